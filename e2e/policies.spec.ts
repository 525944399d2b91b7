import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { openRendered } from './kit/rendered-page';
import { button, expectMessage, field, speak } from './kit/screens';
import { PHONE } from './kit/viewports';

test('an owner writes who hears complaints, and customers read it on a phone', async ({
  desk,
  page,
}) => {
  await desk.goto('/admin/policies');
  const policy = field(desk, 'Policy');
  await policy.selectOption({ label: 'Grievance Officer' });
  await field(desk, 'Language').selectOption({ label: 'मराठी' });
  const officer = `आशा केळकर ${Date.now()}`;
  await field(desk, 'Text').fill(`## तक्रार निवारण अधिकारी\n${officer}`);
  await expectAccessible(desk);
  await button(desk, 'Save the policy').click();
  await expectMessage(desk, 'The policy is saved');

  await page.setViewportSize(PHONE);
  await page.goto('/');
  const footer = page.getByRole('navigation', { name: 'Policies' });
  await footer.getByRole('link', { name: 'Returns and refunds' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Returns and refunds' })).toBeVisible();
  await expectAccessible(page);
  await speak(page, 'mr');
  await openRendered(page, '/policies/grievance');
  await expect(page.getByText(officer)).toBeVisible();
  await expectAccessible(page);

  await field(desk, 'Text').fill('');
  await button(desk, 'Save the policy').click();
  await expect(field(desk, 'Text')).toHaveValue('');
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the terms of sale can be read', async ({ page }) => {
    await openRendered(page, '/policies/terms');
    await expect(page.getByRole('heading', { level: 2, name: 'Prices' })).toBeVisible();
  });
});
