import { newShopData, startShop } from '../scripts/lib/shop-server.mjs';
import { expect, storeAuthorization, test } from './kit/fixtures';
import { button, expectMessage, message } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { serveStripeJs } from './kit/stripe-js';
import { startStripe } from './kit/payment-providers';
import { addToCart, listOrders, logIn, placeOrder, register } from './kit/shared';

test('with Stripe a card is taken by its own field, and what the shop confirms counts', async ({
  browser,
}) => {
  const stripe = await startStripe();
  const data = await newShopData(process.env['E2E_DATABASE_URL']);
  const shop = await startShop(data, undefined, {
    environment: stripe.settings,
  });
  const context = await browser.newContext({ baseURL: shop.url });
  try {
    const api = new ShopApi(context.request);
    const customer = await register(api);
    await logIn(api, customer);
    await addToCart(api, '1', 1);
    const { id, bill } = await placeOrder(api, 'CARD');
    await storeAuthorization(context, 'token', customer.id, shop.url);
    const page = await context.newPage();
    await serveStripeJs(page, stripe);

    await page.goto(`/payment?orderId=${id}`);
    const card = page.getByLabel(`Card of ${stripe.keys.publishableKey}`);
    await card.fill('bad');
    await expect(page.getByLabel('Card Number')).toHaveCount(0);
    await button(page, 'Make Payment').click();
    await expect(message(page, 'Your card was declined.')).toBeVisible();
    expect(stripe.keptPaise).toBe(0);

    await card.fill('good');
    await button(page, 'Make Payment').click();
    await expectMessage(page, 'payment done sucessfully');
    await expect(page).toHaveURL(/\/client\/order$/);
    expect(stripe.keptPaise).toBe(bill.toPayPaise);
    expect(await listOrders(api)).toMatchObject([
      { id, status: 'SUCCESS', paymentStatus: 'SUCCESS' },
    ]);
  } finally {
    await context.close();
    await shop.stop();
    await data.remove();
    await stripe.close();
  }
});
