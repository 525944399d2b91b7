import { newShopData, startShop } from '../scripts/lib/shop-server.mjs';
import { expect, storeAuthorization, test } from './kit/fixtures';
import { serveCheckout } from './kit/razorpay-checkout';
import { startRazorpay } from './kit/payment-providers';
import { button, expectMessage, message } from './kit/screens';
import { addToCart, listOrders, logIn, placeOrder, register } from './kit/shared';
import { ShopApi } from './kit/shop-api';
import { PHONE } from './kit/viewports';

test('with Razorpay a customer pays in its Checkout on a phone, and what the shop confirms counts', async ({
  browser,
}) => {
  const razorpay = await startRazorpay();
  const data = await newShopData(process.env['E2E_DATABASE_URL']);
  const shop = await startShop(data, undefined, {
    environment: razorpay.settings,
  });
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: PHONE,
  });
  try {
    const api = new ShopApi(context.request);
    const customer = await register(api);
    await logIn(api, customer);
    await addToCart(api, '1', 1);
    const { id, bill } = await placeOrder(api, 'CARD');
    await storeAuthorization(context, 'token', customer.id, shop.url);
    const page = await context.newPage();
    const askedFrom = await serveCheckout(page, razorpay);

    await page.goto('/client/order');
    await page.goto(`/payment?orderId=${id}`);
    await expect(page.getByText('You pay in the window of Razorpay')).toBeVisible();
    await expect(page.getByLabel('Card Number')).toHaveCount(0);
    await button(page, 'Make Payment').click();
    const checkout = page.getByRole('dialog', { name: `Checkout of ${razorpay.keys.keyId}` });
    await expect(checkout).toContainText(String(bill.toPayPaise));
    await checkout.getByRole('button', { name: 'Close' }).click();
    await expect(button(page, 'Make Payment')).toBeEnabled();

    await button(page, 'Make Payment').click();
    await checkout.getByRole('button', { name: 'Be refused' }).click();
    await checkout.getByRole('button', { name: 'Close' }).click();
    await expect(message(page, 'Your payment was declined by the bank.')).toBeVisible();
    expect(razorpay.keptPaise).toBe(0);

    await button(page, 'Make Payment').click();
    await checkout.getByRole('button', { name: 'Pay' }).click();
    await expectMessage(page, 'payment done sucessfully');
    await expect(page).toHaveURL(/\/client\/order$/);
    expect(razorpay.keptPaise).toBe(bill.toPayPaise);
    expect(await listOrders(api)).toMatchObject([
      { id, status: 'SUCCESS', paymentStatus: 'SUCCESS' },
    ]);
    expect(askedFrom).toEqual(['/payment']);
  } finally {
    await context.close();
    await shop.stop();
    await data.remove();
    await razorpay.close();
  }
});
