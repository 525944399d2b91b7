import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, storeAuthorization, test } from '../kit/fixtures';
import { giveRound } from '../kit/rounds';
import { button, field, visit } from '../kit/screens';
import { ShopApi } from '../kit/shop-api';
import { acceptInvitation, inviteStaff } from '../kit/staff';
import {
  addAddress,
  addToCart,
  customerInput,
  logIn,
  moveOrder,
  payOrder,
  placeOrder,
  register,
} from '../kit/shared';

/** The screenshots of the shopkeepers' guide: the console on the evening before a delivery day. */
const folder = process.env['SCREENSHOT_FOLDER'] ?? '';
const largestKilobytes = 100;

const dayMs = 24 * 60 * 60 * 1000;
const tomorrow = new Date(Date.now() + dayMs).toLocaleDateString('en-CA', {
  timeZone: 'Asia/Kolkata',
});

const households = [
  { firstName: 'Sunita', lastName: 'Kulkarni', phone: '9820011201', area: 'Naupada' },
  { firstName: 'Rahul', lastName: 'Deshmukh', phone: '9820011202', area: 'Vartak Nagar' },
  { firstName: 'Fatima', lastName: 'Shaikh', phone: '9820011203', area: 'Panchpakhadi' },
  { firstName: 'Anil', lastName: 'Gaikwad', phone: '9820011204', area: 'Kopri' },
  { firstName: 'Priya', lastName: 'Nair', phone: '9820011205', area: 'Majiwada' },
] as const;
const windows = [540, 420, 1020, 420, 1140];

const shortDesk = { width: 1280, height: 560 };
const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** An order of a household, with its logged-in clients. */
interface HouseholdOrder {
  id: string;
  api: ShopApi;
  customerId: string;
}

/** Orders of some households for tomorrow, some paid. */
async function fillTomorrow(
  admin: ShopApi,
  newApi: () => Promise<ShopApi>,
): Promise<HouseholdOrder[]> {
  const { items } = await admin.call<{ items: { id: string; stockQuantity: number }[] }>(
    `{ products(inStock: true, pageSize: 24) { items { id stockQuantity } } }`,
  );
  const products = items.filter(({ stockQuantity }) => stockQuantity >= 25);
  const orders: HouseholdOrder[] = [];
  for (const [index, { area, ...person }] of households.entries()) {
    const api = await newApi();
    const email = `${person.firstName.toLowerCase()}@example.in`;
    const profile = await register(api, customerInput({ ...person, email }));
    await logIn(api, profile);
    await addAddress(api, {
      ...{ recipientName: `${person.firstName} ${person.lastName}`, phone: person.phone },
      ...{ line1: `${index + 3}, Shivaji Path`, line2: area },
    });
    for (const [at, { id }] of products.slice(index, index + 4).entries())
      await addToCart(api, id, at + 1);
    const slot = { deliverySlotId: `${tomorrow}/${windows[index]}` };
    const { id } = await placeOrder(api, index % 2 === 0 ? 'CARD' : 'CASH_ON_DELIVERY', slot);
    if (index % 2 === 0) await payOrder(api, id);
    orders.push({ id, api, customerId: profile.id });
  }
  return orders;
}

/** Delivers an order, of which the customer then reports a piece. */
async function reportPiece(admin: ShopApi, { id, api }: HouseholdOrder): Promise<void> {
  for (const to of ['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED']) await moveOrder(admin, id, to);
  const { lines } = await api.call<{ lines: { id: string }[] }>(
    'query ($id: ID!) { order(id: $id) { lines { id } } }',
    { id },
  );
  const input = {
    ...{ orderId: id, kind: 'DAMAGED', lines: [{ orderLineId: lines[1]?.id, quantity: 1 }] },
    ...{ text: 'The pack was open.', idempotencyKey: 'report-for-the-guide' },
  };
  await api.call(
    'mutation ($input: ReportProblemInput!) { reportOrderProblem(input: $input) { id } }',
    { input },
  );
}

async function take(page: Page, name: string, route?: string): Promise<void> {
  if (route) await visit(page, route);
  await page.evaluate(() => document.fonts.ready);
  // Playwright's screenshots are PNG or JPEG, which are twice as large.
  const session = await page.context().newCDPSession(page);
  const options = { format: 'webp', quality: 80 } as const;
  const { data } = await session.send('Page.captureScreenshot', options);
  await session.detach();
  const picture = Buffer.from(data, 'base64');
  writeFileSync(join(folder, `guide-${name}.webp`), picture);
  expect(picture.length / 1024).toBeLessThan(largestKilobytes);
}

/** A page with the login of an API client. */
async function pageOf(
  browser: Browser,
  { request }: ShopApi,
  key: 'admin' | 'token',
  id: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    storageState: await request.storageState(),
    ...{ viewport, baseURL: process.env['E2E_BASE_URL'], reducedMotion: 'reduce' },
  });
  await storeAuthorization(context, key, id);
  return context.newPage();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the login', async ({ page }) => {
  await page.setViewportSize(shortDesk);
  await take(page, 'login', '/admin-login');
});

test('a day in the console', async ({
  admin: { page },
  adminApi,
  browser,
  playwright,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const newApi = async () => new ShopApi(await playwright.request.newContext({ baseURL }));
  const orders = await fillTomorrow(adminApi, newApi);
  const [reported, first, toPick, second, last] = orders.map(({ id }) => id);
  const [customer, packed] = orders;
  if (!customer || !packed || !first || !second || !last) throw new Error('No order was placed.');
  await adminApi.call('mutation ($input: ContactInput!) { contact(input: $input) { id } }', {
    input: {
      ...{ fullName: 'Meera Joshi', email: 'meera@example.in' },
      subject: 'Do you bring fresh methi before nine?',
    },
  });

  await page.setViewportSize(desk);
  await take(page, 'print', `/admin/print?day=${tomorrow}&slot=420`);
  for (const id of [first, second, last]) await moveOrder(adminApi, id, 'PACKED');
  await take(page, 'home', '/admin/home');
  await take(page, 'board', `/admin/board?day=${tomorrow}`);
  await take(page, 'order', `/admin/orders/${first}`);
  await take(page, 'order-search', '/admin/order-search');
  await take(page, 'customer', `/admin/customers/${customer.customerId}`);
  await take(page, 'delivery', '/admin/delivery');
  await visit(page, '/admin/phone-order');
  await page.keyboard.type(households[0].phone);
  await page.getByRole('option', { name: households[0].phone }).waitFor();
  await page.keyboard.press('Enter');
  await button(page, `The same again as order ${reported}`).click();
  await take(page, 'phone-order');

  const rider = await newApi();
  const riderEmail = await inviteStaff(adminApi, 'RIDER', 'vijay@grocessay.test');
  const riderId = await acceptInvitation(rider, riderEmail);
  await giveRound(adminApi, riderId, [first, second]);
  await take(page, 'rounds', `/admin/rounds?day=${tomorrow}`);
  await take(await pageOf(browser, rider, 'admin', riderId, phone), 'my-round', '/admin/my-round');

  await reportPiece(adminApi, customer);
  await take(page, 'products', '/admin/listproduct');
  await take(page, 'product-form', '/admin/addproduct?id=1');
  await take(page, 'offers', '/admin/offers');
  await take(page, 'account', '/admin/account');
  await take(page, 'audit', '/admin/audit');
  await page.setViewportSize(shortDesk);
  await take(page, 'reports', '/admin/reports');
  await take(page, 'messages', '/admin/messages');
  await take(page, 'staff', '/admin/staff');
  const { api, customerId, id } = packed;
  const receipt = await pageOf(browser, api, 'token', customerId, desk);
  await take(receipt, 'receipt', `/client/order/${id}/receipt`);

  await page.setViewportSize(phone);
  await take(page, 'board-phone', `/admin/board?day=${tomorrow}`);
  await take(page, 'picking', `/admin/picking?orders=${toPick}`);
});

const supplierList = [
  'Item code,Item name,MRP,Selling price,Brand,Category',
  'VT-1,Kolhapuri Jaggery 500 g,68.50,65,Deccan,Sugar & Jaggery',
  'VT-2,Alphonso Mango Pulp 850 g,210,189,Konkan,Tins',
  'VT-3,Roasted Makhana 100 g,145,,Deccan,Namkeen',
  'VT-4,Cold Pressed Groundnut Oil 1 l,320,299,Sahyadri,Edible Oils',
].join('\n');

test('catalogue and stock in the console', async ({ admin: { page }, adminApi }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(desk);
  await take(page, 'product-table', '/admin/products');

  await visit(page, '/admin/bulk-changes');
  await field(page, 'Category').selectOption('Beverages');
  await field(page, 'Of which price').selectOption('MRP');
  await field(page, 'Percent').fill('5');
  await button(page, 'Preview').click();
  await page.getByRole('button', { name: /^Change \d+ products$/ }).waitFor();
  await take(page, 'bulk-changes');

  await take(page, 'low-stock', '/admin/stock');
  await visit(page, '/admin/imports');
  const buffer = Buffer.from(supplierList);
  const file = { name: 'vashi-traders.csv', mimeType: 'text/csv', buffer };
  await field(page, 'Choose a file').setInputFiles(file);
  await page.getByRole('button', { name: /^Import \d+ product/ }).waitFor();
  await take(page, 'import');

  const addLocation =
    'mutation ($input: StockLocationInput!) { addStockLocation(input: $input) { id } }';
  await adminApi.call(addLocation, { input: { name: 'Godown at Kolshet' } });
  // Last: leaving the bill asks about what is unsaved.
  await visit(page, '/admin/stock?part=receive');
  const { items } = await adminApi.call<{ items: { sku: string; name: string }[] }>(
    '{ products(pageSize: 2) { items { sku name } } }',
  );
  for (const { sku, name } of items) {
    await field(page, 'Scan or type a product').fill(sku);
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name }).waitFor();
  }
  await field(page, 'Supplier').fill('Vashi Traders');
  await take(page, 'receive-goods');
});
