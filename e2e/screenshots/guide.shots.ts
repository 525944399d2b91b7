import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { visit } from '../kit/screens';
import { ShopApi } from '../kit/shop-api';
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

/** The pictures of the guide for shopkeepers: the console on the evening before a day of deliveries. */
const folder = process.env['SCREENSHOT_FOLDER'] ?? '';
const largestKilobytes = 400;

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
const windows = [420, 420, 540, 1020, 1140];

/** Orders of some households for tomorrow, some paid, some packed. Answers the numbers. */
async function fillTomorrow(admin: ShopApi, newApi: () => Promise<ShopApi>): Promise<string[]> {
  const { items } = await admin.call<{ items: { id: string }[] }>(
    `{ products(inStock: true, pageSize: 12) { items { id } } }`,
  );
  const orderIds: string[] = [];
  for (const [index, { area, ...person }] of households.entries()) {
    const api = await newApi();
    await logIn(api, await register(api, customerInput(person)));
    await addAddress(api, {
      ...{ recipientName: `${person.firstName} ${person.lastName}`, phone: person.phone },
      ...{ line1: `${index + 3}, Shivaji Path`, line2: area },
    });
    for (const [at, { id }] of items.slice(index, index + 4).entries())
      await addToCart(api, id, at + 1);
    const slot = { deliverySlotId: `${tomorrow}/${windows[index]}` };
    const { id } = await placeOrder(api, index % 2 === 0 ? 'CARD' : 'CASH_ON_DELIVERY', slot);
    if (index % 2 === 0) await payOrder(api, id);
    orderIds.push(id);
  }
  await moveOrder(admin, orderIds[1] ?? '', 'PACKED');
  return orderIds;
}

async function take(page: Page, name: string, route: string): Promise<void> {
  await visit(page, route);
  await page.evaluate(() => document.fonts.ready);
  const path = join(folder, `guide-${name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  expect(statSync(path).size / 1024).toBeLessThan(largestKilobytes);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a day in the console', async ({ admin: { page }, adminApi, playwright, baseURL }) => {
  test.setTimeout(120_000);
  const newApi = async () => new ShopApi(await playwright.request.newContext({ baseURL }));
  const [, packed = ''] = await fillTomorrow(adminApi, newApi);
  await page.setViewportSize({ width: 1280, height: 800 });
  await take(page, 'home', '/admin/home');
  await take(page, 'board', `/admin/board?day=${tomorrow}`);
  await take(page, 'order', `/admin/orders/${packed}`);
  await take(page, 'order-search', '/admin/order-search');
  await take(page, 'delivery', '/admin/delivery');
  await page.setViewportSize({ width: 390, height: 844 });
  await take(page, 'board-phone', `/admin/board?day=${tomorrow}`);
});
