import { expect, test } from './kit/fixtures';
import { button, expectMessage, failure, field } from './kit/screens';

test.beforeEach(({ page }) => page.goto('/contact-us'));

test('a message is taken, and the landing page follows @main', async ({ page }) => {
  await field(page, 'Full Name').fill('Meera Joshi');
  await field(page, 'Email').fill('meera@shop.in');
  await field(page, 'Subject').fill('Do you bring\nfresh methi before nine?');
  await button(page, 'Submit').click();
  await expectMessage(page, 'Your Response submitted sucessfully');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

test('a short name, a short subject, and a shop that does not answer are told', async ({
  page,
  guard,
}) => {
  const main = page.getByRole('main');
  await expect(main).toContainText('Thane');
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible();

  await field(page, 'Full Name').fill('Mee');
  await field(page, 'Email').fill('meera@shop.in');
  await field(page, 'Subject').fill('Do you bring fresh methi?');
  await button(page, 'Submit').click();
  await expect(page.getByText('FirstName must contain atleast 4 characters').first()).toBeVisible();

  await field(page, 'Full Name').fill('Meera Joshi');
  await field(page, 'Subject').fill('Methi?');
  await button(page, 'Submit').click();
  await expect(page.getByText('Subject must contain atleast 10 characters').first()).toBeVisible();

  guard.expectLostConnections();
  await page.route('**/graphql', (route) => route.abort());
  await field(page, 'Subject').fill('Do you bring fresh methi?');
  await button(page, 'Submit').click();
  await expectMessage(page, failure);
});
