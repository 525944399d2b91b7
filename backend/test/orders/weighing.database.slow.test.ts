import { SandboxCharge } from '../../src/modules/ordering/payments/sandbox-charge.entity';
import { SandboxGateway } from '../../src/modules/ordering/payments/sandbox.gateway';
import { SilentGatewayError } from '../../src/modules/ordering/payments/payment-gateway';
import { StaffRole } from '../../src/kernel/permissions';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { readMail } from '../kit/mail-parts';
import { mailsTo } from '../kit/mails';
import { newCoupon, orderWith } from '../kit/offers';
import { moveTo, orderDetails } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import {
  PickedLine,
  act,
  actOnLine,
  finishPicking,
  linesOf,
  packPicked,
  pickedOrder,
  startPicking,
} from '../kit/picking';
import { addProduct, editProduct, stockOf } from '../kit/products';
import { credit } from '../kit/returns';
import { fillCart, newKey, pay } from '../kit/shopping';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let owner: Client;
let picker: Client;
let customer: TestCustomer;
/** 500 g at 33.33. */
let onions: number;
let dal: number;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await adminClient(shop);
  picker = (await newMember(shop, StaffRole.ORDERS)).client;
});
beforeEach(async () => {
  customer = await newCustomer(shop);
  const byWeight = { unit: '500 g', packGrams: 500 };
  onions = await addProduct(owner, { stockQuantity: 20, mrpPaise: 3_333, ...byWeight });
  dal = await addProduct(owner, { stockQuantity: 20, mrpPaise: 4_950 });
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const CASH = { paymentMethod: 'CASH_ON_DELIVERY' };

/** An order of three packs of onions and one of dal, paid if by card, with picking started. */
async function begun(terms: Record<string, unknown> = CASH): Promise<string> {
  await fillCart(customer.client, onions, 3);
  await fillCart(customer.client, dal, 1);
  const { id, status } = await orderWith(customer.client, terms);
  if (status === 'PENDING') await pay(customer.client, { orderId: id });
  await startPicking(picker, id);
  return id;
}

async function lineOf(id: string, productId = onions): Promise<PickedLine> {
  const line = (await linesOf(owner, id)).find((each) => each.productId === String(productId));
  if (!line) throw new Error('No such line');
  return line;
}

const weigh = (id: string, grams: number) => act(picker, id, onions, 'weigh', { grams });

const notesOf = async (id: string): Promise<(string | null)[]> =>
  (await pickedOrder(owner, id)).order.events.map(({ note }: { note: string | null }) => note);

describe('a line that is sold by weight', () => {
  it('costs what it weighs where it is lighter, and the history says so', async () => {
    const id = await begun();
    await weigh(id, 1_400);
    // 1,400 g at 33.33 for 500 g: 93.324.
    expect(await lineOf(id)).toMatchObject({
      ...{ quantity: 3, pickedQuantity: 3, packGrams: 500, weighedGrams: 1_400 },
      totalPaise: 9_332,
    });
    expect((await notesOf(id)).at(-1)).toMatch(/: 1400 g instead of 1500 g$/);
    const { order } = await packPicked(picker, id);
    expect(order).toMatchObject({ status: 'PACKED', bill: { toPayPaise: 9_332 + 4_950 } });
    expect(await stockOf(shop.database, onions)).toBe(17);
  });

  it('costs what was agreed where it is up to a tenth heavier', async () => {
    const id = await begun();
    const { bill, events } = (await pickedOrder(picker, id)).order;
    await weigh(id, 1_650);
    expect(await lineOf(id)).toMatchObject({ weighedGrams: 1_650, totalPaise: 9_999 });
    const packed = await packPicked(picker, id);
    expect(packed.order.bill).toEqual(bill);
    expect(packed.order.events).toHaveLength(events.length + 1);
  });

  it('is refused beyond that, and nothing happens', async () => {
    const id = await begun();
    const line = await lineOf(id);
    const refused = await actOnLine(picker, 'weigh', line, { grams: 1_651 });
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', 'grams']);
    expect(failureOf(refused).fields).toEqual({
      grams: 'At most 1650 g can be packed for 1500 g: take some out',
    });
    for (const grams of [0, -1, 1.5, 100_000_001])
      expect((await actOnLine(picker, 'weigh', line, { grams })).body.errors).toHaveLength(1);
    expect(await lineOf(id)).toEqual(line);
  });

  it('is weighed, not counted, and what is sold by the piece is counted', async () => {
    const id = await begun();
    const counted = await actOnLine(picker, 'pick', await lineOf(id), { pickedQuantity: 3 });
    expect(refusalOf(counted)).toEqual([400, 'VALIDATION', 'pickedQuantity']);
    const weighed = await actOnLine(picker, 'weigh', await lineOf(id, dal), { grams: 500 });
    expect(refusalOf(weighed)).toEqual([400, 'VALIDATION', 'grams']);
    await act(picker, id, dal, 'pick', { pickedQuantity: 1 });
    expect(refusalOf(await finishPicking(picker, id))).toEqual([
      ...[409, 'ORDER_MOVE_REFUSED'],
      'orderId',
    ]);
  });

  it('pays the card back for what is lighter, with its share of the discounts', async () => {
    const { code } = await newCoupon(owner, { percent: 10 });
    const id = await begun({ couponCode: code });
    const paidPaise = (await pickedOrder(picker, id)).order.bill.toPayPaise;
    const { discountPaise } = await lineOf(id);
    await weigh(id, 750);
    const line = await lineOf(id);
    expect(line).toMatchObject({ totalPaise: 5_000, discountPaise: Math.round(discountPaise / 2) });
    const { order } = await packPicked(picker, id);
    const dalDiscountPaise = (await lineOf(id, dal)).discountPaise;
    const toPayPaise = 5_000 - line.discountPaise + 4_950 - dalDiscountPaise + feeOf(order.bill);
    expect(order.bill.toPayPaise).toBe(toPayPaise);
    expect(order.refunds).toMatchObject([
      { amountPaise: paidPaise - toPayPaise, status: 'SUCCESS' },
    ]);
    expect((await finishPicking(picker, id)).body.data.finishPicking.order.refunds).toHaveLength(1);
  });

  it('is weighed once under a key, only as it was seen, and again where that was wrong', async () => {
    const id = await begun();
    const line = await lineOf(id);
    const action = { grams: 1_400, idempotencyKey: newKey() };
    await actOnLine(picker, 'weigh', line, action);
    await actOnLine(picker, 'weigh', line, action);
    expect(await lineOf(id)).toMatchObject({ version: 2, weighedGrams: 1_400 });
    const other = await actOnLine(picker, 'weigh', line, { ...action, grams: 1_300 });
    expect(failureOf(other).code).toBe('IDEMPOTENCY_KEY_REUSED');
    const late = await actOnLine(picker, 'weigh', line, { grams: 1_300 });
    expect(refusalOf(late)).toEqual([409, 'CONFLICT', 'expectedVersion']);
    expect(late.body.errors[0].extensions.details.current).toMatchObject({
      ...{ version: 2, weighedGrams: 1_400 },
    });
    await weigh(id, 1_500);
    expect(await lineOf(id)).toMatchObject({ weighedGrams: 1_500, totalPaise: 9_999 });
    expect((await pickedOrder(picker, id)).order.bill.subtotalPaise).toBe(9_999 + 4_950);
  });

  it('may be short first: only what is there is weighed; reset takes all of it back', async () => {
    const id = await begun();
    const { bill } = (await pickedOrder(picker, id)).order;
    await act(picker, id, onions, 'short', { quantity: 1, reason: 'NOT_THERE' });
    const tooMuch = await actOnLine(picker, 'weigh', await lineOf(id), { grams: 1_101 });
    expect(refusalOf(tooMuch)).toEqual([400, 'VALIDATION', 'grams']);
    await weigh(id, 980);
    expect(await lineOf(id)).toMatchObject({ quantity: 2, totalPaise: 6_533 });
    const late = await actOnLine(picker, 'short', await lineOf(id), {
      ...{ quantity: 1, reason: 'NOT_THERE' },
    });
    expect(refusalOf(late)).toEqual([400, 'VALIDATION', 'quantity']);
    await act(picker, id, onions, 'reset');
    expect(await lineOf(id)).toMatchObject({
      ...{ quantity: 3, pickedQuantity: null, weighedGrams: null, totalPaise: 9_999 },
    });
    expect((await pickedOrder(picker, id)).order.bill).toEqual(bill);
  });

  it('keeps what a pack weighed when it was ordered', async () => {
    const id = await begun();
    await editProduct(owner, onions, { packGrams: null });
    await weigh(id, 1_400);
    expect(await lineOf(id)).toMatchObject({ packGrams: 500, totalPaise: 9_332 });
  });

  it('is as it was ordered where the order is packed as a whole', async () => {
    await fillCart(customer.client, onions, 2);
    const { id } = await orderWith(customer.client, CASH);
    await moveTo(owner, id, 'PACKED');
    expect(await lineOf(id)).toMatchObject({ weighedGrams: null, totalPaise: 6_666 });
  });

  it('is paid back by its packs, to the paisa', async () => {
    const id = await begun();
    await weigh(id, 1_400);
    await packPicked(picker, id);
    const notes = [];
    for (let pack = 0; pack < 3; pack++)
      notes.push(await credit(owner, id, [{ productId: onions, quantity: 1 }]));
    expect(notes.map(({ amountPaise }) => amountPaise)).toEqual([3_111, 3_110, 3_111]);
    expect(await stockOf(shop.database, onions)).toBe(20);
    await moveTo(owner, id, 'DELIVERY_FAILED');
    await owner.data(RETURN, { id });
    expect((await orderDetails(customer.client, id)).status).toBe('RETURNED');
  });

  it('is told with its grams, in the mail and to REST clients with its new total', async () => {
    const id = await begun();
    await weigh(id, 1_400);
    await packPicked(picker, id);
    const mails = await mailsTo(shop, customer.email);
    const { text } = readMail(mails.find(({ kind }) => kind === 'order-changed')?.source ?? '');
    expect(text).toContain('(weighed: 1,400 g)');
    const { body: rows } = await customer.client.send('GET', `/api/orders/${customer.customerId}`);
    expect(rows).toContainEqual(expect.objectContaining({ quantity: 3, totalPrice: 93.32 }));
  });

  it('has its own weight where it is a substitute', async () => {
    const potatoes = await addProduct(owner, {
      ...{ stockQuantity: 9, mrpPaise: 3_000, packGrams: 400 },
    });
    const id = await begun();
    const instead = { productId: String(potatoes), quantity: 2, replacedQuantity: 1 };
    for (const more of [{}, { grams: 881 }]) {
      const input = { ...instead, ...more };
      const answer = await actOnLine(picker, 'substitute', await lineOf(id), input);
      expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'grams']);
    }
    expect(await stockOf(shop.database, potatoes)).toBe(9);
    await act(picker, id, onions, 'substitute', { ...instead, grams: 300 });
    // 300 g at 30.00 for 400 g; the other two packs are lighter, too.
    expect(await lineOf(id, potatoes)).toMatchObject({ totalPaise: 2_250, weighedGrams: 300 });
    await weigh(id, 900);
    expect(await lineOf(id)).toMatchObject({ quantity: 2, totalPaise: 5_999 });
    const { order } = await packPicked(picker, id);
    expect(order.bill.subtotalPaise).toBe(2_250 + 5_999 + 4_950);
    const piece = { productId: String(dal), quantity: 1, replacedQuantity: 1, grams: 10 };
    const other = await begun();
    const refused = await actOnLine(picker, 'substitute', await lineOf(other), piece);
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', 'grams']);
  });
});

describe('the bank that does not answer when an order is packed', () => {
  afterEach(() => jest.restoreAllMocks());

  /** The bank carries out the request or not, and its response is lost. */
  const silent = (isDone: boolean) => {
    const { refund } = SandboxGateway.prototype;
    return jest.spyOn(SandboxGateway.prototype, 'refund').mockImplementation(async function (
      this: SandboxGateway,
      request,
    ) {
      if (isDone) await refund.call(this, request);
      throw new SilentGatewayError('timed out');
    });
  };

  it.each([
    ['before it paid back', false],
    ['after it paid back', true],
  ])('%s keeps no order: the refund is shown, and the job repeats it once', async (_, isDone) => {
    const id = await begun({});
    const paidPaise = (await pickedOrder(picker, id)).order.bill.toPayPaise;
    await weigh(id, 1_000);
    const bank = silent(isDone);
    const { order } = await packPicked(picker, id);
    const amountPaise = paidPaise - order.bill.toPayPaise;
    expect(order).toMatchObject({
      status: 'PACKED',
      refunds: [{ amountPaise, status: 'PENDING' }],
    });
    const { refunds } = shop.services;
    await expect(refunds.carryOutPending()).rejects.toThrow('Some refunds are not known yet');
    await moveTo(owner, id, 'OUT_FOR_DELIVERY');
    expect((await orderDetails(customer.client, id)).refunds).toMatchObject([
      { amountPaise, status: 'PENDING' },
    ]);
    bank.mockRestore();
    await Promise.all([refunds.carryOutPending(), refunds.carryOutPending()]);
    expect((await orderDetails(customer.client, id)).refunds).toMatchObject([
      { amountPaise, status: 'SUCCESS' },
    ]);
    const charges = await shop.database.read.findBy(SandboxCharge, { amountPaise: paidPaise });
    expect(charges.map(({ refundedPaise }) => refundedPaise)).toContain(amountPaise);
    await owner.data(DELIVER, { id });
  });
});

const DELIVER = 'mutation ($id: ID!) { moveOrder(id: $id, to: DELIVERED) { order { id } } }';
const RETURN = 'mutation ($id: ID!) { moveOrder(id: $id, to: RETURNED) { order { id } } }';

const feeOf = ({ steps }: { steps: { kind: string; amountPaise: number }[] }): number =>
  steps.find(({ kind }) => kind === 'DELIVERY_FEE')?.amountPaise ?? 0;
