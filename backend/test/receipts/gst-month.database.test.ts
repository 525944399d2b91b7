import { Client } from '../kit/client';
import { changeDelivery } from '../kit/delivery';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { giveCredit, newCoupon, orderWith } from '../kit/offers';
import { cancelOrder, moveOrder, moveTo } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { act, linesOf, packPicked, startPicking } from '../kit/picking';
import { addProduct } from '../kit/products';
import { credit, creditedOrder } from '../kit/returns';
import { fillCart } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';
import { SeededRandom, seedOfRun } from '../security/seeded-random';
import { GstBook } from './gst-book';

/**
 * The number of orders in the month. A real shop has thousands: `GST_ORDERS=10000`, which takes the better part of an
 * hour.
 */
const ORDERS = Number(process.env.GST_ORDERS ?? 30);
const MONTH = '2026-11';
/** The timeout of the test: a busy machine needs up to a second for an order. */
const MOST_MS = 60_000 + ORDERS * 1_000;
/** Short enough for ten thousand in one month. */
const MINUTES_BETWEEN_ORDERS = 2;
const RATES = [null, 0, 500, 1200, 1800, 4000];

const clock = new MovableClock(new Date('2026-11-02T05:00:00.000Z'));
const random = new SeededRandom(seedOfRun());
const book = new GstBook();
let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
});
afterAll(async () => {
  await expectIntegrity(shop);
  await shop.close();
});

/** A product with its tax. */
interface Goods {
  id: number;
  gstBasisPoints: number | null;
  hsn: string | null;
}

async function newGoods(at: number): Promise<Goods> {
  const gstBasisPoints = RATES[at % RATES.length] ?? null;
  const hsn = random.chance(85) ? `${1001 + random.below(6)}` : null;
  const mrpPaise = 100 + random.below(60_000);
  const id = await addProduct(admin, { mrpPaise, gstBasisPoints, hsn, stockQuantity: 100_000 });
  return { id, gstBasisPoints, hsn };
}

/** Adds some goods to the cart and orders them, with random options that change the taxed amounts. */
async function place(customer: TestCustomer, goods: readonly Goods[]): Promise<string> {
  const first = random.pick(goods);
  for (const { id } of new Set([first, ...random.some(goods, 15)]))
    await fillCart(customer.client, id, 1 + random.below(4));
  const usesCredit = random.chance(20);
  if (usesCredit) await giveCredit(admin, customer.client, 100 + random.below(20_000));
  const { id } = await orderWith(customer.client, {
    paymentMethod: 'CASH_ON_DELIVERY',
    useGiftCredit: usesCredit,
    ...(random.chance(30) && { couponCode: (await newCoupon(admin, { percent: 10 })).code }),
  });
  return id;
}

/** Changes the status of an order; throws if that is refused. */
async function move(id: string, to: string, reason?: string): Promise<void> {
  const { body } = await moveOrder(admin, id, to, { reason });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
}

/** Packs an order, sometimes with missing pieces. */
async function pack(id: string): Promise<void> {
  if (!random.chance(30)) return moveTo(admin, id, 'PACKED');
  await startPicking(admin, id);
  const lines = await linesOf(admin, id);
  const { productId, quantity } = random.pick(lines);
  // An order without any piece would be cancelled, which is not the subject here.
  if (lines.length > 1 || quantity > 1)
    await act(admin, id, productId, 'short', { quantity: 1, reason: 'DAMAGED' });
  await packPicked(admin, id);
}

/** Refunds a part of an order, in one or two credit notes. */
async function payBack(id: string, { client }: TestCustomer): Promise<void> {
  for (let times = 1 + random.below(2); times > 0; times--) {
    const { lines } = await creditedOrder(client, id);
    const left = lines
      .map((line: { productId: string; quantity: number; refundedQuantity: number }) => ({
        productId: line.productId,
        quantity: line.quantity - line.refundedQuantity,
      }))
      .filter(({ quantity }: { quantity: number }) => quantity > 0);
    if (left.length === 0) return;
    const { productId, quantity } = random.pick<{ productId: string; quantity: number }>(left);
    await credit(admin, id, [{ productId, quantity: 1 + random.below(quantity) }]);
  }
}

/** Takes an order to a final status, or an earlier one; returns whether it has a receipt. */
async function fulfil(id: string, customer: TestCustomer): Promise<boolean> {
  const fate = random.below(100);
  if (fate < 8) {
    await cancelOrder(customer.client, id);
    return false;
  }
  await pack(id);
  if (fate < 30) return true;
  await move(id, 'OUT_FOR_DELIVERY');
  if (fate < 40) {
    await move(id, 'DELIVERY_FAILED', 'Nobody was at home');
    await move(id, 'RETURNED');
    return true;
  }
  await move(id, 'DELIVERED');
  if (fate < 80) await payBack(id, customer);
  return true;
}

/** Records an order in the independent records, with the data that its customer sees. */
async function enter(id: string, { client }: TestCustomer, goods: readonly Goods[]): Promise<void> {
  const { order } = await client.data(
    `query ($id: ID!) { order(id: $id) {
      bill { steps { kind amountPaise } }
      lines { id productId quantity totalPaise discountPaise }
      creditNotes { amountPaise deliveryFeePaise adjustmentPaise
        lines { orderLineId quantity totalPaise discountPaise } }
    } }`,
    { id },
  );
  const taxOf = new Map(
    order.lines.map((line: { id: string; productId: string }) => [
      line.id,
      goods.find((each) => `${each.id}` === line.productId),
    ]),
  );
  book.enter(order, (lineId) => taxOf.get(lineId) as Goods);
}

it(
  `reports the taxes of ${ORDERS} orders with changes, refunds and credit notes to the paisa`,
  async () => {
    await changeDelivery(admin, 'changeDeliveryTerms', {
      ...{ feePaise: 3_000, freeFromPaise: 50_000, minimumOrderPaise: 0 },
    });
    const goods: Goods[] = [];
    for (let at = 0; at < 24; at++) goods.push(await newGoods(at));
    let customer = await newCustomer(shop);
    for (let at = 0; at < ORDERS; at++) {
      if (at % 10 === 9) customer = await newCustomer(shop);
      if (at % 100 === 99) admin = await adminClient(shop);
      const id = await place(customer, goods);
      if (await fulfil(id, customer)) await enter(id, customer, goods);
      clock.advance({ minutes: MINUTES_BETWEEN_ORDERS });
    }
    admin = await adminClient(shop);
    const SUMS = 'gstBasisPoints amountPaise taxablePaise';
    const { gstReport: report } = await admin.data(
      `query ($month: String!) { gstReport(month: $month) {
      rates { ${SUMS} cgstPaise sgstPaise } hsnCodes { hsn quantity ${SUMS} }
      receipts { count amountPaise } creditNotes { count amountPaise }
    } }`,
      { month: MONTH },
    );
    expect(book.differencesFrom(report)).toEqual([]);
    expect(report.creditNotes.count).toBeGreaterThan(0);
  },
  MOST_MS,
);
