import type { Page } from '@playwright/test';
import { Fingers } from './kit/fingers';
import { expect, test } from './kit/fixtures';
import { button, field } from './kit/screens';
import { addAddress, addToCart, listOrders, payOrder, placeOrder } from './kit/shared';
import { ShopApi } from './kit/shop-api';
import { ensureUpi, newUtr, stateTransfer } from './kit/upi';
import { PHONE } from './kit/viewports';

/** From opening the site to an order that is paid, or payable on delivery. */
const MOST_CLICKS = 4;

interface Way {
  /** The payment option in the cart. */
  label: RegExp;
  /** Places and pays an order on another device. */
  order: (api: ShopApi) => Promise<unknown>;
  /** Pays for the repeated order. */
  pay: (page: Page, fingers: Fingers) => Promise<void>;
}

const ways: Record<string, Way> = {
  cash: {
    label: /^Cash on delivery/,
    order: (api) => placeOrder(api),
    pay: async (page) => expect(page).toHaveURL(/\/client\/order$/),
  },
  card: {
    label: /^Pay online by card/,
    order: async (api) => payOrder(api, (await placeOrder(api, 'CARD')).id),
    pay: async (page, fingers) => {
      await fingers.tap(field(page, 'Name On the Card'));
      await fingers.type('Meera Joshi');
      await fingers.press('Tab');
      await fingers.type('4242424242424242');
      // The month may be left empty.
      for (const text of ['', '2031', '123']) {
        await fingers.press('Tab');
        await fingers.type(text);
      }
      await fingers.tap(button(page, 'Make Payment'));
      await expect(page).toHaveURL(/\/client\/order$/);
    },
  },
  UPI: {
    label: /^Pay by UPI/,
    order: async (api) => stateTransfer(api, (await placeOrder(api, 'CARD')).id, newUtr()),
    pay: async (page, fingers) => {
      await fingers.tapAway(page.getByRole('link', { name: /in a UPI app$/ }));
      await fingers.tap(field(page, 'UTR number'));
      await fingers.type(newUtr());
      await fingers.press('Enter');
      await expect(page.getByText('Thank you. We are looking for your transfer')).toBeVisible();
    },
  },
};

for (const [name, way] of Object.entries(ways))
  test(`who has ordered before orders again within four clicks, ${name}, on a phone @main`, async ({
    customer,
    newProduct,
    adminApi,
  }) => {
    const { page, api } = customer;
    await ensureUpi(adminApi);
    await page.setViewportSize(PHONE);
    await addAddress(api);
    await addToCart(api, (await newProduct({ stockQuantity: 20 })).id, 2);
    await way.order(api);

    const fingers = new Fingers(page);
    await page.goto('/');
    await fingers.tap(button(page, 'Order again'));
    await expect(page.getByRole('radio', { name: way.label })).toBeChecked();
    await fingers.tap(button(page, /^Place Order · ₹/));
    await way.pay(page, fingers);
    expect(fingers.taps, 'clicks').toBeLessThanOrEqual(MOST_CLICKS);
    await expect.poll(async () => (await listOrders(api)).length).toBe(2);
  });

test('what was chosen for missing products is chosen again', async ({ customer, newProduct }) => {
  const { page, api } = customer;
  await addToCart(api, (await newProduct({ stockQuantity: 20 })).id, 2);
  await page.goto('/client/cart');
  await page.getByRole('radio', { name: /cash on delivery/i }).check();
  await page.getByRole('radio', { name: /Similar product/ }).check();
  await button(page, /^Place Order · ₹/).click();
  await expect(page).toHaveURL(/\/client\/order$/);
  await page.goto('/client/buy-again');
  await button(page, 'Order again').click();
  await expect(page.getByRole('radio', { name: /Similar product/ })).toBeChecked();
});
