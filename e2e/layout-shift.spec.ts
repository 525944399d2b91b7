import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { addToCart } from './kit/catalogue';
import { expect, test } from './kit/fixtures';
import { visit } from './kit/screens';

/**
 * The goal of the pages, in the unit of cumulative layout shift: nothing that is looked at moves. Fonts and answers come
 * later here than they do for Lighthouse (bench/web).
 */
const most = 0.02;

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Opens a page whose fonts and answers come late, and adds up how much of it moved by itself, and what. */
async function shiftOf(page: Page, route: string): Promise<{ sum: number; moved: string }> {
  await visit(page, route);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string }>((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            sum += value;
            for (const { node, previousRect: from, currentRect: to } of sources)
              moved.push(
                `${node?.parentElement?.className} > ${node?.nodeName.toLowerCase()} ${from.y}+${from.height} to ${to.y}+${to.height}`,
              );
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          setTimeout(() => resolve({ sum, moved: moved.join('; ') }), 200),
        );
      }),
  );
}

for (const { isPhone, ...viewport } of [
  { width: 390, height: 844, isPhone: true },
  // A narrow window of a desktop, for which the server draws as for a wide one.
  { width: 390, height: 844, isPhone: false },
  { width: 1280, height: 860, isPhone: false },
])
  test(`nothing moves by itself at ${viewport.width} px${isPhone ? ', on a phone' : ''}`, async ({
    shopper,
    adminApi,
    newProduct,
  }) => {
    const { page, api } = shopper;
    await page.setViewportSize(viewport);
    // As phones say it, for which the server draws.
    if (isPhone) await page.setExtraHTTPHeaders({ 'sec-ch-ua-mobile': '?1' });
    const { items } = await adminApi.call<{ items: { id: string }[] }>(
      '{ products(category: "fruits", inStock: true, pageSize: 3) { items { id } } }',
    );
    for (const { id } of items) await addToCart(api, id, 1);
    // With little on its page, the site's foot is seen, too.
    const lonely = await newProduct();
    await addToCart(api, lonely.id, 1);
    await page.route(/\.woff2$|\/graphql$/, async (route) => {
      // The cart later than what it stands beside.
      await sleep(route.request().postData()?.includes('"Cart"') ? 600 : 300);
      await route.continue();
    });
    for (const route of [
      '/',
      '/shop/fruits',
      '/product/1',
      `/product/${lonely.id}`,
      // Other tests give their products odd letters, at a low price: a name of those may need another line until its font
      // has come.
      '/client/home?sort=PRICE_HIGH_TO_LOW',
      '/client/cart',
    ]) {
      const { sum, moved } = await shiftOf(page, route);
      expect.soft(sum, `layout shift of ${route}: ${moved}`).toBeLessThanOrEqual(most);
      expect.soft(await page.evaluate(() => scrollY), `${route} scrolled`).toBe(0);
    }
  });
