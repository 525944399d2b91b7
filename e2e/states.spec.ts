import type { Page, Route } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { emptyCart, noProduct, openSearch } from './kit/screens';

/** With a query string, for which the server renders nothing: the page sends its queries itself. */
const lists = ['/client/home?category=fruits', '/client/cart?from=link', '/client/order'];

/** Intercepts the page's reads; mutations pass through. */
const meetReads = (page: Page, answer: (route: Route) => Promise<void>): Promise<unknown> =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes('mutation') ? route.continue() : answer(route),
  );

test('lists show that they are loading, and then what has come', async ({ customer: { page } }) => {
  for (const path of lists)
    await test.step(path, async () => {
      let letThrough = (): void => undefined;
      const held = new Promise<void>((resolve) => (letThrough = resolve));
      await meetReads(page, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path);
      const loading = page.getByRole('main').getByRole('status').first();
      await expect(loading).toBeVisible();
      letThrough();
      await expect(loading).toBeHidden();
      await page.unroute('**/graphql');
    });
});

test('lists say when the shop does not answer, and try again', async ({
  customer: { page },
  guard,
}) => {
  guard.expectRefusals(503);
  for (const path of lists)
    await test.step(path, async () => {
      await meetReads(page, (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto(path);
      const alert = page.getByRole('main').getByRole('alert').first();
      await expect(alert).toBeVisible();
      await page.unroute('**/graphql');
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
      await expect(alert).toBeHidden();
    });
});

test('the admin list says when the shop does not answer, tries again, and says when it is empty', async ({
  admin,
  guard,
}) => {
  const { page } = admin;
  guard.expectLostConnections();
  await meetReads(page, (route) => route.abort());
  await page.goto('/admin/listproduct');
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await page.goto('/admin/listproduct?search=nothing+at+all+8c1f');
  await expect(page.getByText(noProduct)).toBeVisible();
});

test('an empty list of products and an empty cart say so, and without orders there is no table', async ({
  customer: { page },
}) => {
  await openSearch(page, 'nothing at all 8c1f');
  await expect(page.getByText(noProduct)).toBeVisible();

  await page.goto('/client/cart');
  await expect(page.getByText(emptyCart)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(0);

  await page.goto('/client/order');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
});
