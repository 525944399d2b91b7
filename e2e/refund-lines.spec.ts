import { expectAccessible } from './kit/accessibility';
import { expect } from './kit/fixtures';
import { pickingTest as test } from './kit/picking';
import { button } from './kit/screens';
import type { ShopApi } from './kit/shop-api';
import { PHONE } from './kit/viewports';

const MOVE = `mutation ($id: ID!, $to: OrderStatus!) { moveOrder(id: $id, to: $to) { order { id } } }`;
const LINES = `query ($id: ID!) { adminOrder(id: $id) { order { lines { id name version } } } }`;
const REFUND = `mutation ($input: RefundLinesInput!) { refundOrderLines(input: $input) { id } }`;

/** A colleague refunds a piece of the line. */
async function refundPiece(api: ShopApi, orderId: string, name: string): Promise<void> {
  const { order } = await api.call<{
    order: { lines: { id: string; name: string; version: number }[] };
  }>(LINES, { id: orderId });
  const line = order.lines.find((each) => each.name === name);
  const lines = [
    { orderLineId: line?.id, expectedVersion: line?.version, quantity: 1, goods: 'WASTE' },
  ];
  const input = { orderId, lines, reason: 'It was soft', idempotencyKey: `colleague-${orderId}` };
  await api.call(REFUND, { input });
}

test('products are refunded while a colleague refunds one of them, on a phone', async ({
  admin: { page },
  adminApi,
  orderOf,
  guard,
}) => {
  await page.setViewportSize(PHONE);
  guard.expectRefusals(409);
  const { id, products } = await orderOf(2);
  for (const to of ['PACKED', 'OUT_FOR_DELIVERY']) await adminApi.call(MOVE, { id, to });
  const [first, second] = products.map(({ name }) => name) as [string, string];
  await page.goto(`/admin/orders/${id}`);
  await button(page, 'Refund products').click();
  const form = page.getByRole('dialog', { name: `Refund products of order ${id}` });
  for (const name of [first, second])
    await form.getByRole('button', { name: `One more ${name}` }).click();
  await form.getByLabel(`Where are the pieces of ${first}?`).selectOption('STOCK');
  await expect(form.getByText('Less to collect at the door: ₹200')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('textbox', { name: 'Reason' }).fill('Both were soft');

  await refundPiece(adminApi, id, first);
  await form.getByRole('button', { name: 'Pay back ₹200' }).click();
  await expect(form.getByRole('alert')).toContainText(
    `${first}: 0 left now (there were 1); you chose 1`,
  );
  await expect(form.getByText('Less to collect at the door: ₹100')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Pay back ₹100' }).click();
  await expect(form).toBeHidden();

  const notes = page.getByRole('list', { name: 'Credit notes' });
  await expect(notes.getByRole('listitem')).toHaveCount(2);
  await expect(notes).toContainText('Both were soft');
  const pdf = await notes.getByRole('link').last().getAttribute('href');
  const answer = await page.request.get(pdf ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await expect(button(page, 'Refund products')).toBeHidden();
});
