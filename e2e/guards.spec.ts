import { shopAdmin } from '../scripts/lib/shop-server.mjs';
import { expect, storeAuthorization, test } from './kit/fixtures';
import { logInAsAdmin, logInAsCustomer } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { register } from './kit/shared';

// A test without a browser checks that every route has its guard (frontend/src/app/guards.test.tsx).
test('an address of customers sends a guest to the login, and comes back after it', async ({
  page,
}) => {
  const customer = await register(new ShopApi(page.request));
  await page.goto('/client/addresses');
  await expect(page).toHaveURL(/\/client-login/);
  await logInAsCustomer(page, customer.email, customer.password);
  await expect(page).toHaveURL(/\/client\/addresses$/);
});

test('an address of the console sends a guest to the admin login, and comes back with its query', async ({
  page,
}) => {
  await page.goto('/admin/stock');
  await expect(page).toHaveURL(/\/admin-login/);
  const route = '/admin/addproduct?id=1';
  await page.goto(route);
  await expect(page).toHaveURL(/\/admin-login/);
  await logInAsAdmin(page, shopAdmin.email, shopAdmin.password);
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(route);
});

test('a customer is sent to the admin login from /admin', async ({ customer }) => {
  await customer.page.goto('/admin/listproduct');
  await expect(customer.page).toHaveURL(/\/admin-login/);
});

test('a stored id without a session opens nothing', async ({ page, guard }) => {
  guard.expectRefusals(401);
  await storeAuthorization(page.context(), 'token', '1');
  await page.goto('/client/order');
  await expect(page).toHaveURL(/\/client-login/);
});

test('a path that is nowhere says so, with the status of it, and leads home', async ({
  page,
  guard,
}) => {
  guard.expectRefusals(404);
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
