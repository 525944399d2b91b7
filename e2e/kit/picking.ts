import { boardDay } from './board';
import { test } from './fixtures';
import { ShopApi } from './shop-api';
import { addToCart, logIn, placeOrder, register, type Product } from './shared';

/** An order, and what is in it in the order in which a picker meets it. */
export interface OrderToPick {
  id: string;
  products: Product[];
}

/** With orders of several lines, one piece of each, by somebody else than the admin of the page. */
export const pickingTest = test.extend<{ orderOf: (lines: number) => Promise<OrderToPick> }>({
  orderOf: async ({ playwright, baseURL, newProduct }, use) => {
    const request = await playwright.request.newContext({ baseURL });
    const api = new ShopApi(request);
    await logIn(api, await register(api));
    await use(async (lines) => {
      const products: Product[] = [];
      for (let left = lines; left > 0; left--) {
        const product = await newProduct({ mrpPaise: 10_000 });
        await addToCart(api, product.id, 1);
        products.push(product);
      }
      const slot = { deliverySlotId: `${boardDay()}/1020` };
      const { id } = await placeOrder(api, 'CASH_ON_DELIVERY', slot);
      const compare = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;
      return { id, products: products.sort((one, other) => compare(one.name, other.name)) };
    });
    await request.dispose();
  },
});
