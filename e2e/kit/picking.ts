import { randomUUID } from 'node:crypto';
import { boardDay } from './board';
import { test } from './fixtures';
import { ShopApi } from './shop-api';
import type { Page } from '@playwright/test';
import { addToCart, logIn, placeOrder, register, type Product, type WantedProduct } from './shared';

/** An order, and what is in it in the order in which a picker meets it. */
export interface OrderToPick {
  id: string;
  products: Product[];
}

/** A line of an order that a test wants: its product, and how many of it; one where it does not say. */
export interface WantedLine extends WantedProduct {
  quantity?: number;
}

type OrderOf = (lines: number | readonly WantedLine[], day?: string) => Promise<OrderToPick>;

/** With orders of several lines by somebody else than the admin of the page: one piece of each, or as it is wanted. */
export const pickingTest = test.extend<{ orderOf: OrderOf }>({
  orderOf: async ({ playwright, baseURL, newProduct }, use) => {
    const request = await playwright.request.newContext({ baseURL });
    const api = new ShopApi(request);
    await logIn(api, await register(api));
    await use(async (lines, day = boardDay()) => {
      const products: Product[] = [];
      const wanted = typeof lines === 'number' ? Array<WantedLine>(lines).fill({}) : lines;
      for (const { quantity = 1, ...line } of wanted) {
        const product = await newProduct({ mrpPaise: 10_000, ...line });
        await addToCart(api, product.id, quantity);
        products.push(product);
      }
      const slot = { deliverySlotId: `${day}/1020` };
      const { id } = await placeOrder(api, 'CASH_ON_DELIVERY', slot);
      const compare = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;
      return { id, products: products.sort((one, other) => compare(one.name, other.name)) };
    });
    await request.dispose();
  },
});

/** Scans a code as scanners do that type like a keyboard: all keys at once, and Enter, wherever the focus is. */
export function scan(page: Page, code: string): Promise<void> {
  return page.evaluate((typed) => {
    for (const key of [...typed, 'Enter'])
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
  }, code);
}

/** A number of a product that no other one has. */
export const newSku = (): string => `SCAN-${randomUUID().slice(0, 8)}`;
