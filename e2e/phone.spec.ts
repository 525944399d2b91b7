import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import {
  adminRoutes,
  customerRoutes,
  headerLink,
  missingRoute,
  publicRoutes,
  visit,
} from './kit/screens';
import { addAddress, addToCart, moveOrder, placeOrder } from './kit/shared';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window: width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, 'width of the content').toBeLessThanOrEqual(width);
}

for (const route of [...publicRoutes, missingRoute])
  test(`${route} needs no sideways scrolling`, async ({ page, guard }) => {
    if (route === missingRoute) guard.expectRefusals(404);
    await visit(page, route);
    await expectNoSidewaysScroll(page);
  });

test('what is searched for may be one long word', async ({ page, newProduct }) => {
  const { name } = await newProduct({ name: `Interminable${randomUUID().replaceAll('-', '')}` });
  await visit(page, `/shop?search=${name}`);
  await expect(page.getByRole('main').getByRole('article')).toContainText(name);
  await expectNoSidewaysScroll(page);
});

test('no screen of a customer needs sideways scrolling', async ({
  customer,
  newProduct,
  adminApi,
}) => {
  const { page, api } = customer;
  const product = await newProduct();
  await addToCart(api, product.id, 1);
  const order = await placeOrder(api);
  await moveOrder(adminApi, order.id, 'PACKED');
  await addToCart(api, product.id, 1);
  const waiting = await placeOrder(api, 'CARD');
  await addToCart(api, product.id, 2);
  await addAddress(api);
  for (const route of [
    ...customerRoutes,
    `/client/order/${order.id}`,
    `/client/order/${order.id}/receipt`,
    `/payment?orderId=${waiting.id}`,
  ]) {
    await visit(page, route);
    await expectNoSidewaysScroll(page);
  }
});

test('no screen of an admin needs sideways scrolling', async ({ admin }) => {
  for (const route of [...adminRoutes, '/admin/orders/1']) {
    await visit(admin.page, route);
    await expectNoSidewaysScroll(admin.page);
  }
});

test('the menu holds the links, and closes with Esc and after a choice', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(headerLink(page, 'Aboutus')).toBeHidden();
  await menu.click();
  await expect(headerLink(page, 'Aboutus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(headerLink(page, 'Aboutus')).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await headerLink(page, 'Aboutus').click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(headerLink(page, 'Aboutus')).toBeHidden();
});

test('cards are the default on a phone', async ({ customer, newProduct }) => {
  const { page } = customer;
  const product = await newProduct();
  await page.goto(`/client/home?search=${encodeURIComponent(product.name)}`);
  await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
});

test('the order is placed from a phone with the button that stays in reach @main', async ({
  customer,
  newProduct,
}) => {
  const { page, api } = customer;
  for (let count = 0; count < 4; count++) await addToCart(api, (await newProduct()).id, 1);
  await addAddress(api);
  await page.goto('/client/cart');
  await page.getByRole('radio', { name: /cash on delivery/i }).check();
  const place = page.getByRole('button', { name: /^Place Order · ₹/ });
  await expect(place).toBeInViewport({ ratio: 1 });
  await place.click();
  await expect(page).toHaveURL(/\/client\/order$/);
});
