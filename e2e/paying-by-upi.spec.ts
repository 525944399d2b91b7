import type { Page } from '@playwright/test';
import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { orderMailsTo } from './kit/mails';
import { button, expectMessage } from './kit/screens';
import { addToCart } from './kit/shared';
import { ensureUpi, newUtr, stateTransfer } from './kit/upi';
import { PHONE, WIDE } from './kit/viewports';

const cancelOperation = 'mutation ($id: ID!) { cancelOrder(id: $id) { id } }';

/** Orders the cart with payment by UPI; returns the number of the order. */
async function orderByUpi(page: Page): Promise<string> {
  await page.goto('/client/cart');
  await page.getByRole('radio', { name: 'Pay by UPI' }).check();
  await button(page, 'Place Order').click();
  await expect(page.getByRole('heading', { name: 'Pay by UPI' })).toBeVisible();
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}

test('an order is paid by UPI on a phone, and the staff find the transfer', async ({
  customer,
  newProduct,
  adminApi,
  desk,
}) => {
  test.slow();
  const { page, api, profile } = customer;
  await ensureUpi(adminApi);
  await addToCart(api, (await newProduct({ mrpPaise: 10_000 })).id, 1);
  const id = await orderByUpi(page);
  const code = page.getByRole('img', { name: `QR code to pay order ${id} by UPI` });
  const link = page.getByRole('link', { name: 'Pay ₹95 in a UPI app' });
  // A phone pays by itself; a desktop shows the code to a phone.
  for (const [viewport, shown, hidden] of [
    [WIDE, code, link],
    [PHONE, link, code],
  ] as const) {
    await page.setViewportSize(viewport);
    await expect(shown).toBeVisible();
    await expect(hidden).toBeHidden();
  }
  await page.getByLabel('UTR number').fill('12345');
  await button(page, 'I have paid').click();
  await expect(page.getByText('A UTR number has 12 digits')).toBeVisible();
  await expectAccessible(page);

  const [mistyped, utr] = [newUtr(), newUtr()];
  const utrField = page.getByLabel('UTR number');
  await utrField.fill(mistyped);
  await button(page, 'I have paid').click();
  const waiting = page.getByRole('heading', {
    name: 'Thank you. We are looking for your transfer',
  });
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByText(`looking for your UPI transfer ${mistyped}`)).toBeVisible();

  await desk.goto('/admin/home');
  await desk.getByRole('link', { name: /UPI transfers to look for$/ }).click();
  const card = desk.getByRole('listitem', { name: `Transfer of order ${id}` });
  await expect(card).toContainText(mistyped);
  await expectAccessible(desk);
  await card.getByRole('button', { name: `Not in the statement: order ${id}` }).click();
  await expectAccessible(desk);
  await desk.getByRole('dialog').getByRole('button', { name: 'Reject the transfer' }).click();
  await expectMessage(desk, `Order ${id}: the transfer is rejected, and the customer is told`);
  await expect(card).toBeHidden();
  await expect.poll(() => orderMailsTo(profile.email)).toContain('order-transfer-not-found');

  await page.goto(`/payment?orderId=${id}&by=upi`);
  await expect(page.getByText('It is not in our bank statement')).toBeVisible();
  await utrField.fill(utr);
  await button(page, 'I have paid').click();
  await expect(waiting).toBeVisible();
  await desk.reload();
  await card.getByRole('button', { name: `It has arrived: order ${id}` }).click();
  await expectMessage(desk, `Order ${id}: the transfer is confirmed`);
  await expect(card).toBeHidden();
  await page.goto(`/client/order/${id}`);
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText('Online by UPI');
  await expect(payment).toContainText(`UPI, UTR ${utr}`);
  await expect.poll(() => orderMailsTo(profile.email)).toContain('order-paid');

  // The staff refund the payment by hand.
  await api.call(cancelOperation, { id });
  await desk.reload();
  const refund = desk.getByRole('listitem', { name: `Refund of order ${id}` });
  await expect(refund).toContainText(utr);
  await expectAccessible(desk);
  const sentBy = newUtr();
  await refund.getByLabel('UTR number of your transfer').fill(sentBy);
  await refund.getByRole('button', { name: 'Mark as sent' }).click();
  await expectMessage(desk, `Order ${id}: the refund is sent`);
  await expect(refund).toBeHidden();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Refunds' })).toContainText(
    `Refunded · UPI, UTR ${sentBy}`,
  );
  await expectAccessible(page);
});

test('a number that paid something else is refused at its field', async ({
  customer,
  newProduct,
  adminApi,
  guard,
}) => {
  guard.expectRefusals(400);
  const { page, api } = customer;
  await ensureUpi(adminApi);
  const product = await newProduct();
  const utr = newUtr();
  await addToCart(api, product.id, 1);
  const first = await orderByUpi(page);
  await stateTransfer(api, first, utr);
  await addToCart(api, product.id, 1);
  await orderByUpi(page);
  await page.getByLabel('UTR number').fill(utr);
  await button(page, 'I have paid').click();
  await expect(page.getByText('This UTR number paid for something else already')).toBeVisible();
  await page.getByRole('radio', { name: 'Card' }).check();
  await expect(page.getByLabel('Card Number')).toBeVisible();
});

test('a choice of UPI without a connection keeps the card, and can be repeated', async ({
  customer,
  newProduct,
  adminApi,
  guard,
}) => {
  guard.expectLostConnections();
  const { page, api } = customer;
  await ensureUpi(adminApi);
  await addToCart(api, (await newProduct()).id, 1);
  const id = await orderByUpi(page);
  await page.route('**/assets/upi-payment-*.js', (route) => route.abort());
  await page.goto(`/payment?orderId=${id}`);
  const card = page.getByLabel('Card Number');
  await card.fill('4242 4242');
  await page.getByRole('radio', { name: 'UPI' }).check();
  await expect(page.getByText('The payment could not be prepared.')).toBeVisible();
  await page.getByRole('radio', { name: 'Card' }).check();
  await expect(card).toHaveValue('4242 4242');
  await page.unroute('**/assets/upi-payment-*.js');
  await page.getByRole('radio', { name: 'UPI' }).check();
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { name: 'Pay by UPI' })).toBeVisible();
});
