import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { fromRoot } from '../scripts/lib/paths.mjs';
import { expect, test } from './kit/fixtures';
import { visit } from './kit/screens';
import type { ShopApi } from './kit/shop-api';
import { addAddress, addToCart, moveOrder, newCode, payOrder, placeOrder } from './kit/shared';

/** Payloads that would set a mark on the window if they were interpreted as more than text. */
const SCRIPT = '<script>window.wasHere=1</script>';
const PICTURE = '<img src=x onerror="window.wasHere=1">';
const ATTRIBUTE = `"'><svg onload="window.wasHere=1">`;
const TEMPLATE = '{{constructor.constructor("window.wasHere=1")()}}${window.wasHere=1}';
const ADDRESS = `/media/food/1f96d.webp?"'><script>window.wasHere=1</script>`;

/** A unique text that a screen shows. */
const marked = (payload: string) => `${randomUUID().slice(0, 8)} ${payload}`;

/** Opens a screen with texts of other people: they must be readable, and must not have been executed. */
async function expectText(page: Page, route: string, ...texts: string[]): Promise<void> {
  await visit(page, route);
  for (const text of texts) await expect(page.getByText(text).first()).toBeAttached();
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(false);
  await expect(
    page.locator('script:not([src]):not([type="application/ld+json"], #initial-cache)'),
  ).toHaveCount(0);
  await expect(page.locator('[onerror], [onload], iframe, object, embed')).toHaveCount(0);
}

async function call(api: ShopApi, operation: string, input: object): Promise<unknown> {
  return api.call(operation, { input });
}

test('what is in a product is text, in the shop and for the admin', async ({
  customer: { page, api },
  newProduct,
  adminApi,
}) => {
  const name = marked(PICTURE);
  const product = await newProduct({
    name,
    description: SCRIPT,
    imageUrl: ADDRESS,
    unit: ATTRIBUTE,
  } as object);
  await addToCart(api, product.id, 1);
  await expectText(page, `/client/home?search=${name.slice(0, 8)}`, name, SCRIPT);
  await expectText(page, `/shop?search=${name.slice(0, 8)}`, name);
  await expectText(page, `/product/${product.id}`, name, SCRIPT);
  await expectText(page, '/client/cart', name);
  const { id } = await placeOrder(api, 'CARD');
  await expectText(page, `/payment?orderId=${id}`);
  await payOrder(api, id);
  await moveOrder(adminApi, id, 'PACKED');
  await expectText(page, '/client/order', name);
  await expectText(page, `/client/order/${id}`, name);
  await expectText(page, `/client/order/${id}/receipt`, name);
});

test('what is in a product is text on the screens of the shop', async ({
  admin: { page },
  newProduct,
}) => {
  const name = marked(ATTRIBUTE);
  const { id } = await newProduct({
    name,
    description: TEMPLATE,
    imageUrl: ADDRESS,
    unit: SCRIPT,
  } as object);
  await expectText(page, `/admin/listproduct?search=${name.slice(0, 8)}`, name);
  await visit(page, `/admin/addproduct?id=${id}`);
  await expect(page.getByRole('main').getByLabel('Product Name', { exact: true })).toHaveValue(
    name,
  );
  await expectText(page, '/admin/audit');
});

test('what customers write is text for those who read it', async ({
  customer: { page: customerPage, api },
  browser,
  newProduct,
  adminApi,
  baseURL,
}) => {
  const name = marked(PICTURE);
  const line1 = marked(SCRIPT);
  const hostile = { label: SCRIPT, recipientName: name, line2: ATTRIBUTE, instructions: SCRIPT };
  await addAddress(api, { ...hostile, line1 });
  await addToCart(api, (await newProduct()).id, 1);
  const { id } = await placeOrder(api);
  await call(api, 'mutation ($input: ContactInput!) { contact(input: $input) { id } }', {
    fullName: name,
    email: 'meera@grocessay.test',
    subject: line1,
  });
  await expectText(customerPage, '/client/addresses', name, line1);
  await expectText(customerPage, `/client/order/${id}`, name, line1);
  await expectText(customerPage, '/client/account');

  const context = await browser.newContext({
    baseURL,
    storageState: await adminApi.request.storageState(),
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('dialog', (dialog) => said.push(dialog.message()));
  await page.addInitScript(() => localStorage.setItem('admin', '1'));
  await expectText(page, '/admin/orders');
  await expectText(page, `/admin/orders/${id}`, name, line1);
  await expectText(page, '/admin/messages', name, line1);
  await expectText(page, '/admin/audit');
  expect(said).toEqual([]);
  await context.close();
});

test('what is in an offer and a refund is text', async ({
  customer: { page, api },
  newProduct,
  adminApi,
}) => {
  const description = marked(PICTURE);
  const reason = marked(SCRIPT);
  // One percent is never the best offer, so that no other test is affected.
  const coupon = { code: newCode('SAVE'), description, percent: 1 };
  await call(
    adminApi,
    'mutation ($input: CouponInput!) { addCoupon(input: $input) { totalLimit } }',
    coupon,
  );
  await addToCart(api, (await newProduct({ mrpPaise: 100_000 })).id, 1);
  const { id } = await placeOrder(api, 'CARD', { couponCode: coupon.code });
  const { id: paymentId } = await payOrder(api, id);
  const refund = { paymentId, amountPaise: 100, reason, idempotencyKey: randomUUID() };
  await call(
    adminApi,
    'mutation ($input: RefundInput!) { refundPayment(input: $input) { id } }',
    refund,
  );
  await expectText(page, `/client/order/${id}`, reason);
  await expectText(page, '/', description);
});

test('what is in an offer and a token is text for the staff', async ({
  admin: { page },
  adminApi,
}) => {
  const description = marked(ATTRIBUTE);
  const coupon = { code: newCode('SAVE'), description, percent: 1 };
  await call(
    adminApi,
    'mutation ($input: CouponInput!) { addCoupon(input: $input) { totalLimit } }',
    coupon,
  );
  await expectText(page, '/admin/offers', description);
  const name = marked(PICTURE).slice(0, 60);
  const token = { name, scopes: ['READ_ORDERS'], expiresInDays: 1 };
  await call(
    adminApi,
    'mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { token } }',
    token,
  );
  await expectText(page, '/admin/tokens', name);
});

test('what comes with a file is text', async ({ customer: { page } }) => {
  const folder = process.env['E2E_DATA_DIR'] ?? '';
  const name = marked(SCRIPT);
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const cells = [
    randomUUID(),
    name,
    'fruits',
    PICTURE,
    'a <b>piece</b>',
    '12.50',
    '5',
    ADDRESS.replaceAll(' ', ''),
    ATTRIBUTE,
  ];
  const file = join(folder, 'injection.csv');
  await writeFile(
    file,
    `sku,name,category,description,unit,mrp,stock,picture,aliases\n${cells.map(cell).join(',')}\n`,
  );
  const command = [fromRoot('backend/dist/cli.js'), 'catalogue:import', file];
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, DATABASE_URL: '' };
  await promisify(execFile)(process.execPath, command, { cwd: folder, env });
  await expectText(page, `/client/home?search=${name.slice(0, 8)}`, name, PICTURE);
});
