import { randomUUID } from 'node:crypto';
import { boardDay } from './board';
import { test } from './fixtures';
import { ShopApi } from './shop-api';
import type { Page } from '@playwright/test';
import { addToCart, logIn, placeOrder, register, type Product, type WantedProduct } from './shared';

/** An order, with its products in picking order. */
export interface OrderToPick {
  id: string;
  products: Product[];
}

/** A requested order line: its product and quantity, by default one. */
export interface WantedLine extends WantedProduct {
  quantity?: number;
}

type OrderOf = (lines: number | readonly WantedLine[], day?: string) => Promise<OrderToPick>;

/** Provides orders with several lines, placed by somebody other than the page's admin: one piece of each, or as requested. */
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

/** Scans a code like a keyboard-emulating scanner: all keys at once, and Enter, wherever the focus is. */
export function scan(page: Page, code: string): Promise<void> {
  return page.evaluate((typed) => {
    for (const key of [...typed, 'Enter'])
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
  }, code);
}

/** A unique SKU. */
export const newSku = (): string => `SCAN-${randomUUID().slice(0, 8)}`;
