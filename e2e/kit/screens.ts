import { expect, type Locator, type Page } from '@playwright/test';
import { adminPaths } from '../../frontend/src/staff/admin-paths';
import { type CustomerData } from './shared';

/** Shows the shop in a language from the next page on, as if chosen in the header. */
export const speak = (page: Page, language: 'en' | 'hi' | 'mr') =>
  page
    .context()
    .addCookies([{ name: 'language', value: language, url: process.env['E2E_BASE_URL'] ?? '' }]);

export const publicRoutes = [
  '/',
  '/shop',
  '/shop/vegetables?sort=UNIT_PRICE&inStock=true',
  '/shop?search=no+such+thing+on+earth',
  '/product/1',
  '/categories',
  '/cart',
  '/contact-us',
  '/about-us',
  '/client-register',
  '/client-login',
  '/admin-login',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/stop-price-mails',
  '/substitute-question',
];
/** A path without a page. */
export const missingRoute = '/no-such-page';
export const customerRoutes = [
  '/client/home',
  '/client/cart',
  '/client/order',
  '/client/addresses',
  '/client/account',
  '/client/list',
  '/client/wishlist',
  '/client/buy-again',
  '/payment',
];
/** The screens of the staff console, except those of a single record. */
export const adminRoutes = Object.values(adminPaths).filter(
  (path) => path.startsWith('/admin/') && !path.includes(':'),
);

export const loginFailure = 'Something going wrong in login!!pl try again';
export const failure = 'Something going wrong!!pl try again';
export const noProduct = 'No product is available in list';
export const emptyCart = 'No product available in cart';

const followedOrder = /^\/client\/order\/\d+$/;

/** Opens a screen and waits until it is loaded: its heading is visible and no request is pending. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  // The page of an order and the day board keep a live stream open.
  if (route.startsWith('/admin/board')) await expect(page.locator('.status-totals')).toBeVisible();
  else if (followedOrder.test(route)) await expect(page.locator('#order-bill')).toBeVisible();
  else await page.waitForLoadState('networkidle');
}

/** The message with this text, shown as an accessible alert or status. */
export const message = (page: Page, text: string): Locator =>
  page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: text }).first();

/** Waits until a closed dialog has removed its history entry: navigating before that would be undone. */
export const dialogClosed = (page: Page) =>
  expect.poll(() => page.evaluate(() => Boolean(history.state?.isOverlay))).toBe(false);

/** Waits until a message is shown. */
export const expectMessage = (page: Page, text: string): Promise<void> =>
  expect(message(page, text)).toBeVisible();

/** A link of the header. */
export const headerLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** A field of a form on the screen, by its specified label. */
export const field = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true });

/** A button of the screen, not of the header. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name });

/** Fills in the whole registration form. */
export async function fillRegistration(page: Page, customer: CustomerData): Promise<void> {
  await field(page, 'FirstName').fill(customer.firstName);
  await field(page, 'LastName').fill(customer.lastName);
  await field(page, 'Email').fill(customer.email);
  await field(page, 'Date Of Birth').fill(customer.dateOfBirth);
  await field(page, 'Gender').selectOption({ label: 'female' });
  await field(page, 'Phone').fill(customer.phone);
  await field(page, 'District').fill(customer.district);
  await field(page, 'ZipCode').fill(customer.zipCode);
  await field(page, 'state').fill(customer.state);
  await field(page, 'Password').fill(customer.password);
}

/** Logs in with the customer's form, which must be on the screen. */
export async function logInAsCustomer(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'User Name').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Login').click();
}

/** Logs in with the admin's form, which must be on the screen. */
export async function logInAsAdmin(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Log In').click();
}

/** The table row with this text. */
export const rowWith = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text });

/** Opens the customer's product list with a search. */
export const openSearch = async (page: Page, text: string): Promise<void> => {
  await page.goto(`/client/home?search=${encodeURIComponent(text)}`);
};

/** Adds a product from the table of the product list. */
export async function addFromTable(page: Page, name: string, quantity: string): Promise<void> {
  const row = rowWith(page, name);
  await row.getByRole('spinbutton').fill(quantity);
  await row.getByRole('button', { name: 'Add to Cart' }).click();
}

/** Specified: one second after the list has loaded, its order quantities are reset to 0. */
export async function waitForQuantityReset(page: Page, name: string): Promise<void> {
  const quantity = rowWith(page, name).getByRole('spinbutton');
  await quantity.fill('7');
  await expect(quantity).toHaveValue('0');
}

/** Pays with the sandbox's always approved card, or another one. */
export async function payByCard(page: Page, cardNumber = '4242424242424242'): Promise<void> {
  await field(page, 'Name On the Card').fill('Meera Joshi');
  await field(page, 'Card Number').fill(cardNumber);
  await field(page, 'Exp year on card').fill('2031');
  await field(page, 'cvv').fill('123');
  await button(page, 'Make Payment').click();
}

/** Deletes a product in the admin's list, and confirms. */
export async function deleteInTable(page: Page, name: string): Promise<void> {
  await rowWith(page, name)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

/** ADD of a product of the demo shop: other journeys delete theirs, whose names end with hexadecimal digits. */
export const ADD_FROM_DEMO = /^ADD .*[^\da-f]$/i;
