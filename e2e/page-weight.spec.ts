import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { visit } from './kit/screens';
import { addToCart } from './kit/shared';

/** The bytes that an empty cache fetches for a screen; texts count with their gzip size. */
async function weigh(page: Page, route: string) {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await visit(page, route);
  const pieces = await Promise.all(
    answers.map(async (answer) => {
      const body = await answer.body().catch(() => Buffer.alloc(0));
      const type = answer.headers()['content-type'] ?? '';
      const isPacked = /^image\/(?!svg)|^font\//.test(type);
      return { url: answer.url(), type, bytes: isPacked ? body.length : gzipSync(body).length };
    }),
  );
  const scripts = pieces.filter(({ type }) => type.includes('javascript'));
  const sum = (some: typeof pieces) => some.reduce((bytes, piece) => bytes + piece.bytes, 0);
  return {
    scripts: scripts.map(({ url }) => url),
    styles: pieces.filter(({ type }) => type.includes('text/css')).map(({ url }) => url),
    scriptBytes: sum(scripts),
    allBytes: sum(pieces),
  };
}

const KIB = 1024;

/** The goals of docs/decisions/0052: anything that needs more at the start must load something else later. */
async function expectLight(page: Page, route: string) {
  const { scripts, styles, scriptBytes, allBytes } = await weigh(page, route);
  expect(scripts.filter((url) => /admin|stripe|razorpay|explorer/.test(url))).toEqual([]);
  // They are inlined in the page (backend: page-template.ts).
  expect(styles).toEqual([]);
  expect(scriptBytes / KIB).toBeGreaterThan(100);
  expect(scriptBytes / KIB, 'KiB of scripts').toBeLessThan(160);
  expect(allBytes / KIB, 'KiB in all').toBeLessThan(400);
}

// The pages of bench/web/pages.mjs, and the whole shop.
for (const route of ['/', '/shop', '/shop/fruits', '/product/1'])
  test(`${route} loads nothing of the admin, and no more than it needs @main`, async ({ page }) => {
    await expectLight(page, route);
  });

for (const route of ['/client/home', '/client/cart'])
  test(`${route} of a customer loads no more than it needs @main`, async ({ page, customer }) => {
    for (const productId of ['1', '2', '3']) await addToCart(customer.api, productId, 1);
    await expectLight(page, route);
  });
