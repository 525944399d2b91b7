import type { Page, Route } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { emptyCart, noProduct, openSearch } from './kit/screens';

/** With a query string, for which the server renders nothing: the page sends its queries itself. */
const lists = ['/client/home?category=fruits', '/client/cart?from=link', '/client/order'];

/** Meets the page's reads with something else; what changes data goes through. */
const meetReads = (page: Page, answer: (route: Route) => Promise<void>): Promise<unknown> =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes('mutation') ? route.continue() : answer(route),
  );

for (const path of lists) {
  test(`${path} shows that it is loading, and then what has come`, async ({ customer }) => {
    const { page } = customer;
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
  });

  test(`${path} says when the shop does not answer, and tries again`, async ({
    customer,
    guard,
  }) => {
    const { page } = customer;
    guard.expectRefusals(503);
    await meetReads(page, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(path);
    const alert = page.getByRole('main').getByRole('alert').first();
    await expect(alert).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
    await expect(alert).toBeHidden();
  });
}

test('the admin list says when the shop does not answer, and tries again', async ({
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
});

test('an empty list of products says so to a customer and to an admin', async ({ customer }) => {
  await openSearch(customer.page, 'nothing at all 8c1f');
  await expect(customer.page.getByText(noProduct)).toBeVisible();
});

test('an empty list of products says so to an admin', async ({ admin }) => {
  await admin.page.goto('/admin/listproduct?search=nothing+at+all+8c1f');
  await expect(admin.page.getByText(noProduct)).toBeVisible();
});

test('an empty cart says so', async ({ customer }) => {
  await customer.page.goto('/client/cart');
  await expect(customer.page.getByText(emptyCart)).toBeVisible();
  await expect(customer.page.getByRole('button', { name: 'Place Order' })).toHaveCount(0);
});

test('without orders there is no table of orders', async ({ customer }) => {
  await customer.page.goto('/client/order');
  await expect(customer.page.getByRole('heading', { level: 1 })).toBeVisible();
  await customer.page.waitForLoadState('networkidle');
  await expect(customer.page.getByRole('main').getByRole('table')).toHaveCount(0);
});
