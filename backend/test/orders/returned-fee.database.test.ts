import { changeDelivery, deliverySettings, tryDelivery } from '../kit/delivery';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { orderMailsTo } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { creditOf, giveCredit } from '../kit/offers';
import { collectCash, moveOrder, moveTo, orderMovedTo } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { credit, creditedOrder, refundAmount } from '../kit/returns';
import { fillCart } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let owner: Client;
let customer: TestCustomer;
let rice: number;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  owner = await adminClient(shop);
  await changeDelivery(owner, 'changeDeliveryTerms', { feePaise: 4_000, keepsReturnFee: true });
  clock.advance({ minutes: 1 });
});
beforeEach(async () => {
  customer = await newCustomer(shop);
  rice = await addProduct(owner, { stockQuantity: 20, mrpPaise: 10_000 });
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const CASH = { paymentMethod: 'CASH_ON_DELIVERY' };

/** An order of three pieces of rice with the fee, 34,000 in total, with this status; paid if by card. */
const orderAt = (status: string, terms: Record<string, unknown> = CASH) =>
  orderMovedTo(status, { customer: customer.client, keeper: owner, productId: rice, terms });

/** Brings an order that is out for delivery back to the shop; resolves to it and the credit note for the remainder. */
async function returned(id: string) {
  const to = { reason: 'Nobody was at home' };
  expect((await moveOrder(owner, id, 'DELIVERY_FAILED', to)).body.errors).toBeUndefined();
  expect((await moveOrder(owner, id, 'RETURNED')).body.errors).toBeUndefined();
  const order = await creditedOrder(customer.client, id);
  return { ...order, note: order.creditNotes.at(-1) };
}

const OUT = 'OUT_FOR_DELIVERY';

describe('the delivery fee of a returned order', () => {
  it('is kept of what was paid by card, and stands on the credit note and in the email', async () => {
    const { id } = await orderAt(OUT, {});
    const { note, bill, refunds, paymentStatus } = await returned(id);
    expect(bill.toPayPaise).toBe(32_500); // less 5 %, except on the fee
    expect(note).toMatchObject({
      ...{ amountPaise: 28_500, cardPaise: 28_500, deliveryFeePaise: 0, adjustmentPaise: 0 },
      reason: 'The order was returned; the shop keeps ₹40 of the delivery fee',
    });
    expect(refunds).toMatchObject([{ amountPaise: 28_500, status: 'SUCCESS' }]);
    expect(paymentStatus).toBe('SUCCESS');
    expect(await stockOf(shop.database, rice)).toBe(20);
    const mails = await orderMailsTo(shop, customer.email, id);
    const told = mails.find(({ kind }) => kind === 'order-returned');
    expect(told?.text).toContain('\nDelivery fee, which is kept: ₹40\n');
  });

  it('is kept of the cash that was collected', async () => {
    const { id } = await orderAt(OUT);
    await collectCash(owner, id);
    const { note, paymentStatus, toCollectPaise } = await returned(id);
    expect(note).toMatchObject({ amountPaise: 30_000, cashPaise: 30_000, toCollectPaise: 0 });
    expect({ paymentStatus, toCollectPaise }).toEqual({
      ...{ paymentStatus: 'SUCCESS', toCollectPaise: 0 },
    });
  });

  it('is asked of nobody who has not paid', async () => {
    const { id } = await orderAt(OUT);
    const { note, paymentStatus } = await returned(id);
    expect(note).toMatchObject({
      ...{ amountPaise: 34_000, toCollectPaise: 34_000, deliveryFeePaise: 4_000 },
      reason: 'The order was returned',
    });
    expect(paymentStatus).toBe('PENDING');
  });

  it.each([
    ['collected', 4_000],
    ['not collected', 0],
  ])('is not kept of gift credit, which pays goods only: cash %s', async (how, kept) => {
    await giveCredit(owner, customer.client, 30_000);
    const { id } = await orderAt(OUT, { ...CASH, useGiftCredit: true });
    if (how === 'collected') await collectCash(owner, id);
    const { note } = await returned(id);
    expect(note).toMatchObject({
      amountPaise: 34_000 - kept,
      toCollectPaise: 4_000 - kept,
      giftCreditPaise: 30_000,
    });
    expect(await creditOf(customer.client)).toBe(30_000);
  });

  it('is kept once, beside what was paid back before', async () => {
    const { id, paymentId } = await orderAt('PACKED', {});
    await credit(owner, id, [{ productId: rice, quantity: 1 }]);
    await refundAmount(owner, paymentId, 500);
    await moveOrder(owner, id, OUT);
    const { creditNotes, bill, refunds } = await returned(id);
    const sum = (rows: { amountPaise: number }[]) =>
      rows.reduce((paise, { amountPaise }) => paise + amountPaise, 0);
    expect(sum(creditNotes)).toBe(bill.toPayPaise - 4_000);
    expect(sum(refunds)).toBe(bill.toPayPaise - 4_000);
  });

  it('is no more than is left of the payment', async () => {
    const { id, paymentId } = await orderAt('SUCCESS', {});
    await refundAmount(owner, paymentId, 30_000); // before there is a receipt
    await moveTo(owner, id, OUT);
    const { note, refunds } = await returned(id);
    expect(note.cardPaise).toBe(30_000);
    expect(refunds).toMatchObject([{ amountPaise: 30_000 }]);
  });

  it('is paid back by an amount where staff think better of it, with a credit note', async () => {
    const { id, paymentId } = await orderAt(OUT, {});
    await returned(id);
    await refundAmount(owner, paymentId, 4_000);
    const { creditNotes, paymentStatus } = await creditedOrder(customer.client, id);
    expect(creditNotes.at(-1)).toMatchObject({ amountPaise: 4_000, cardPaise: 4_000 });
    expect(paymentStatus).toBe('REFUNDED');
  });

  it('is paid back where the order is cancelled', async () => {
    const { id } = await orderAt('PACKED', {});
    await moveOrder(owner, id, 'CANCELLED');
    const { creditNotes, bill } = await creditedOrder(customer.client, id);
    expect(creditNotes).toMatchObject([{ amountPaise: bill.toPayPaise, deliveryFeePaise: 4_000 }]);
  });

  it('is paid back of an order that was placed before the shop kept fees', async () => {
    await changeDelivery(owner, 'changeDeliveryTerms', { keepsReturnFee: false });
    const { id } = await orderAt(OUT, {});
    clock.advance({ minutes: 1 });
    const { keepsReturnFee } = await changeDelivery(owner, 'changeDeliveryTerms', {
      keepsReturnFee: true,
    });
    expect(keepsReturnFee).toBe(true);
    const { note, bill } = await returned(id);
    expect(note).toMatchObject({ amountPaise: bill.toPayPaise, deliveryFeePaise: 4_000 });
    clock.advance({ minutes: 1 });
  });
});

describe('whether the shop keeps the fee of returned orders', () => {
  it('is shown before ordering, changed for itself, and no', async () => {
    const QUOTE =
      '{ quote(input: { paymentMethod: CARD }) { delivery { feePaise keepsReturnFee } } }';
    const quoted = async () => (await customer.client.data(QUOTE)).quote.delivery;
    await fillCart(customer.client, rice, 1);
    expect(await quoted()).toEqual({ feePaise: 4_000, keepsReturnFee: true });
    const changed = await changeDelivery(owner, 'changeDeliveryTerms', { keepsReturnFee: false });
    expect(changed).toMatchObject({ keepsReturnFee: false, terms: { feePaise: 4_000 } });
    expect(await quoted()).toEqual({ feePaise: 4_000, keepsReturnFee: false });
    await changeDelivery(owner, 'changeDeliveryTerms', { keepsReturnFee: true });
    clock.advance({ minutes: 1 });
  });

  it('is told to who changes it of an older version', async () => {
    const { version } = await deliverySettings(owner);
    await changeDelivery(owner, 'changeDeliveryTerms', { minimumOrderPaise: 100 });
    const stale = { expectedVersion: version, keepsReturnFee: false };
    const refused = await tryDelivery(owner, 'changeDeliveryTerms', stale);
    expect(refusalOf(refused)).toEqual([409, 'CONFLICT', 'expectedVersion']);
    const { current, submitted } = refused.body.errors[0].extensions.details;
    expect(current.parts).toMatchObject([{ minimumOrderPaise: 100, keepsReturnFee: true }]);
    expect(submitted).toEqual({ keepsReturnFee: false });
  });

  it('is true or false', async () => {
    const refused = await tryDelivery(owner, 'changeDeliveryTerms', { keepsReturnFee: null });
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', 'keepsReturnFee']);
  });
});
