import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addToCart } from '../kit/catalogue';
import { expect, test } from '../kit/fixtures';
import { placeOrder } from '../kit/orders';
import { adminRoutes, clientRoutes, publicRoutes, visit } from '../kit/screens';
import type { ShopApi } from '../kit/shop-api';

const folder = process.env['SCREENSHOT_FOLDER'] ?? '';
const takeAll = process.env['SCREENSHOT_CHOICE'] === 'all';
const readmeRoutes = ['/', '/client/home'];
const largestKilobytes = 400;

const widths = takeAll
  ? { 1280: { width: 1280, height: 860 }, 390: { width: 390, height: 844 } }
  : { 1280: { width: 1280, height: 860 } };
const chosen = (routes: string[]) =>
  routes.filter((route) => takeAll || readmeRoutes.includes(route));

async function takeScreenshot(page: Page, route: string, width: string): Promise<void> {
  await visit(page, route);
  await page.evaluate(() => document.fonts.ready);
  const name = route === '/' ? 'landing' : route.slice(1).replaceAll('/', '-');
  const path = join(folder, `${name}-${width}.png`);
  await page.screenshot({ path, fullPage: takeAll, animations: 'disabled' });
  if (!takeAll) expect(statSync(path).size / 1024).toBeLessThan(largestKilobytes);
}

/** One order in the book and a few things in the cart, so that there is something to see. */
async function shopAWhile(api: ShopApi): Promise<void> {
  const { items } = await api.call<{ items: { id: string }[] }>(
    `{ products(inStock: true, pageSize: 9) { items { id } } }`,
  );
  const ids = items.map((item) => item.id);
  for (const id of ids.slice(0, 2)) await addToCart(api, id, 2);
  await placeOrder(api, 'CARD');
  for (const [index, id] of ids.slice(2, 5).entries()) await addToCart(api, id, index + 1);
}

for (const [width, viewport] of Object.entries(widths))
  test.describe(`${width} px wide`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('what a visitor sees', async ({ page }) => {
      for (const route of chosen(publicRoutes)) await takeScreenshot(page, route, width);
    });

    test('what a client sees', async ({ shopper }) => {
      await shopAWhile(shopper.api);
      for (const route of chosen(clientRoutes)) await takeScreenshot(shopper.page, route, width);
    });

    if (takeAll)
      test('what an admin sees', async ({ admin }) => {
        for (const route of adminRoutes) await takeScreenshot(admin.page, route, width);
      });
  });
