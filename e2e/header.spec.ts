import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { headerLink, logInAsCustomer } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { register } from './kit/shared';

/** 'Logout' in the header: it is an action, but may be rendered like one of the links. */
const logoutControl = (page: Page) => {
  const header = page.getByRole('banner');
  return header.getByRole('button', { name: 'Logout' }).or(headerLink(page, 'Logout'));
};

/** Follows the header's links: each must open its route and be the only one highlighted there. */
async function followLinks(page: Page, links: Record<string, string>): Promise<void> {
  for (const [name, route] of Object.entries(links)) {
    await headerLink(page, name).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(route);
    await expect(headerLink(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveCount(1);
  }
}

test('a guest has the six links', async ({ page }) => {
  await page.goto('/contact-us');
  await followLinks(page, {
    Home: '/',
    Register: '/client-register',
    ClientLogin: '/client-login',
    AdminLogin: '/admin-login',
    Aboutus: '/about-us',
    'Customer Support': '/contact-us',
  });
  await expect(page.getByText('Logout')).toHaveCount(0);
});

test('a customer has Home, Cart List, Order and Logout', async ({ customer }) => {
  const { page } = customer;
  await page.goto('/client/order');
  await followLinks(page, {
    Home: '/client/home',
    'Cart List': '/client/cart',
    Order: '/client/order',
  });
  await expect(headerLink(page, 'ClientLogin')).toHaveCount(0);
});

test('an admin has Home, Add Grocessay, List Grocessay and Logout', async ({ admin }) => {
  const { page } = admin;
  await page.goto('/admin/listproduct');
  await followLinks(page, {
    Home: '/admin/home',
    'Add Grocessay': '/admin/addproduct',
    'List Grocessay': '/admin/listproduct',
  });
  await expect(headerLink(page, 'AdminLogin')).toHaveCount(0);
});

/** Logs out and expects nothing to remain: storage, session, header. */
async function expectCleanLogout(page: Page, whoAmI: string): Promise<void> {
  const api = new ShopApi(page.request);
  expect(await api.call(whoAmI)).not.toBeNull();
  await logoutControl(page).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await expect(headerLink(page, 'ClientLogin')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await api.call(whoAmI)).toBeNull();
}

test('logout of a customer clears the storage, ends the session and goes to the root', async ({
  customer,
}) => {
  await customer.page.goto('/client/home');
  await customer.page.evaluate(() => localStorage.setItem('something else', 'of the shop'));
  await expectCleanLogout(customer.page, '{ me { id } }');
});

test('logout of an admin does the same', async ({ admin }) => {
  // The queries of the first screen have completed: after the session ends, they would be refused.
  await admin.page.goto('/admin/home', { waitUntil: 'networkidle' });
  await expectCleanLogout(admin.page, '{ currentAdmin { id } }');
});

test('the category cards lead a guest to the login and a customer to the products', async ({
  page,
}) => {
  await page.goto('/');
  const viewAll = page.getByRole('link', { name: /View All/ });
  await expect(viewAll).toHaveCount(8);
  await viewAll.first().click();
  await expect(page).toHaveURL(/\/client-login/);

  const customer = await register(new ShopApi(page.request));
  await logInAsCustomer(page, customer.email, customer.password);
  await expect(page).toHaveURL(/\/client\/home/);
  await page.goto('/');
  await viewAll.first().click();
  await expect(page).toHaveURL(/\/client\/home/);
  const heading = page.getByRole('heading', { level: 1, name: 'Fruits' });
  await expect(heading).toBeVisible();
  // The server does not know the category: hydration must still work without an error.
  await page.reload();
  await expect(heading).toBeVisible();
});
