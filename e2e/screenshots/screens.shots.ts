import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { adminRoutes, customerRoutes, publicRoutes, speak, visit } from '../kit/screens';
import type { ShopApi } from '../kit/shop-api';
import { addToCart, placeOrder } from '../kit/shared';

const folder = process.env['SCREENSHOT_FOLDER'] ?? '';
const takeAll = process.env['SCREENSHOT_CHOICE'] === 'all';
const largestKilobytes = 400;

/** The settings of a screenshot. */
interface Look {
  name: string;
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  language: 'en' | 'hi' | 'mr';
  /** The screens that the docs show with these settings. */
  documentRoutes: string[];
}

const wide = { width: 1280, height: 860 };
const phone = { width: 390, height: 844 };
const looks: Look[] = [
  {
    name: '1280',
    viewport: wide,
    colorScheme: 'light',
    language: 'en',
    documentRoutes: ['/'],
  },
  {
    name: '390',
    viewport: phone,
    colorScheme: 'light',
    language: 'en',
    documentRoutes: ['/product/1'],
  },
  { name: '1280-dark', viewport: wide, colorScheme: 'dark', language: 'en', documentRoutes: [] },
  { name: '390-dark', viewport: phone, colorScheme: 'dark', language: 'en', documentRoutes: [] },
  { name: '390-hi', viewport: phone, colorScheme: 'light', language: 'hi', documentRoutes: [] },
  { name: '1280-mr', viewport: wide, colorScheme: 'light', language: 'mr', documentRoutes: [] },
];
const chosen = (routes: string[], { documentRoutes }: Look) =>
  routes.filter((route) => takeAll || documentRoutes.includes(route));

async function takeScreenshot(page: Page, route: string, look: Look): Promise<void> {
  await speak(page, look.language);
  await visit(page, route);
  await page.evaluate(() => document.fonts.ready);
  const name = route === '/' ? 'landing' : route.slice(1).replaceAll(/[^\w]+/g, '-');
  const path = join(folder, `${name}-${look.name}.png`);
  await page.screenshot({ path, fullPage: takeAll, animations: 'disabled' });
  if (!takeAll) expect(statSync(path).size / 1024).toBeLessThan(largestKilobytes);
}

/** Places one order and fills the cart, so that there is something to see. */
async function shopAWhile(api: ShopApi): Promise<string> {
  const { items } = await api.call<{ items: { id: string }[] }>(
    `{ products(inStock: true, pageSize: 9) { items { id } } }`,
  );
  const ids = items.map((item) => item.id);
  for (const id of ids.slice(0, 2)) await addToCart(api, id, 2);
  const { id } = await placeOrder(api, 'CARD');
  for (const [index, productId] of ids.slice(2, 5).entries())
    await addToCart(api, productId, index + 1);
  return id;
}

for (const look of looks)
  test.describe(`in ${look.name}`, () => {
    test.setTimeout(240_000);
    const { viewport, colorScheme } = look;
    test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('what a guest sees', async ({ page }) => {
      for (const route of chosen(publicRoutes, look)) await takeScreenshot(page, route, look);
    });

    test('what a customer sees', async ({ customer }) => {
      const orderId = await shopAWhile(customer.api);
      const routes = [...customerRoutes, `/client/order/${orderId}`];
      for (const route of chosen(routes, look)) await takeScreenshot(customer.page, route, look);
    });

    if (takeAll)
      test('what an admin sees', async ({ admin }) => {
        for (const route of adminRoutes) await takeScreenshot(admin.page, route, look);
      });
  });
