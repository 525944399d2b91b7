import type { Page } from '@playwright/test';
import { test } from './fixtures';
import { ShopApi } from './shop-api';
import { addToCart, customerInput, logIn, newPhone, placeOrder, register } from './shared';

const dayMs = 24 * 60 * 60 * 1000;

/** The date in India this many days from now. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * dayMs).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** The last bookable day: other tests order for the first free slot. */
export const boardDay = (): string => dayAhead(6);

/** The row of an order. */
export const rowOf = (page: Page, id: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: id, exact: true }) });

/** Provides orders for the board's day, placed by somebody other than the page's admin. */
export const boardTest = test.extend<{ order: () => Promise<string> }>({
  order: async ({ playwright, baseURL, newProduct }, use) => {
    const request = await playwright.request.newContext({ baseURL });
    const api = new ShopApi(request);
    await logIn(api, await register(api, customerInput({ phone: newPhone() })));
    const { id } = await newProduct({ mrpPaise: 10_000 });
    await use(async () => {
      await addToCart(api, id, 1);
      const slot = { deliverySlotId: `${boardDay()}/1020` };
      return (await placeOrder(api, 'CASH_ON_DELIVERY', slot)).id;
    });
    await request.dispose();
  },
});
