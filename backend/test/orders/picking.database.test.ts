import { StockMovement } from '../../src/modules/catalogue/products/stock-movement.entity';
import { StaffRole } from '../../src/kernel/permissions';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { readMail } from '../kit/mail-parts';
import { mailsTo } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { creditOf, giveCredit, newCoupon, orderWith, usesOf } from '../kit/offers';
import { cancelOrder, collectCash, moveOrder, moveTo, orderDetails } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import {
  act,
  actOnLine,
  finishPicking,
  linesOf,
  packPicked,
  pickTheRest,
  pickedOrder,
  startPicking,
} from '../kit/picking';
import { addProduct, stockOf } from '../kit/products';
import { receiptOf } from '../kit/receipts';
import { fillCart, newKey, pay } from '../kit/shopping';
import { newMember, removeStaff } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let owner: Client;
let picker: Client;
let customer: TestCustomer;
let rice: number;
let dal: number;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  owner = await adminClient(shop);
  picker = (await newMember(shop, StaffRole.ORDERS)).client;
});
beforeEach(async () => {
  customer = await newCustomer(shop);
  rice = await addProduct(owner, { stockQuantity: 20, mrpPaise: 10_001 });
  dal = await addProduct(owner, { stockQuantity: 20, mrpPaise: 4_950 });
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const CASH = { paymentMethod: 'CASH_ON_DELIVERY' };

/** An order of three pieces of rice and two of dal, paid if by card. */
async function newOrder(terms: Record<string, unknown> = CASH): Promise<string> {
  await fillCart(customer.client, rice, 3);
  await fillCart(customer.client, dal, 2);
  const { id, status } = await orderWith(customer.client, terms);
  if (status === 'PENDING') await pay(customer.client, { orderId: id });
  return id;
}

/** The same, with picking started. */
async function begun(terms: Record<string, unknown> = CASH): Promise<string> {
  const id = await newOrder(terms);
  const { body } = await startPicking(picker, id);
  expect(body.data.startPicking.order.status).toBe('PICKING');
  return id;
}

const lineOf = async (id: string, productId: number) => {
  const line = (await linesOf(owner, id)).find((each) => each.productId === String(productId));
  if (!line) throw new Error('No such line');
  return line;
};

const MISSING = { reason: 'NOT_THERE' };

describe('an order that is picked', () => {
  it('is packed as it was ordered where all of it is there', async () => {
    const id = await begun();
    const { order, picking, nextStatuses } = await pickedOrder(picker, id);
    expect(picking).toMatchObject({ isOwn: true, until: '2026-11-20T04:20:00.000Z' });
    expect(nextStatuses).toEqual(['CANCELLED']);
    const before = order.bill;
    const packed = await packPicked(picker, id);
    expect(packed.picking).toBeNull();
    expect(packed.order).toMatchObject({ status: 'PACKED', bill: before, refunds: [] });
    expect(packed.order.events.map((event: { toStatus: string }) => event.toStatus)).toEqual([
      'SUCCESS',
      'PICKING',
      'PACKED',
    ]);
    expect((await receiptOf(customer.client, id)).order.bill).toEqual({ toPayPaise: 39_903 });
  });

  it('bills what is delivered, and reduces the cash that is to be collected', async () => {
    const id = await begun();
    await act(picker, id, rice, 'short', { quantity: 1, ...MISSING });
    const packed = await packPicked(picker, id);
    expect(packed.order.bill.toPayPaise).toBe(2 * 10_001 + 2 * 4_950);
    expect(packed.order.lines).toMatchObject([
      { quantity: 2, orderedQuantity: 3, shortQuantity: 1, shortReason: 'NOT_THERE' },
      { quantity: 2, orderedQuantity: 2, shortQuantity: 0, shortReason: null },
    ]);
    expect(packed.order).toMatchObject({ paymentStatus: 'PENDING', refunds: [] });
    await moveOrder(owner, id, 'OUT_FOR_DELIVERY');
    await collectCash(owner, id);
    expect((await orderDetails(customer.client, id)).paymentStatus).toBe('SUCCESS');
  });

  it('pays the card back by itself, once, with the share of each discount to the paisa', async () => {
    const { code } = await newCoupon(owner, { percent: 10 });
    const id = await begun({ couponCode: code });
    // 39,903: 10 % are 3,990; 5 % of the other 35,913 are 1,796; rice bears 4,350 of both.
    await act(picker, id, rice, 'short', { quantity: 2, ...MISSING });
    const { order } = await packPicked(picker, id);
    const [riceLine, dalLine] = order.lines;
    expect(riceLine).toMatchObject({ quantity: 1, totalPaise: 10_001, discountPaise: 1_450 });
    expect(dalLine).toMatchObject({ totalPaise: 9_900, discountPaise: 1_436 });
    expect(order.bill).toEqual({
      subtotalPaise: 19_901,
      toPayPaise: 19_901 - 2_886,
      steps: [
        { kind: 'SUBTOTAL', amountPaise: 19_901, reason: null },
        { kind: 'COUPON', amountPaise: -1_990, reason: 'For what is delivered' },
        { kind: 'ONLINE_PAYMENT_DISCOUNT', amountPaise: -896, reason: 'For what is delivered' },
        { kind: 'DELIVERY_FEE', amountPaise: 0, reason: 'free' },
      ],
    });
    expect(order.refunds).toEqual([
      {
        amountPaise: 39_903 - 5_786 - (19_901 - 2_886),
        status: 'SUCCESS',
        reason: 'Less is delivered than was ordered',
      },
    ]);
    expect(order.paymentStatus).toBe('SUCCESS');
    expect(refusalOf(await startPicking(picker, id))).toEqual([
      409,
      'ORDER_MOVE_REFUSED',
      'orderId',
    ]);
    expect((await finishPicking(picker, id)).body.data.finishPicking.order.refunds).toHaveLength(1);
    expect(await usesOf(owner, code)).toBe(1);
  });

  it('gives gift credit back after what was to be paid', async () => {
    await giveCredit(owner, customer.client, 35_000);
    const id = await begun({ ...CASH, useGiftCredit: true });
    await act(picker, id, rice, 'short', { quantity: 1, ...MISSING });
    const { order } = await pickedOrder(picker, id);
    expect(order.bill.toPayPaise).toBe(0);
    expect(await creditOf(customer.client)).toBe(0);
    const packed = await packPicked(picker, id);
    // 39,903 were 4,903 in cash and 35,000 in credit; the reduction of 10,001 is the whole cash, and 5,098 of the
    // credit.
    expect(packed.order).toMatchObject({ paymentStatus: 'SUCCESS', refunds: [] });
    expect(await creditOf(customer.client)).toBe(5_098);
  });

  it('gives everything back where nothing could be picked', async () => {
    const { code } = await newCoupon(owner, { percent: 10 });
    await giveCredit(owner, customer.client, 1_000);
    const id = await begun({ couponCode: code, useGiftCredit: true });
    const paidPaise = (await pickedOrder(picker, id)).order.bill.toPayPaise;
    await act(picker, id, rice, 'short', { quantity: 3, reason: 'DAMAGED' });
    await act(picker, id, dal, 'short', { quantity: 2, reason: 'CUSTOMER_DECLINED' });
    const { body } = await finishPicking(picker, id);
    const { order } = body.data.finishPicking;
    expect(order).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'REFUNDED',
      refunds: [{ amountPaise: paidPaise }],
    });
    expect(order.events.at(-2).note).toBe('Nothing of the order could be delivered');
    expect(await creditOf(customer.client)).toBe(1_000);
    expect(await usesOf(owner, code)).toBe(0);
    expect(await stockOf(shop.database, rice)).toBe(17);
    expect(await stockOf(shop.database, dal)).toBe(20);
  });

  it('gives all of its money back where it is called off half picked', async () => {
    await giveCredit(owner, customer.client, 1_000);
    const id = await begun({ useGiftCredit: true });
    const paidPaise = (await pickedOrder(picker, id)).order.bill.toPayPaise;
    await act(picker, id, rice, 'short', { quantity: 3, ...MISSING });
    expect(refusalOf(await cancelOrder(customer.client, id))).toEqual([
      409,
      'ORDER_NOT_CANCELLABLE',
      'id',
    ]);
    await moveOrder(owner, id, 'CANCELLED');
    const { refunds, paymentStatus } = await orderDetails(customer.client, id);
    expect(refunds).toMatchObject([{ amountPaise: paidPaise }]);
    expect(paymentStatus).toBe('REFUNDED');
    expect(await creditOf(customer.client)).toBe(1_000);
  });

  it('is a smaller order also where it is called off after packing, or comes back', async () => {
    await giveCredit(owner, customer.client, 39_000);
    const terms = { useGiftCredit: true };
    const called = await begun(terms);
    await act(picker, called, rice, 'short', { quantity: 1, ...MISSING });
    await packPicked(picker, called);
    await moveOrder(owner, called, 'CANCELLED');
    expect(await creditOf(customer.client)).toBe(39_000);
    const returned = await begun(terms);
    await act(picker, returned, rice, 'short', { quantity: 2, ...MISSING });
    await packPicked(picker, returned);
    for (const to of ['OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED'])
      await moveOrder(owner, returned, to, {
        ...(to === 'DELIVERY_FAILED' && { reason: 'Nobody was at home' }),
      });
    expect(await creditOf(customer.client)).toBe(39_000);
    expect((await orderDetails(customer.client, returned)).paymentStatus).toBe('REFUNDED');
  });

  it('pays back no more than is left of a payment', async () => {
    const id = await begun({});
    const { order } = await pickedOrder(picker, id);
    const [payment] = await shop.database.read.query(
      `SELECT id FROM payments WHERE orderId = ${Number(id)}`,
    );
    const input = { paymentId: String(payment.id), reason: 'Sorry', idempotencyKey: newKey() };
    await owner.data('mutation ($input: RefundInput!) { refundPayment(input: $input) { id } }', {
      input: { ...input, amountPaise: order.bill.toPayPaise - 100 },
    });
    await act(picker, id, rice, 'short', { quantity: 1, ...MISSING });
    const packed = await packPicked(picker, id);
    expect(packed.order.refunds.at(-1).amountPaise).toBe(100);
  });

  it('keeps the words that existing REST clients know, with the new totals', async () => {
    const id = await begun();
    const rowsOf = async () => {
      const { body } = await customer.client.send('GET', `/api/orders/${customer.customerId}`);
      return body
        .filter(({ orderId }: { orderId: number }) => orderId === Number(id))
        .map((row: Record<string, unknown>) => [row.quantity, row.totalPrice, row.orderStatus]);
    };
    await act(picker, id, rice, 'short', { quantity: 1, ...MISSING });
    expect(await rowsOf()).toEqual([
      [2, 200.02, 'success'],
      [2, 99, 'success'],
    ]);
    await packPicked(picker, id);
    expect((await rowsOf())[0]).toEqual([2, 200.02, 'packed']);
  });

  it('tells its customer what is missing, and what they pay now', async () => {
    const id = await begun({});
    await act(picker, id, rice, 'short', { quantity: 1, ...MISSING });
    const tea = await addProduct(owner, { stockQuantity: 9, mrpPaise: 4_000, name: 'Masoor' });
    const instead = { productId: String(tea), quantity: 1, replacedQuantity: 1 };
    await act(picker, id, dal, 'substitute', instead);
    const { order } = await packPicked(picker, id);
    const mails = await mailsTo(shop, customer.email);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'order-placed',
      'order-paid',
      'order-changed',
      'order-refunded',
    ]);
    const { subject, text } = readMail(mails[2]?.source ?? '');
    expect(subject).toContain(`Order ${id} is packed, with changes`);
    expect(text).toContain('Not in your order');
    expect(text).toMatch(/1 × Masoor.* \(instead of /);
    expect(text).toContain((order.bill.toPayPaise / 100).toFixed(2).replace(/\.00$/, ''));
    const history = (await orderDetails(customer.client, id)).events;
    expect(history.map(({ note }: { note: string | null }) => note)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^1 × .*: not available$/)]),
    );
  });

  it('is ordered again as it was ordered', async () => {
    const id = await begun();
    await act(picker, id, rice, 'short', { quantity: 3, ...MISSING });
    const instead = {
      productId: String(await addProduct(owner)),
      quantity: 1,
      replacedQuantity: 1,
    };
    await act(picker, id, dal, 'substitute', instead);
    await packPicked(picker, id);
    const { reorder } = await customer.client.data(
      'mutation ($id: ID!) { reorder(orderId: $id) { cart { items { quantity product { id } } } } }',
      { id },
    );
    expect(
      reorder.cart.items.map((item: { quantity: number; product: { id: string } }) => [
        Number(item.product.id),
        item.quantity,
      ]),
    ).toEqual([
      [rice, 3],
      [dal, 2],
    ]);
  });
});

describe('the stock', () => {
  const lossesOf = async (productId: number) =>
    (await shop.database.read.findBy(StockMovement, { productId }))
      .filter(({ kind }) => !['opening', 'sale', 'return'].includes(kind))
      .map(({ kind, quantity }) => [kind, quantity]);

  it.each([
    ['NOT_THERE', 17, [['count', -2]]],
    ['DAMAGED', 17, [['waste', -2]]],
    ['CUSTOMER_DECLINED', 19, []],
  ])('of pieces that are missing as %s', async (reason, stock, losses) => {
    const id = await begun();
    await act(picker, id, rice, 'short', { quantity: 2, reason });
    expect(await stockOf(shop.database, rice)).toBe(stock);
    expect(await lossesOf(rice)).toEqual(losses);
    await act(picker, id, rice, 'reset');
    expect(await stockOf(shop.database, rice)).toBe(17);
    expect(await lineOf(id, rice)).toMatchObject({ quantity: 3, totalPaise: 30_003, version: 3 });
    expect((await pickedOrder(owner, id)).order.bill.toPayPaise).toBe(39_903);
  });

  it('is what the picker counted', async () => {
    const id = await begun();
    await act(picker, id, rice, 'short', { quantity: 3, ...MISSING, countedQuantity: 0 });
    expect(await stockOf(shop.database, rice)).toBe(0);
    expect(await lossesOf(rice)).toEqual([
      ['count', -3],
      ['adjustment', -17],
    ]);
    const line = await lineOf(id, dal);
    const counted = { quantity: 1, reason: 'DAMAGED', countedQuantity: 0 };
    expect(refusalOf(await actOnLine(picker, 'short', line, counted))).toEqual([
      400,
      'VALIDATION',
      'countedQuantity',
    ]);
  });

  it('has no pieces again that others bought meanwhile', async () => {
    const id = await begun();
    await act(picker, id, rice, 'short', { quantity: 3, reason: 'CUSTOMER_DECLINED' });
    await fillCart(customer.client, rice, 18);
    await orderWith(customer.client, CASH);
    const line = await lineOf(id, rice);
    expect(failureOf(await actOnLine(picker, 'reset', line))).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: expect.stringMatching(/^Only 2 left of /),
    });
    expect(await lineOf(id, rice)).toEqual(line);
  });

  it('is right where a product left the shop before its pieces were picked', async () => {
    const id = await begun();
    await owner.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: rice });
    const [line] = await linesOf(picker, id);
    expect(line?.productId).toBeNull();
    await actOnLine(picker, 'short', line!, { quantity: 1, ...MISSING });
    await actOnLine(picker, 'short', (await linesOf(picker, id))[0]!, {
      quantity: 1,
      ...MISSING,
    });
    expect((await packPicked(picker, id)).order.lines[0]).toMatchObject({
      quantity: 1,
      shortQuantity: 2,
    });
  });
});

describe('a substitute', () => {
  let basmati: number;
  beforeEach(async () => {
    basmati = await addProduct(owner, { stockQuantity: 3, mrpPaise: 12_000 });
  });
  const instead = (productId: number, quantity = 1, replacedQuantity = 1) => ({
    productId: String(productId),
    quantity,
    replacedQuantity,
  });

  it('costs no more than what it replaces, and takes its pieces from the stock', async () => {
    const id = await begun();
    await act(picker, id, rice, 'substitute', instead(basmati, 2, 2));
    expect(await stockOf(shop.database, basmati)).toBe(1);
    expect(await stockOf(shop.database, rice)).toBe(19);
    const { order } = await packPicked(picker, id);
    expect(order.bill.toPayPaise).toBe(39_903);
    expect(order.lines).toMatchObject([
      { quantity: 1, substitutedQuantity: 2, orderedQuantity: 3 },
      { quantity: 2 },
      { quantity: 2, orderedQuantity: 0, totalPaise: 20_002, replacedQuantity: 2 },
    ]);
    expect(order.lines[2].substitutesLineId).toBe(order.lines[0].id);
    expect(order.events.at(-2).note).toMatch(/^2 × .*: replaced by 2 × /);
  });

  it('makes the order cheaper where it is', async () => {
    const cheap = await addProduct(owner, { stockQuantity: 9, mrpPaise: 8_000 });
    const id = await begun({});
    const paidPaise = (await pickedOrder(picker, id)).order.bill.toPayPaise;
    await act(picker, id, rice, 'substitute', instead(cheap, 3, 3));
    const { order } = await packPicked(picker, id);
    expect(order.bill.toPayPaise).toBe(paidPaise - 3 * 2_001);
    expect(order.refunds).toMatchObject([{ amountPaise: 6_003 }]);
  });

  it('goes back where the line is reset', async () => {
    const id = await begun();
    await act(picker, id, rice, 'substitute', instead(basmati, 3, 3));
    await act(picker, id, rice, 'reset');
    expect(await stockOf(shop.database, basmati)).toBe(3);
    expect(await stockOf(shop.database, rice)).toBe(17);
    expect(await linesOf(picker, id)).toHaveLength(2);
  });

  it('is told to be gone at once', async () => {
    const id = await begun();
    const line = await lineOf(id, rice);
    const answer = await actOnLine(picker, 'substitute', line, instead(basmati, 4, 1));
    expect(refusalOf(answer)).toEqual([409, 'OUT_OF_STOCK', 'productId']);
    expect(await lineOf(id, rice)).toEqual(line);
  });

  it('is refused where the customer wants none, for itself, and for what there is not', async () => {
    const id = await begun({ ...CASH, substitution: 'NO_SUBSTITUTE' });
    const line = await lineOf(id, rice);
    const codeOf = async (input: Record<string, unknown>, staff = picker, at = line) =>
      refusalOf(await actOnLine(staff, 'substitute', at, input));
    expect(await codeOf(instead(basmati))).toEqual([400, 'VALIDATION', 'productId']);
    const other = await begun();
    const riceLine = await lineOf(other, rice);
    const refusals = [instead(rice), instead(999_999)];
    expect(await codeOf(refusals[0]!, picker, riceLine)).toEqual([400, 'VALIDATION', 'productId']);
    expect(await codeOf(refusals[1]!, picker, riceLine)).toEqual([404, 'NOT_FOUND', 'productId']);
    await act(picker, other, rice, 'substitute', instead(basmati));
    const substitute = await lineOf(other, basmati);
    expect(refusalOf(await actOnLine(picker, 'pick', substitute, { pickedQuantity: 1 }))).toEqual([
      400,
      'VALIDATION',
      'orderLineId',
    ]);
  });
});

describe('an action of picking', () => {
  it('counts once, however often it is sent', async () => {
    const id = await begun();
    const line = await lineOf(id, rice);
    const input = { quantity: 1, ...MISSING, idempotencyKey: newKey() };
    for (let sent = 0; sent < 3; sent++)
      expect((await actOnLine(picker, 'short', line, input)).body.errors).toBeUndefined();
    expect(await lineOf(id, rice)).toMatchObject({ quantity: 2, shortQuantity: 1, version: 2 });
    const other = { ...input, quantity: 2 };
    expect(refusalOf(await actOnLine(picker, 'short', line, other))).toEqual([
      409,
      'IDEMPOTENCY_KEY_REUSED',
      'idempotencyKey',
    ]);
    await packPicked(picker, id);
    expect((await actOnLine(picker, 'short', line, input)).status).toBe(200);
  });

  it('is refused with the line as it is, where that changed meanwhile', async () => {
    const id = await begun();
    const line = await lineOf(id, rice);
    await act(picker, id, rice, 'pick', { pickedQuantity: 2 });
    const answer = await actOnLine(picker, 'pick', line, { pickedQuantity: 3 });
    expect(refusalOf(answer)).toEqual([409, 'CONFLICT', 'expectedVersion']);
    expect(answer.body.errors[0].extensions.details).toEqual({
      current: {
        version: 2,
        quantity: 3,
        pickedQuantity: 2,
        shortQuantity: 0,
        shortReason: null,
        substitutedQuantity: 0,
        weighedGrams: null,
      },
      submitted: { version: 1 },
    });
  });

  it('knows no more pieces than there are', async () => {
    const id = await begun();
    await act(picker, id, rice, 'pick', { pickedQuantity: 2 });
    const line = await lineOf(id, rice);
    const fieldOf = async (action: 'pick' | 'short', input: Record<string, unknown>) =>
      refusalOf(await actOnLine(picker, action, line, input));
    expect(await fieldOf('pick', { pickedQuantity: 4 })).toEqual([
      400,
      'VALIDATION',
      'pickedQuantity',
    ]);
    expect(await fieldOf('short', { quantity: 2, ...MISSING })).toEqual([
      400,
      'VALIDATION',
      'quantity',
    ]);
    expect(refusalOf(await finishPicking(picker, id))).toEqual([
      409,
      'ORDER_MOVE_REFUSED',
      'orderId',
    ]);
    await act(picker, id, rice, 'short', { quantity: 1, ...MISSING });
    await act(picker, id, rice, 'pick', { pickedQuantity: 0 });
    const damaged = { quantity: 1, reason: 'DAMAGED' };
    expect(refusalOf(await actOnLine(picker, 'short', await lineOf(id, rice), damaged))).toEqual([
      400,
      'VALIDATION',
      'reason',
    ]);
  });

  it('stands in the audit log', async () => {
    const id = await begun();
    await act(picker, id, rice, 'short', { quantity: 1, ...MISSING });
    const entries = await shop.database.read.query<{ action: string }[]>(
      `SELECT action FROM audit_entries WHERE subject = 'order' AND subjectId = ${Number(id)} ORDER BY id`,
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'order.placed',
      'order.moved',
      'order.line-short',
    ]);
  });
});

describe('the picker of an order', () => {
  it('is alone with it for twenty minutes after each action', async () => {
    const { client: second } = await newMember(shop, StaffRole.ORDERS);
    const id = await begun();
    const line = await lineOf(id, rice);
    const refusal = [409, 'ORDER_MOVE_REFUSED', 'orderId'];
    clock.advance({ minutes: 19 });
    await act(picker, id, rice, 'pick', { pickedQuantity: 1 });
    clock.advance({ minutes: 19 });
    expect(refusalOf(await startPicking(second, id))).toEqual(refusal);
    expect(refusalOf(await actOnLine(second, 'pick', line, { pickedQuantity: 1 }))).toEqual(
      refusal,
    );
    expect(refusalOf(await finishPicking(second, id))).toEqual(refusal);
    clock.advance({ minutes: 1 });
    expect((await startPicking(second, id)).body.errors).toBeUndefined();
    expect(refusalOf(await finishPicking(picker, id))).toEqual(refusal);
    await packPicked(second, id);
  });

  it('gives way to a manager at once', async () => {
    const id = await begun();
    expect((await startPicking(owner, id)).body.data.startPicking.picking.isOwn).toBe(true);
    expect((await pickedOrder(picker, id)).picking.isOwn).toBe(false);
    await packPicked(owner, id);
  });

  it('gives way to anybody once they left the staff', async () => {
    const leaving = await newMember(shop, StaffRole.PICKER);
    const id = await newOrder();
    await startPicking(leaving.client, id);
    await removeStaff(owner, leaving.id);
    expect((await pickedOrder(picker, id)).picking.staffEmail).toBeNull();
    expect((await startPicking(picker, id)).body.data.startPicking.picking.isOwn).toBe(true);
    await packPicked(picker, id);
  });

  it('begins only with what is to be packed, and ends only what was begun', async () => {
    const id = await newOrder();
    expect(refusalOf(await finishPicking(picker, id))).toEqual([
      409,
      'ORDER_MOVE_REFUSED',
      'orderId',
    ]);
    expect(refusalOf(await moveOrder(owner, id, 'PICKING'))).toEqual([
      409,
      'ORDER_MOVE_REFUSED',
      'to',
    ]);
    await startPicking(picker, id);
    expect(refusalOf(await moveOrder(owner, id, 'PACKED'))).toEqual([
      409,
      'ORDER_MOVE_REFUSED',
      'to',
    ]);
    await pickTheRest(picker, id);
    await finishPicking(picker, id);
    await moveOrder(owner, id, 'OUT_FOR_DELIVERY');
    expect(refusalOf(await startPicking(picker, id))).toEqual([
      409,
      'ORDER_MOVE_REFUSED',
      'orderId',
    ]);
    const whole = await newOrder();
    await moveTo(owner, whole, 'PACKED');
    expect((await linesOf(owner, whole)).map(({ pickedQuantity }) => pickedQuantity)).toEqual([
      null,
      null,
    ]);
  });
});
