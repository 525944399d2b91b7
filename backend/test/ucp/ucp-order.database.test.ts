import { Client } from '../kit/client';
import { expectIntegrity } from '../kit/integrity';
import { cancelOrder, moveOrder, moveTo } from '../kit/order-keeping';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { credit } from '../kit/returns';
import { addToCart, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';
import { CHECKOUT, FAILURE, ORDER, expectValid } from './published-schemas';

const CHECKOUTS = '/ucp/checkout-sessions';

let shop: TestShop;
let admin: Client;
let rice: number;
let dal: number;
let ghee: number;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  rice = await addProduct(admin, { name: 'Ucprice', nameHi: 'चावल', mrpPaise: 9_950 });
  dal = await addProduct(admin, { name: 'Ucpdal', mrpPaise: 15_000, sellingPaise: 13_333 });
  ghee = await addProduct(admin, { name: 'Ucpghee', mrpPaise: 60_000 });
});
afterAll(async () => {
  await expectIntegrity(shop);
  await shop.close();
});

/** A checkout of an agent, and its customer's order. */
async function ordered(
  pieces: readonly (readonly [productId: number, quantity: number])[],
  changes: Record<string, unknown> = { paymentMethod: 'CASH_ON_DELIVERY' },
) {
  const line_items = [rice, dal].map((id) => ({ item: { id: String(id) }, quantity: 1 }));
  const { body: checkout } = await shop.client().send('POST', CHECKOUTS, { line_items });
  const handOver = new URL(checkout.continue_url).searchParams.get('checkout');
  const customer = await newCustomer(shop);
  for (const [productId, quantity] of pieces) await addToCart(customer.client, productId, quantity);
  const placed = await order(customer.client, { ...changes, handOver });
  return { ...customer, handOver, placed, id: checkout.id as string };
}

/** The agent's view of the order of its checkout. */
async function told(id: string, headers = {}) {
  const answer = await shop.client().send('GET', `/ucp/orders/${id}`, undefined, headers);
  expect(answer.status).toBe(200);
  expectValid(ORDER, answer.body);
  return answer.body;
}

async function expectNone(id: string) {
  const { status, body } = await shop.client().send('GET', `/ucp/orders/${id}`);
  expectValid(FAILURE, body);
  expect([status, body.messages[0].code]).toEqual([200, 'not_found']);
}

async function checkoutOf(id: string) {
  const { body } = await shop.client().send('GET', `${CHECKOUTS}/${id}`);
  expectValid(CHECKOUT, body);
  return body;
}

const linesOf = ({ line_items }: { line_items: Record<string, never>[] }) =>
  line_items.map(({ item, quantity, status }: Record<string, Record<string, unknown>>) => [
    ...[item?.title, quantity, status],
  ]);

it('is told to who has the id of its checkout, from its placing to its delivery', async () => {
  const { id, placed } = await ordered([
    [rice, 3],
    [dal, 1],
  ]);
  expect((await checkoutOf(id)).order).toMatchObject({ id, label: placed.id });
  const first = await told(id);
  expect(first).toMatchObject({
    ...{ id, checkout_id: id, label: placed.id, adjustments: [], fulfillment: { events: [] } },
    permalink_url: `${shop.config.security.publicUrl}/client/order/${placed.id}`,
  });
  expect(linesOf(first)).toEqual([
    ['Ucprice', { total: 3, fulfilled: 0 }, 'processing'],
    ['Ucpdal', { total: 1, fulfilled: 0 }, 'processing'],
  ]);
  const { steps, toPayPaise, subtotalPaise } = placed.bill;
  const amounts = first.totals.map(({ amount }: { amount: number }) => amount);
  expect(amounts.at(-1)).toBe(toPayPaise);
  expect([amounts[0], steps[0].amountPaise]).toEqual([subtotalPaise, subtotalPaise]);
  expect(amounts.slice(0, -1).reduce((one: number, other: number) => one + other)).toBe(toPayPaise);

  await moveTo(admin, placed.id, 'DELIVERED');
  const last = await told(id, { 'accept-language': 'hi' });
  const pieces = last.line_items.map((line: { id: string; quantity: { total: number } }) => ({
    ...{ id: line.id, quantity: line.quantity.total },
  }));
  expect(last.fulfillment.events).toMatchObject([
    { type: 'processing', line_items: pieces },
    { type: 'shipped', tracking_number: placed.id, tracking_url: last.permalink_url },
    { type: 'delivered', line_items: pieces },
  ]);
  expect(linesOf(last)[0]).toEqual(['चावल', { total: 3, fulfilled: 3 }, 'fulfilled']);
});

it('tells nothing of its customer, and names no product that the checkout did not have', async () => {
  const { id, placed, email } = await ordered([
    [rice, 1],
    [ghee, 2],
  ]);
  const body = await told(id);
  expect(linesOf(body)).toEqual([
    ['Ucprice', { total: 1, fulfilled: 0 }, 'processing'],
    ['Other products', { total: 1, fulfilled: 0 }, 'processing'],
  ]);
  expect(body.line_items[1].totals[0]).toEqual({ type: 'subtotal', amount: 120_000 });
  const text = JSON.stringify(body);
  for (const hidden of [email, 'Kulkarni', '9876543210', 'Ucpghee', placed.deliverySlot.date])
    expect(text).not.toContain(hidden);
});

it('is none before it is placed, and none where it never was', async () => {
  const { id, client, placed } = await ordered([[rice, 1]], { paymentMethod: 'CARD' });
  await expectNone(id);
  await pay(client, { orderId: placed.id });
  expect((await checkoutOf(id)).status).toBe('completed');
  expect((await told(id)).label).toBe(placed.id);
  const unpaid = await ordered([[rice, 1]], { paymentMethod: 'CARD' });
  await cancelOrder(unpaid.client, unpaid.placed.id);
  expect((await checkoutOf(unpaid.id)).status).toBe('canceled');
  await expectNone(unpaid.id);
});

it('is none for who has its number, the mark of its link, or no id at all', async () => {
  const { handOver, placed, accessToken } = await ordered([[rice, 1]]);
  for (const other of [placed.id, String(handOver), accessToken, 'none']) await expectNone(other);
});

it('is called off, which leaves its checkout completed', async () => {
  const { id, placed, client } = await ordered([[rice, 2]], { paymentMethod: 'CARD' });
  await pay(client, { orderId: placed.id });
  await cancelOrder(client, placed.id);
  const body = await told(id);
  expect(linesOf(body)).toEqual([['Ucprice', { total: 0, fulfilled: 0 }, 'removed']]);
  expect(body.adjustments).toHaveLength(2);
  expect(body.adjustments).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'cancellation', status: 'completed' }),
      expect.objectContaining({
        type: 'refund',
        totals: [{ type: 'total', amount: -placed.bill.toPayPaise }],
      }),
    ]),
  );
  expect((await checkoutOf(id)).status).toBe('completed');
});

it('has what was paid back, and what came back', async () => {
  const { id, placed } = await ordered([[rice, 3]]);
  await moveTo(admin, placed.id, 'DELIVERED');
  const { amountPaise } = await credit(admin, placed.id, [{ productId: rice, quantity: 1 }]);
  const credited = await told(id);
  expect(linesOf(credited)).toEqual([['Ucprice', { total: 2, fulfilled: 2 }, 'fulfilled']]);
  expect(credited.adjustments).toMatchObject([
    { type: 'credit', totals: [{ type: 'total', amount: -amountPaise }] },
  ]);
  const failed = await ordered([[rice, 1]]);
  await moveTo(admin, failed.placed.id, 'DELIVERY_FAILED');
  await moveOrder(admin, failed.placed.id, 'RETURNED');
  const returned = await told(failed.id);
  expect(returned.fulfillment.events.at(-1).type).toBe('returned_to_sender');
  expect(returned.adjustments).toMatchObject([{ type: 'return' }, { type: 'credit' }]);
  expect(linesOf(returned)[0]?.at(-1)).toBe('removed');
});
