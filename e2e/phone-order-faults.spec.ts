import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { button, field } from './kit/screens';
import { newPhone } from './kit/shared';
import { type ShopApi } from './kit/shop-api';

/** Enters everything of an order except its products. */
async function startOrder(page: Page): Promise<string> {
  const phone = newPhone();
  await page.goto('/admin/phone-order');
  await page.getByRole('combobox', { name: 'Phone or name' }).fill(phone);
  await field(page, 'Name of a new customer').fill('Asha Patil');
  await field(page, 'House and street').fill('B-12 Lake View');
  await field(page, 'Pin code').fill('400601');
  return phone;
}

async function addProduct(page: Page, name: string, pieces: number): Promise<void> {
  await page.getByRole('combobox', { name: 'Add a product' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await field(page, `Pieces of ${name}`).fill(String(pieces));
}

const stockOf = async (api: ShopApi, id: string) =>
  (
    await api.call<{ stockQuantity: number }>(
      'query Stock($id: ID!) { product(id: $id) { stockQuantity } }',
      { id },
    )
  ).stockQuantity;

const setStock = (api: ShopApi, productId: string, expected: number, value: number) =>
  api.call(
    `mutation SetStock($productId: ID!, $expected: Int!, $value: Int!) {
      setStock(productId: $productId, expected: $expected, value: $value) { stockQuantity }
    }`,
    { productId, expected, value },
  );

test('an order whose answer is lost is one order when it is sent again', async ({
  admin: { page },
  adminApi,
  newProduct,
  guard,
}) => {
  const { id, name } = await newProduct({ mrpPaise: 12_000, stockQuantity: 9 });
  await startOrder(page);
  await addProduct(page, name, 2);
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes('TakePhoneOrder')) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  guard.expectLostConnections();
  await button(page, 'Take order · ₹240').click();
  await expect(page.getByRole('alert')).toContainText('The shop cannot be reached');
  await expect(field(page, `Pieces of ${name}`)).toHaveValue('2');
  await button(page, 'Take order · ₹240').click();
  await expect(page.getByText('The order is placed. Its number:')).toBeVisible();
  expect(await stockOf(adminApi, id)).toBe(7);
});

test('what was sold meanwhile is said at its line, and everything else stays', async ({
  admin: { page },
  adminApi,
  newProduct,
  guard,
}) => {
  const { id, name } = await newProduct({ mrpPaise: 12_000, stockQuantity: 9 });
  await startOrder(page);
  await addProduct(page, name, 5);
  await expect(button(page, 'Take order · ₹600')).toBeVisible();
  await setStock(adminApi, id, 9, 3);
  guard.expectRefusals(409);
  await button(page, 'Take order · ₹600').click();
  await expect(field(page, `Pieces of ${name}`)).toBeFocused();
  await expect(page.getByText(`Only 3 left of ${name}`).first()).toBeVisible();
  await expect(field(page, 'House and street')).toHaveValue('B-12 Lake View');
  await field(page, `Pieces of ${name}`).fill('3');
  await button(page, 'Take order · ₹360').click();
  await expect(page.getByText('The order is placed. Its number:')).toBeVisible();
});

test('a price that changed meanwhile is told before the order is placed', async ({
  admin: { page },
  adminApi,
  newProduct,
  guard,
}) => {
  const { id, name } = await newProduct({ mrpPaise: 12_000, stockQuantity: 9 });
  await startOrder(page);
  await addProduct(page, name, 1);
  await expect(button(page, 'Take order · ₹120')).toBeVisible();
  await adminApi.call(
    'mutation Raise($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }',
    { id, input: { mrpPaise: 13_000 } },
  );
  guard.expectRefusals(409);
  await button(page, 'Take order · ₹120').click();
  await expect(page.getByRole('alert')).toContainText('The total is now ₹130, not ₹120');
  await button(page, 'Take order · ₹130').click();
  await expect(page.getByText('The order is placed. Its number:')).toBeVisible();
});

test('who logs out leaves nothing of the caller behind', async ({ admin: { page } }) => {
  await startOrder(page);
  await page.reload();
  await expect(field(page, 'House and street')).toHaveValue('B-12 Lake View');
  await page.getByRole('banner').getByText('Logout').click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => sessionStorage.getItem('phone-order'))).toBeNull();
});
