import { StaffRole } from '../../src/kernel/permissions';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { creditOf, giveCredit, newCoupon, orderWith } from '../kit/offers';
import { collectCash, moveOrder, moveTo } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { act, packPicked, startPicking } from '../kit/picking';
import { addProduct, stockOf } from '../kit/products';
import { receiptOf } from '../kit/receipts';
import {
  credit,
  creditedOrder,
  previewRefund,
  refundAmount,
  refundInput,
  refundLines,
} from '../kit/returns';
import { fillCart, pay } from '../kit/shopping';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let owner: Client;
let customer: TestCustomer;
let rice: number;
let dal: number;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  owner = await adminClient(shop);
});
beforeEach(async () => {
  customer = await newCustomer(shop);
  rice = await addProduct(owner, { stockQuantity: 20, mrpPaise: 10_001 });
  dal = await addProduct(owner, { stockQuantity: 20, mrpPaise: 4_950 });
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const CASH = { paymentMethod: 'CASH_ON_DELIVERY' };

/** An order of three pieces of rice and two of dal, 39,903 in total, with this status; paid if by card. */
async function orderAt(status: string, terms: Record<string, unknown> = CASH): Promise<string> {
  await fillCart(customer.client, rice, 3);
  await fillCart(customer.client, dal, 2);
  const { id, status: first } = await orderWith(customer.client, terms);
  if (first === 'PENDING') await pay(customer.client, { orderId: id });
  await moveTo(owner, id, status);
  return id;
}

async function paymentOf(id: string): Promise<number> {
  const [payment] = await shop.database.read.query(
    `SELECT id FROM payments WHERE orderId = ${Number(id)} AND status = 'success'`,
  );
  return payment.id;
}

describe('lines that are paid back', () => {
  it('reduce the cash that is to be collected, and come back into the stock', async () => {
    const id = await orderAt('PACKED');
    const note = await credit(owner, id, [{ productId: rice, quantity: 2 }]);
    expect(note).toMatchObject({
      number: expect.stringMatching(/^GRO-CN\/2026-27\/\d{6}$/),
      reason: 'It was soft',
      ...{ amountPaise: 20_002, toCollectPaise: 20_002, cashPaise: 0, cardPaise: 0 },
      lines: [{ quantity: 2, returnedQuantity: 2, goods: 'STOCK', totalPaise: 20_002 }],
    });
    const order = await creditedOrder(customer.client, id);
    expect(order).toMatchObject({ toCollectPaise: 19_901, bill: { toPayPaise: 39_903 } });
    expect(order.creditNotes).toEqual([note]);
    expect(await stockOf(shop.database, rice)).toBe(19);
    expect((await receiptOf(customer.client, id)).order.bill.toPayPaise).toBe(39_903);
    for (const to of ['OUT_FOR_DELIVERY', 'DELIVERED']) await moveOrder(owner, id, to);
    await collectCash(owner, id);
    expect((await creditedOrder(customer.client, id)).toCollectPaise).toBe(0);
  });

  it('are handed back in cash once it was collected, and written off where they are unfit', async () => {
    const id = await orderAt('DELIVERED');
    await collectCash(owner, id);
    const note = await credit(owner, id, [
      { productId: rice, quantity: 1, goods: 'WASTE' },
      { productId: dal, quantity: 1, goods: 'NOT_RETURNED' },
    ]);
    expect(note).toMatchObject({ amountPaise: 14_951, cashPaise: 14_951, toCollectPaise: 0 });
    expect(await stockOf(shop.database, rice)).toBe(17);
    expect(await stockOf(shop.database, dal)).toBe(18);
  });

  it('leave nothing to collect where all of it is paid back', async () => {
    const id = await orderAt('OUT_FOR_DELIVERY');
    await credit(owner, id, [
      { productId: rice, quantity: 3 },
      { productId: dal, quantity: 2 },
    ]);
    expect(await creditedOrder(customer.client, id)).toMatchObject({
      ...{ toCollectPaise: 0, paymentStatus: 'SUCCESS' },
    });
  });

  it('go back to the card with their share of each discount, to the paisa, and never more', async () => {
    const { code } = await newCoupon(owner, { percent: 10 });
    const id = await orderAt('DELIVERED', { couponCode: code });
    // Rice costs 30,003 less 4,350 of discounts: two pieces keep 20,002 - 2,900, one keeps 10,001 - 1,450.
    const amounts: number[] = [];
    for (let piece = 0; piece < 3; piece++)
      amounts.push((await credit(owner, id, [{ productId: rice, quantity: 1 }])).amountPaise);
    expect(amounts).toEqual([8_551, 8_551, 8_551]);
    const { amountPaise } = await credit(owner, id, [{ productId: dal, quantity: 2 }]);
    expect(amountPaise).toBe(39_903 - 5_786 - 3 * 8_551);
    const { refunds, paymentStatus } = await creditedOrder(customer.client, id);
    expect(refunds.map((refund: { amountPaise: number }) => refund.amountPaise)).toEqual([
      ...amounts,
      amountPaise,
    ]);
    expect(paymentStatus).toBe('REFUNDED');
    const again = await refundInput(owner, id, [{ productId: dal, quantity: 1 }]);
    expect(refusalOf(await refundLines(owner, again))).toEqual([400, 'VALIDATION', 'quantity']);
  });

  it('come back to the gift credit after what was paid', async () => {
    await giveCredit(owner, customer.client, 35_000);
    const id = await orderAt('DELIVERED', { ...CASH, useGiftCredit: true });
    const first = await credit(owner, id, [{ productId: rice, quantity: 1 }]);
    expect(first).toMatchObject({ toCollectPaise: 4_903, giftCreditPaise: 5_098 });
    await credit(owner, id, [{ productId: rice, quantity: 1 }]);
    expect(await creditOf(customer.client)).toBe(15_099);
  });

  it('were missing or replaced before: only what was delivered is paid back', async () => {
    await fillCart(customer.client, rice, 3);
    await fillCart(customer.client, dal, 2);
    const { id } = await orderWith(customer.client, CASH);
    await startPicking(owner, id);
    const other = await addProduct(owner, { stockQuantity: 5, mrpPaise: 3_333 });
    await act(owner, id, rice, 'short', { quantity: 1, reason: 'DAMAGED' });
    await act(owner, id, rice, 'substitute', {
      ...{ productId: String(other), quantity: 2, replacedQuantity: 1 },
    });
    await packPicked(owner, id);
    const { amountPaise } = await credit(owner, id, [
      { productId: other, quantity: 1, goods: 'WASTE' },
      { productId: rice, quantity: 1 },
    ]);
    expect(amountPaise).toBe(3_333 + 10_001);
  });

  it('are told what they come to before, by every way, and nothing is written', async () => {
    await giveCredit(owner, customer.client, 35_000);
    const id = await orderAt('DELIVERED', { ...CASH, useGiftCredit: true });
    await credit(owner, id, [{ productId: dal, quantity: 1 }]);
    const input = await refundInput(owner, id, [{ productId: rice, quantity: 2 }]);
    const before = await creditedOrder(customer.client, id);
    const { refundPreview } = (await previewRefund(owner, input)).body.data;
    expect(await creditedOrder(customer.client, id)).toEqual(before);
    const { refundOrderLines } = (await refundLines(owner, input)).body.data;
    expect(refundOrderLines).toMatchObject(refundPreview);
    expect(refundPreview).toMatchObject({ amountPaise: 20_002, giftCreditPaise: 20_002 });
    // The line has a new version, as for the refund itself.
    expect(refusalOf(await previewRefund(owner, input))).toEqual([
      409,
      'CONFLICT',
      'expectedVersion',
    ]);
  });

  it('are paid back once under a key, and only as they were seen', async () => {
    const id = await orderAt('DELIVERED', {});
    const input = await refundInput(owner, id, [{ productId: dal, quantity: 1 }]);
    const answers = await Promise.all([refundLines(owner, input), refundLines(owner, input)]);
    const [first, second] = answers.map(({ body }) => body.data.refundOrderLines);
    expect(second).toEqual(first);
    expect((await creditedOrder(customer.client, id)).creditNotes).toEqual([first]);
    const otherwise = { ...input, reason: 'Another' };
    expect(refusalOf(await refundLines(owner, otherwise)).slice(0, 2)).toEqual([
      409,
      'IDEMPOTENCY_KEY_REUSED',
    ]);
    const stale = { ...input, idempotencyKey: 'another-key-1' };
    const refused = await refundLines(owner, stale);
    expect(refusalOf(refused)).toEqual([409, 'CONFLICT', 'expectedVersion']);
    expect(refused.body.errors[0].extensions.details.current).toMatchObject({
      ...{ refundedQuantity: 1, returnedQuantity: 1 },
    });
  });

  it('are of an order that is packed and not over', async () => {
    const id = await orderAt('SUCCESS');
    const pieces = [{ productId: rice, quantity: 1 }];
    const refused = async () =>
      refusalOf(await refundLines(owner, await refundInput(owner, id, pieces)));
    expect(await refused()).toEqual([409, 'REFUND_REFUSED', 'orderId']);
    await moveTo(owner, id, 'PACKED');
    await moveOrder(owner, id, 'CANCELLED');
    expect(await refused()).toEqual([409, 'REFUND_REFUSED', 'orderId']);
  });

  it('are paid back by two people at once, as far as they go', async () => {
    const id = await orderAt('DELIVERED', {});
    const other = (await newMember(shop, StaffRole.ORDERS)).client;
    const pieces = [{ productId: rice, quantity: 2 }];
    const inputs = [await refundInput(owner, id, pieces), await refundInput(owner, id, pieces)];
    const answers = await Promise.all([
      refundLines(owner, inputs[0] as Record<string, unknown>),
      refundLines(other, inputs[1] as Record<string, unknown>),
    ]);
    expect(answers.filter(({ body }) => body.errors).map(refusalOf)).toEqual([
      [409, 'CONFLICT', 'expectedVersion'],
    ]);
    expect((await creditedOrder(customer.client, id)).creditNotes).toHaveLength(1);
  });

  it.each([
    ['lines', { lines: [] }],
    ['reason', { reason: ' ' }],
    ['idempotencyKey', { idempotencyKey: '?' }],
  ])('need %s', async (field, changes) => {
    const id = await orderAt('PACKED');
    const input = await refundInput(owner, id, [{ productId: rice, quantity: 1 }], changes);
    expect(refusalOf(await refundLines(owner, input))).toEqual([400, 'VALIDATION', field]);
  });
});

describe('an order that is over after its receipt', () => {
  it.each([
    ['CANCELLED', ['PACKED', 'CANCELLED']],
    ['RETURNED', ['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED']],
  ])('is credited in full once it is %s, with what was credited before', async (_, way) => {
    await giveCredit(owner, customer.client, 1_000);
    const id = await orderAt('PACKED', { useGiftCredit: true });
    const { amountPaise: firstPaise } = await credit(owner, id, [
      { productId: rice, quantity: 1, goods: 'NOT_RETURNED' },
    ]);
    for (const to of way.slice(1))
      await moveOrder(owner, id, to, {
        ...(to === 'DELIVERY_FAILED' && { reason: 'Nobody was at home' }),
      });
    const { creditNotes, bill, paymentStatus } = await creditedOrder(customer.client, id);
    expect(paymentStatus).toBe('REFUNDED');
    expect(creditNotes).toHaveLength(2);
    expect(creditNotes[1]).toMatchObject({
      amountPaise: bill.toPayPaise + 1_000 - firstPaise,
      cardPaise: bill.toPayPaise - firstPaise,
      giftCreditPaise: 1_000,
    });
    expect(await stockOf(shop.database, rice)).toBe(20);
    expect(await creditOf(customer.client)).toBe(1_000);
  });

  it('was collected in cash: that is handed back', async () => {
    const id = await orderAt('OUT_FOR_DELIVERY');
    await credit(owner, id, [{ productId: dal, quantity: 1 }]);
    await collectCash(owner, id);
    await moveOrder(owner, id, 'DELIVERY_FAILED', { reason: 'Sent back at the door' });
    await moveOrder(owner, id, 'RETURNED');
    const { creditNotes, paymentStatus } = await creditedOrder(customer.client, id);
    expect(creditNotes[1]).toMatchObject({ cashPaise: 39_903 - 4_950, toCollectPaise: 0 });
    expect(paymentStatus).toBe('REFUNDED');
  });

  it('has no credit note where it had no receipt', async () => {
    const id = await orderAt('SUCCESS', {});
    await moveOrder(owner, id, 'CANCELLED');
    expect((await creditedOrder(customer.client, id)).creditNotes).toEqual([]);
  });
});

describe('an amount that is paid back', () => {
  it('gets a credit note once there is a receipt, and lines get what is left', async () => {
    const id = await orderAt('SUCCESS', {});
    await refundAmount(owner, await paymentOf(id), 100);
    expect((await creditedOrder(customer.client, id)).creditNotes).toEqual([]);
    await moveTo(owner, id, 'DELIVERED');
    await refundAmount(owner, await paymentOf(id), 200);
    const { creditNotes, bill } = await creditedOrder(customer.client, id);
    expect(creditNotes).toMatchObject([
      { amountPaise: 200, adjustmentPaise: 200, cardPaise: 200, reason: 'Sorry', lines: [] },
    ]);
    const note = await credit(owner, id, [
      { productId: rice, quantity: 3 },
      { productId: dal, quantity: 2 },
    ]);
    expect(note).toMatchObject({ amountPaise: bill.toPayPaise - 200, adjustmentPaise: -200 });
    const { refunds, paymentStatus } = await creditedOrder(customer.client, id);
    expect(refunds.at(-1).amountPaise).toBe(bill.toPayPaise - 300);
    expect(paymentStatus).toBe('REFUNDED');
  });
});
