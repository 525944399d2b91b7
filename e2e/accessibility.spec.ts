import type { Page } from '@playwright/test';
import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import {
  adminRoutes,
  button,
  customerRoutes,
  field,
  missingRoute,
  publicRoutes,
  speak,
  visit,
} from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { addAddress, addToCart, moveOrder, payOrder, placeOrder } from './kit/shared';
import { PHONE } from './kit/viewports';

const languages = ['en', 'hi', 'mr'] as const;

/** Checks the screens one after the other. */
async function expectScreens(page: Page, routes: readonly string[]): Promise<void> {
  for (const route of routes)
    await test.step(route, async () => {
      await visit(page, route);
      await expectAccessible(page);
    });
}

/** Every third screen: all exist in each language, with different texts, so the languages share them. */
const byTurns = (routes: readonly string[], turn: number) =>
  routes.filter((_, index) => index % languages.length === turn);

test.describe('axe on', () => {
  for (const [turn, language] of languages.entries()) {
    test(`public screens in ${language}`, async ({ page, guard }) => {
      guard.expectRefusals(404);
      await speak(page, language);
      const others = [...publicRoutes.filter((route) => route !== '/'), missingRoute];
      await expectScreens(page, ['/', ...byTurns(others, turn)]);
    });

    test(`screens of an admin in ${language}`, async ({ admin: { page } }) => {
      test.slow();
      await speak(page, language);
      await expectScreens(page, byTurns(adminRoutes, turn));
    });
  }

  test('every screen of a customer who is new, in hi', async ({ customer: { page } }) => {
    await speak(page, 'hi');
    await expectScreens(page, customerRoutes);
  });

  test('every screen of a customer, in mr', async ({ customer: { page, api }, newProduct }) => {
    await speak(page, 'mr');
    const product = await newProduct();
    await addAddress(api);
    await addToCart(api, product.id, 1);
    const order = await placeOrder(api, 'CARD');
    await addToCart(api, product.id, 2);
    await expectScreens(page, [
      ...customerRoutes,
      `/payment?orderId=${order.id}`,
      `/client/order/${order.id}`,
    ]);
  });

  test('orders and receipts, and both views', async ({ customer, newProduct, adminApi, guard }) => {
    // An unpaid order has no receipt yet.
    guard.expectRefusals(409);
    const { page, api } = customer;
    const product = await newProduct();
    await addToCart(api, product.id, 1);
    const order = await placeOrder(api, 'CARD');
    await payOrder(api, order.id);
    await moveOrder(adminApi, order.id, 'PACKED');
    await addToCart(api, product.id, 1);
    const waiting = await placeOrder(api, 'CARD');
    await expectScreens(page, [
      '/client/order',
      `/client/order/${order.id}`,
      `/client/order/${order.id}/receipt`,
      `/client/order/${waiting.id}/receipt`,
    ]);
    await visit(page, '/client/home');
    for (const view of ['Table', 'Cards']) {
      await button(page, view).click();
      await expectAccessible(page);
    }
  });

  test('a product that an admin changes @main', async ({ admin, newProduct }) => {
    await visit(admin.page, `/admin/addproduct?id=${(await newProduct()).id}`);
    await expectAccessible(admin.page);
  });

  test('the checkout, opened and complaining @main', async ({ customer, newProduct }) => {
    const { page, api } = customer;
    await addToCart(api, (await newProduct()).id, 1);
    await addAddress(api);
    await visit(page, '/client/cart');
    await button(page, 'Add an address').click();
    await button(page, 'Save address').click();
    await field(page, 'Coupon code').fill('NO-SUCH-COUPON');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Coupon code')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await visit(page, '/client/addresses');
    await button(page, 'Edit Home').click();
    await expectAccessible(page);
  });

  test('the cart of a guest, registering and complaining', async ({ page, newProduct }) => {
    const product = await newProduct();
    await visit(page, '/');
    await addToCart(new ShopApi(page.request), product.id, 1);
    await visit(page, '/cart');
    await expectAccessible(page);
    await button(page, 'Log in or register to order').click();
    await button(page, 'Register and continue').click();
    await expect(field(page, 'Your name')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'I have an account' }).click();
    await expectAccessible(page);
  });

  test('the dialogs of orders', async ({ customer, newProduct }) => {
    const { page, api } = customer;
    await addToCart(api, (await newProduct()).id, 1);
    const order = await placeOrder(api);
    await visit(page, `/client/order/${order.id}`);
    await button(page, 'Cancel order').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('orders and offers of an admin, opened', async ({ admin }) => {
    const { page } = admin;
    await visit(page, '/admin/orders/1');
    await expectAccessible(page);
    await visit(page, '/admin/offers');
    await page.getByText('Add a coupon', { exact: true }).click();
    await page.getByText('Add a gift voucher', { exact: true }).click();
    await button(page, 'Add coupon').click();
    await expectAccessible(page);
  });

  test('the screens of links and accounts, opened and complaining', async ({ customer, guard }) => {
    guard.expectRefusals(400);
    const { page } = customer;
    await visit(page, '/reset-password#token=AbCdEfGhIjKlMnOpQrStUv');
    await button(page, 'Save and log in').click();
    await expectAccessible(page);
    await field(page, 'New password').fill('Mangoes@2027');
    await button(page, 'Save and log in').click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page);
    await visit(page, '/confirm-email#token=AbCdEfGhIjKlMnOpQrStUv');
    await expectAccessible(page);
    await visit(page, '/client/account');
    await button(page, 'Change e-mail address').click();
    await button(page, 'Change password').click();
    await expectAccessible(page);
    await button(page, 'Delete my account').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('staff, tokens and the audit log, opened', async ({ admin }) => {
    const { page } = admin;
    await visit(page, '/admin/staff');
    await page.getByText('Add somebody', { exact: true }).click();
    await button(page, 'Send invitation').click();
    await expectAccessible(page);
    await button(page, 'Change role of admin@grocessay.test').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await visit(page, '/admin/tokens');
    await page.getByText('Create a token', { exact: true }).click();
    await button(page, 'Create token').click();
    await expectAccessible(page);
    await visit(page, '/admin/audit');
    await page.getByText('As written down').first().click();
    await expectAccessible(page);
  });

  test('forms that complain @main', async ({ page }) => {
    await visit(page, '/client-login');
    await button(page, 'Login').click();
    await expect(page.getByText('Email is not valid.')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Get a code instead').click();
    await field(page, 'E-mail or phone').fill('nobody@grocessay.test');
    await expectAccessible(page);
    await button(page, 'Send me a code').click();
    await expect(field(page, 'Code of six digits')).toBeFocused();
    await button(page, 'Login').click();
    await expect(page.getByText('The code has six digits')).toBeVisible();
    await expectAccessible(page);
    await visit(page, '/contact-us');
    await button(page, 'Submit').click();
    await expectAccessible(page);
  });

  test('the filters of the shop, on their sheet', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/shop/vegetables');
    await button(page, 'Filters').click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('checkbox', { name: /^In stock/ }).check();
    await sheet.getByRole('radio', { name: /^Up to ₹50/ }).check();
    await expectAccessible(page);
  });

  test('the suggestions of the search', async ({ page }) => {
    await visit(page, '/shop');
    await page.getByRole('combobox', { name: 'Search products' }).pressSequentially('tom');
    await expect(page.getByRole('grid', { name: 'Suggestions' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page);
  });

  test('the Redeem Gift dialog', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Redeem Gift' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});
