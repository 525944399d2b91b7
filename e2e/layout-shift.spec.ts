import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test as base } from './kit/fixtures';
import { type FontSet, withFonts } from './kit/fonts';
import { speak, visit } from './kit/screens';
import { PHONE } from './kit/viewports';
import { addToCart } from './kit/shared';

/**
 * The goal for pages, as cumulative layout shift: visible content does not move. Fonts and responses arrive later here
 * than for Lighthouse (bench/web).
 */
const most = 0.02;

/** A separate browser, on a machine with only these fonts. */
const test = base.extend<{ fonts: FontSet }>({
  fonts: ['arial', { option: true }],
  context: async ({ playwright, fonts, launchOptions }, use) => {
    const browser = await playwright.chromium.launch({ ...launchOptions, env: withFonts(fonts) });
    await use(await browser.newContext());
    await browser.close();
  },
});

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Opens a page whose fonts and responses arrive late, and sums up its layout shifts, with the moved elements. */
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

const phone = { ...PHONE, isPhone: true };
// A narrow desktop window, for which the server renders the wide layout.
const narrow = { ...PHONE, isPhone: false };
const wide = { width: 1280, height: 860, isPhone: false };

/** Each layout with the fonts of most desktops, and other fonts where they are common. */
const machines: { fonts: FontSet; language?: 'hi'; windows: (typeof wide)[] }[] = [
  { fonts: 'arial', windows: [phone, narrow, wide] },
  { fonts: 'roboto', windows: [phone] },
  { fonts: 'dejavu', windows: [wide] },
  { fonts: 'unknown', windows: [phone] },
  // It also has a font for Devanagari.
  { fonts: 'roboto', language: 'hi', windows: [phone] },
];

for (const { fonts, language = 'en', windows } of machines)
  test.describe(`where our fonts are late and the machine has: ${fonts}, in ${language}`, () => {
    test.use({ fonts });

    for (const { isPhone, ...viewport } of windows)
      test(`nothing moves by itself at ${viewport.width} px${isPhone ? ', on a phone' : ''}`, async ({
        customer,
        adminApi,
        newProduct,
      }) => {
        const { page, api } = customer;
        await page.setViewportSize(viewport);
        await speak(page, language);
        // The client hint that phones send; the server renders their layout.
        if (isPhone) await page.setExtraHTTPHeaders({ 'sec-ch-ua-mobile': '?1' });
        const { items } = await adminApi.call<{ items: { id: string }[] }>(
          '{ products(category: "fruits", inStock: true, pageSize: 3) { items { id } } }',
        );
        for (const { id } of items) await addToCart(api, id, 1);
        // On a page with little content, the footer is visible, too.
        const lonely = await newProduct();
        await addToCart(api, lonely.id, 1);
        await page.route(/\.woff2$|\/graphql$/, async (route) => {
          // The cart arrives later than the content next to it.
          await sleep(route.request().postData()?.includes('"Cart"') ? 600 : 300);
          await route.continue();
        });
        for (const route of [
          '/',
          '/shop/fruits',
          '/product/1',
          `/product/${lonely.id}`,
          // Of one category: names of other tests' products may need another line until their font has loaded.
          '/client/home?category=vegetables&sort=PRICE_HIGH_TO_LOW',
          '/client/cart',
        ]) {
          const { sum, moved } = await shiftOf(page, route);
          expect.soft(sum, `layout shift of ${route}: ${moved}`).toBeLessThanOrEqual(most);
          expect.soft(await page.evaluate(() => scrollY), `${route} scrolled`).toBe(0);
        }
      });
  });

/** The number of glyphs of an element's text in our fonts, and in those of the machine. */
async function paintedIn(page: Page, selector: string): Promise<{ ours: number; others: number }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  const painted = { ours: 0, others: 0 };
  for (const { isCustomFont, glyphCount } of fonts)
    painted[isCustomFont ? 'ours' : 'others'] += glyphCount;
  return painted;
}

test.describe('what no font of the machine knows', () => {
  test.use({ fonts: 'without-signs' });

  test('Devanagari is readable, however late its font comes', async ({ page }) => {
    await speak(page, 'hi');
    await page.route(/\.woff2$/, async (route) => {
      await sleep(500);
      await route.continue();
    });
    await visit(page, '/contact-us');
    const heading = (await page.locator('main h1').innerText()).trim();
    // The machine's own font may provide the characters between the words.
    const between = heading.match(/\P{Script=Devanagari}/gu)?.length ?? 0;
    expect(between).toBeLessThan(heading.length / 2);
    await expect(async () => {
      const { ours, others } = await paintedIn(page, 'main h1');
      expect(ours).toBeGreaterThan(0);
      expect(others).toBeLessThanOrEqual(between);
    }).toPass();
  });

  test('a price has its sign even where no font comes', async ({ page, guard }) => {
    guard.expectLostConnections();
    await page.route(/\.woff2$/, (route) => route.abort());
    await visit(page, '/product/1');
    expect((await paintedIn(page, 'main .price')).ours).toBeGreaterThan(0);
  });
});
