import { StaffRole } from '../../src/kernel/permissions';
import { timeOf } from '../../src/modules/ordering/emails/order-email.rules';
import { deleteAccount } from '../kit/accounts';
import { recordedBy } from '../kit/audit';
import { Answer, Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { orderMailKinds, orderMailsTo } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { cancelOrder, moveTo, orderDetails } from '../kit/order-keeping';
import { moneyOf, unpaidOrder } from '../kit/payments';
import { pdfTexts } from '../kit/pdf-text';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { callRound, onRound, riddenRound } from '../kit/rounds';
import { fillCart, newKey, order, pay } from '../kit/shopping';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';
import {
  PAYEE,
  confirmTransfer,
  markSent,
  newUtr,
  rejectTransfer,
  stateTransfer,
  takeUpi,
  waitingTransfers,
} from '../kit/upi';

const REQUEST = `query ($id: ID!) {
  quote(input: { paymentMethod: CARD }) { takesUpi }
  order(id: $id) { takesUpiTransfer upiRequest { reference link } payments { utr rejectedBecause } refunds { isSentByHand utr } }
}`;
const REFUND = `mutation ($input: RefundInput!) { refundPayment(input: $input) { id status isSentByHand } }`;
const NO_PAYEE = { payeeAddress: null, payeeName: null };

const PLACED_AT = '2026-11-20T04:00:00.000Z';
const clock = new MovableClock(new Date(PLACED_AT));
let shop: TestShop;
let owner: Client;
let accounts: Client;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  owner = await adminClient(shop);
  accounts = (await newMember(shop, StaffRole.ACCOUNTS)).client;
  await takeUpi(owner);
});
beforeEach(async () => {
  clock.set(PLACED_AT);
  customer = await newCustomer(shop);
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const answerOf = ({ body }: Answer) => {
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.answer;
};

/** An order with a stated transfer. */
async function stated(utr = newUtr()) {
  const orderId = await unpaidOrder(customer.client, owner);
  const payment = answerOf(await stateTransfer(customer.client, orderId, utr));
  return { orderId, utr, paymentId: String(payment.id) };
}

/** An order paid by a transfer. */
async function paid() {
  const order = await stated();
  answerOf(await confirmTransfer(accounts, order.paymentId));
  return order;
}

const waitingFor = async (orderId: string) => {
  const { refundsToSend, statedTransfers } = await waitingTransfers(accounts);
  const ofOrder = (each: { payment: { orderId: string } }) => each.payment.orderId === orderId;
  return { refunds: refundsToSend.filter(ofOrder), transfers: statedTransfers.filter(ofOrder) };
};

describe('paying an order by UPI', () => {
  it('is offered where the shop has a UPI id, with a request for the exact amount', async () => {
    const id = await unpaidOrder(customer.client, owner);
    await takeUpi(owner, NO_PAYEE);
    const without = await customer.client.data(REQUEST, { id });
    expect([without.quote.takesUpi, without.order.upiRequest]).toEqual([false, null]);
    await takeUpi(owner);
    const { order: asked, quote } = await customer.client.data(REQUEST, { id });
    expect(quote.takesUpi).toBe(true);
    expect(asked.upiRequest.link).toBe(
      `upi://pay?pa=${PAYEE.payeeAddress}&pn=Grocessay%20Thane&am=95.00&cu=INR&tr=${asked.upiRequest.reference}&tn=Order%20${id}`,
    );
    await pay(customer.client, { orderId: id });
    expect((await customer.client.data(REQUEST, { id })).order.upiRequest).toBeNull();
  });

  it('is finished by whoever ordered before the shop stopped taking it, and begun by nobody', async () => {
    const running = await unpaidOrder(customer.client, owner);
    clock.advance({ minutes: 1 });
    await takeUpi(owner, NO_PAYEE);
    const payment = answerOf(await stateTransfer(customer.client, running, newUtr()));
    expect(payment).toMatchObject({ status: 'PENDING', amountPaise: 9500 });
    answerOf(await confirmTransfer(accounts, payment.id));
    clock.advance({ minutes: 1 });
    const later = await unpaidOrder(customer.client, owner);
    expect(failureOf(await stateTransfer(customer.client, later, newUtr())).code).toBe(
      'NOT_SUPPORTED',
    );
    await takeUpi(owner);
  });

  it('waits, once stated, for the staff and for nothing else, however long that takes', async () => {
    const utr = newUtr();
    const orderId = await unpaidOrder(customer.client, owner);
    const [begun] = await recordedBy(shop, () => stateTransfer(customer.client, orderId, utr));
    expect(begun).toMatchObject({ action: 'payment.begun', after: { utr, gateway: 'upi' } });
    const again = answerOf(await stateTransfer(customer.client, orderId, ` ${utr} `));
    expect(again).toMatchObject({ status: 'PENDING', amountPaise: 9500, utr });
    expect(refusalOf(await stateTransfer(customer.client, orderId, newUtr()))).toEqual([
      ...[409, 'ORDER_NOT_PAYABLE', 'orderId'],
    ]);
    expect(failureOf(await pay(customer.client, { orderId })).code).toBe('PAYMENT_PENDING');
    clock.advance({ minutes: 90 });
    await shop.services.payments.settleUnknown();
    await shop.services.lapsing.lapseUnpaid();
    const details = await orderDetails(customer.client, orderId);
    expect(details).toMatchObject({ status: 'PENDING', paymentStatus: 'PENDING', payUntil: null });
    expect(details.events.at(-1)).toMatchObject({
      ...{ actorRole: 'CUSTOMER', note: `UPI transfer stated: UTR ${utr}` },
    });
    const { transfers } = await waitingFor(orderId);
    expect(transfers).toMatchObject([
      { reference: expect.stringMatching(new RegExp(`^[A-Z]+${orderId}$`)), payment: { utr } },
    ]);
    expect(transfers[0].isOrderCancelled).toBe(false);
  });

  it.each([['12345678901'], ['1234567890123'], ['12345678901a'], ['']])(
    'takes no %j for a UTR number',
    async (utr) => {
      const answer = await stateTransfer(customer.client, 1, utr);
      expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'utr']);
    },
  );

  it('is for orders of the caller that await their payment', async () => {
    const { orderId } = await stated();
    const other = await newCustomer(shop);
    expect(refusalOf(await stateTransfer(other.client, orderId, newUtr()))).toEqual([
      ...[404, 'NOT_FOUND', 'orderId'],
    ]);
    await fillCart(other.client, await addProduct(owner));
    const { id } = await order(other.client, { paymentMethod: 'CASH_ON_DELIVERY' });
    expect(failureOf(await stateTransfer(other.client, id, newUtr())).code).toBe(
      'ORDER_NOT_PAYABLE',
    );
  });
});

describe('a transfer whose number the customer does not say', () => {
  /** An order with a stated transfer without a UTR number. */
  async function statedAlone() {
    const orderId = await unpaidOrder(customer.client, owner);
    const payment = answerOf(await stateTransfer(customer.client, orderId));
    return { orderId, paymentId: String(payment.id) };
  }

  it('waits as one with a number does, and is the same one if it is said again', async () => {
    const { orderId, paymentId } = await statedAlone();
    const again = answerOf(await stateTransfer(customer.client, orderId));
    expect(again).toMatchObject({ id: paymentId, status: 'PENDING', isByUpi: true, utr: null });
    expect(refusalOf(await stateTransfer(customer.client, orderId, newUtr()))).toEqual([
      ...[409, 'ORDER_NOT_PAYABLE', 'orderId'],
    ]);
    clock.advance({ minutes: 90 });
    await shop.services.payments.settleUnknown();
    await shop.services.lapsing.lapseUnpaid();
    const { events, status } = await orderDetails(customer.client, orderId);
    expect(status).toBe('PENDING');
    expect(events.at(-1).note).toBe('UPI transfer stated, without its UTR');
    const { transfers } = await waitingFor(orderId);
    expect(transfers).toMatchObject([{ payment: { utr: null } }]);
  });

  it('pays its order by the number that the statement shows, which counts once', async () => {
    const { orderId, paymentId } = await statedAlone();
    const needed = [400, 'VALIDATION', 'utr'];
    expect(refusalOf(await confirmTransfer(accounts, paymentId))).toEqual(needed);
    expect(refusalOf(await confirmTransfer(accounts, paymentId, '123'))).toEqual(needed);
    const { utr: used } = await stated();
    expect(refusalOf(await confirmTransfer(accounts, paymentId, used))).toEqual(needed);
    expect((await moneyOf(customer.client, orderId))[0]).toBe('PENDING');
    const utr = newUtr();
    expect(answerOf(await confirmTransfer(accounts, paymentId, utr))).toMatchObject({
      ...{ status: 'SUCCESS', utr },
    });
    expect(await moneyOf(customer.client, orderId)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', '']);
    const other = await unpaidOrder(customer.client, owner);
    expect(refusalOf(await stateTransfer(customer.client, other, utr))).toEqual(needed);
  });

  it('is rejected as any other', async () => {
    const { orderId, paymentId } = await statedAlone();
    expect(answerOf(await rejectTransfer(accounts, paymentId))).toMatchObject({ utr: null });
    const next = answerOf(await stateTransfer(customer.client, orderId));
    expect(next.id).not.toBe(paymentId);
    answerOf(await confirmTransfer(accounts, next.id, newUtr()));
  });
});

describe('a transfer that has arrived', () => {
  it('counts by the number in the statement where the customer mistyped it', async () => {
    const { orderId, paymentId, utr: mistyped } = await stated();
    const utr = newUtr();
    expect(answerOf(await confirmTransfer(accounts, paymentId, utr))).toMatchObject({ utr });
    expect((await moneyOf(customer.client, orderId))[0]).toBe('SUCCESS');
    const other = await unpaidOrder(customer.client, owner);
    expect((await stateTransfer(customer.client, other, mistyped)).status).toBe(200);
  });

  it('pays its order once, and is told by email and to the audit log', async () => {
    const { orderId, paymentId, utr } = await stated();
    const [settled] = await recordedBy(shop, () => confirmTransfer(accounts, paymentId));
    expect(settled).toMatchObject({
      ...{ action: 'payment.settled', after: { status: 'success' } },
      actor: ['admin', expect.any(Number)],
    });
    expect(answerOf(await confirmTransfer(owner, paymentId))).toMatchObject({ status: 'SUCCESS' });
    expect(await moneyOf(customer.client, orderId)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', '']);
    const { events } = await orderDetails(customer.client, orderId);
    expect(events.at(-1).note).toBe('Paid by UPI: ₹95');
    expect(await orderMailKinds(shop, customer.email)).toEqual(['placed', 'paid']);
    const late = await rejectTransfer(accounts, paymentId);
    expect(late.body.errors[0].extensions).toMatchObject({
      ...{ code: 'CONFLICT', details: { current: { status: 'success' } } },
    });
    expect((await customer.client.data(REQUEST, { id: orderId })).order.payments).toEqual([
      { utr, rejectedBecause: null },
    ]);
    await moveTo(owner, orderId, 'DELIVERED');
  });

  it('is decided once where two do at the same moment', async () => {
    const { orderId, paymentId } = await stated();
    const answers = await Promise.all([
      confirmTransfer(accounts, paymentId),
      rejectTransfer(owner, paymentId),
      confirmTransfer(owner, paymentId),
    ]);
    const codes = answers.map((answer) => (answer.body.errors ? failureOf(answer).code : 'ok'));
    const { status } = await orderDetails(customer.client, orderId);
    const isPaid = status === 'SUCCESS';
    expect(codes).toEqual(isPaid ? ['ok', 'CONFLICT', 'ok'] : ['CONFLICT', 'ok', 'CONFLICT']);
  });

  it('is in conflict with another number that somebody confirms afterwards', async () => {
    const { paymentId, utr } = await stated();
    answerOf(await confirmTransfer(accounts, paymentId));
    answerOf(await confirmTransfer(accounts, paymentId, utr, 9500));
    for (const late of [
      await confirmTransfer(owner, paymentId, newUtr()),
      await confirmTransfer(owner, paymentId, utr, 9400),
    ])
      expect(failureOf(late).code).toBe('CONFLICT');
  });

  it('goes back by hand where its order was cancelled meanwhile', async () => {
    const { orderId, paymentId } = await stated();
    expect((await cancelOrder(customer.client, orderId)).body.errors).toBeUndefined();
    answerOf(await confirmTransfer(accounts, paymentId));
    expect(await moneyOf(customer.client, orderId)).toEqual([
      ...['CANCELLED', 'SUCCESS', 'SUCCESS', 'PENDING'],
    ]);
    const [{ refund }] = (await waitingFor(orderId)).refunds;
    answerOf(await markSent(accounts, refund.id, newUtr()));
    expect((await moneyOf(customer.client, orderId))[1]).toBe('REFUNDED');
  });
});

describe('a transfer of another sum than the price', () => {
  it('goes back where it is less, and the order is paid by the next one', async () => {
    const { orderId, paymentId, utr } = await stated();
    const [settled] = await recordedBy(shop, () => confirmTransfer(accounts, paymentId, utr, 5000));
    expect(settled).toMatchObject({ action: 'payment.settled', after: { status: 'success' } });
    expect(answerOf(await confirmTransfer(owner, paymentId, utr, 5000))).toMatchObject({
      ...{ status: 'SUCCESS', amountPaise: 5000 },
    });
    const { events, payUntil, ...unpaid } = await orderDetails(customer.client, orderId);
    expect(unpaid).toMatchObject({ status: 'PENDING', paymentStatus: 'FAILED' });
    expect(Date.parse(payUntil) - clock.now().getTime()).toBe(60 * 60_000);
    expect(events.at(-1).note).toBe(
      'Only ₹50 arrived by UPI, and the order costs more: it is sent back',
    );
    expect(await orderMailKinds(shop, customer.email)).toEqual(['placed', 'transfer-too-small']);
    const [{ refund }] = (await waitingFor(orderId)).refunds;
    expect(refund.amountPaise).toBe(5000);
    answerOf(await markSent(accounts, refund.id, newUtr()));
    expect((await moneyOf(customer.client, orderId)).slice(0, 2)).toEqual(['PENDING', 'FAILED']);
    // Apps refuse to pay the same reference twice.
    const { upiRequest } = (await customer.client.data(REQUEST, { id: orderId })).order;
    expect(upiRequest.reference).toMatch(new RegExp(`^[A-Z]+${orderId}P5000$`));
    const next = answerOf(await stateTransfer(customer.client, orderId, newUtr()));
    expect((await waitingFor(orderId)).transfers).toMatchObject([
      { reference: upiRequest.reference },
    ]);
    answerOf(await confirmTransfer(accounts, next.id));
    expect((await moneyOf(customer.client, orderId)).slice(0, 2)).toEqual(['SUCCESS', 'SUCCESS']);
    await moveTo(owner, orderId, 'DELIVERED');
    const { bytes } = await customer.client.download(`/receipts/${orderId}.pdf`);
    const receipt = pdfTexts(bytes).flat().join(' ');
    expect(receipt).toContain(next.utr);
    expect(receipt).not.toMatch(/50(\.00)? arrived/);
  });

  it('pays the order where it is more, and the rest goes back, and all of it with the order', async () => {
    const { orderId, paymentId, utr } = await stated();
    answerOf(await confirmTransfer(accounts, paymentId, utr, 10_000));
    expect((await moneyOf(customer.client, orderId)).slice(0, 2)).toEqual(['SUCCESS', 'SUCCESS']);
    const [{ refund: surplus }] = (await waitingFor(orderId)).refunds;
    expect(surplus).toMatchObject({
      ...{ amountPaise: 500 },
      reason: '₹100 arrived by UPI, and the order costs less: the rest is sent back',
    });
    answerOf(await markSent(accounts, surplus.id, newUtr()));
    expect((await moneyOf(customer.client, orderId))[1]).toBe('SUCCESS');
    await cancelOrder(customer.client, orderId);
    const [{ refund: rest }] = (await waitingFor(orderId)).refunds;
    expect(rest.amountPaise).toBe(9500);
    answerOf(await markSent(accounts, rest.id, newUtr()));
    expect((await moneyOf(customer.client, orderId))[1]).toBe('REFUNDED');
  });

  it('goes back whole where the order was cancelled meanwhile', async () => {
    const { orderId, paymentId, utr } = await stated();
    await cancelOrder(customer.client, orderId);
    answerOf(await confirmTransfer(accounts, paymentId, utr, 5000));
    const [{ refund }] = (await waitingFor(orderId)).refunds;
    expect(refund.amountPaise).toBe(5000);
  });

  it('lapses with its order where no other one follows', async () => {
    const { orderId, paymentId, utr } = await stated();
    answerOf(await confirmTransfer(accounts, paymentId, utr, 5000));
    clock.advance({ minutes: 61 });
    await shop.services.lapsing.lapseUnpaid();
    expect((await moneyOf(customer.client, orderId)).slice(0, 2)).toEqual(['CANCELLED', 'FAILED']);
    const [{ refund }] = (await waitingFor(orderId)).refunds;
    answerOf(await markSent(accounts, refund.id, newUtr()));
  });

  it.each([[0], [-1]])('is not one of %j', async (amountPaise) => {
    const { paymentId, utr } = await stated();
    const refusal = await confirmTransfer(accounts, paymentId, utr, amountPaise);
    expect(refusalOf(refusal)).toEqual([400, 'VALIDATION', 'amountPaise']);
  });
});

describe('a transfer that the customer states once the order is over', () => {
  it('is found as any other, and goes back by hand', async () => {
    const orderId = await unpaidOrder(customer.client, owner);
    clock.advance({ minutes: 16 });
    await shop.services.lapsing.lapseUnpaid();
    const utr = newUtr();
    const isTaken = async () =>
      (await customer.client.data(REQUEST, { id: orderId })).order.takesUpiTransfer;
    expect(await isTaken()).toBe(true);
    const payment = answerOf(await stateTransfer(customer.client, orderId, utr));
    expect(answerOf(await stateTransfer(customer.client, orderId, utr)).id).toBe(payment.id);
    expect((await moneyOf(customer.client, orderId)).slice(0, 2)).toEqual(['CANCELLED', 'PENDING']);
    expect((await waitingFor(orderId)).transfers).toMatchObject([{ isOrderCancelled: true }]);
    answerOf(await confirmTransfer(accounts, payment.id));
    const [{ refund }] = (await waitingFor(orderId)).refunds;
    answerOf(await markSent(accounts, refund.id, newUtr()));
    expect((await moneyOf(customer.client, orderId))[1]).toBe('REFUNDED');
    expect(await isTaken()).toBe(false);
    expect(refusalOf(await stateTransfer(customer.client, orderId, newUtr()))).toEqual([
      ...[409, 'ORDER_NOT_PAYABLE', 'orderId'],
    ]);
  });

  it('may be rejected, and named again', async () => {
    const orderId = await unpaidOrder(customer.client, owner);
    await cancelOrder(customer.client, orderId);
    const wrong = answerOf(await stateTransfer(customer.client, orderId));
    answerOf(await rejectTransfer(accounts, wrong.id));
    const right = answerOf(await stateTransfer(customer.client, orderId, newUtr()));
    answerOf(await confirmTransfer(accounts, right.id));
    expect((await waitingFor(orderId)).refunds).toHaveLength(1);
  });

  it('is answered by an email and in the history where it is rejected', async () => {
    const orderId = await unpaidOrder(customer.client, owner);
    await cancelOrder(customer.client, orderId);
    const { id } = answerOf(await stateTransfer(customer.client, orderId));
    answerOf(await rejectTransfer(accounts, id));
    answerOf(await rejectTransfer(accounts, id));
    const mails = await orderMailsTo(shop, customer.email);
    expect(mails.map(({ kind }) => kind)).toEqual([
      ...['order-placed', 'order-cancelled', 'order-transfer-not-found'],
    ]);
    expect(mails[2]?.text).toContain('The order stays cancelled.');
    expect(mails[2]?.text).not.toContain('pay again');
    const { events, status } = await orderDetails(customer.client, orderId);
    expect(status).toBe('CANCELLED');
    expect(events.at(-1)).toMatchObject({
      ...{ actorRole: 'ADMIN', note: expect.stringContaining('Not in the statement') },
    });
  });

  it('is none of an order that was paid otherwise', async () => {
    const orderId = await unpaidOrder(customer.client, owner);
    await pay(customer.client, { orderId });
    await cancelOrder(customer.client, orderId);
    expect(failureOf(await stateTransfer(customer.client, orderId, newUtr())).code).toBe(
      'ORDER_NOT_PAYABLE',
    );
  });
});

describe('a transfer that is not in the bank statement', () => {
  it('leaves its order unpaid for another hour, and its customer names it again', async () => {
    const { orderId, paymentId, utr } = await stated();
    clock.advance({ minutes: 90 });
    answerOf(await rejectTransfer(accounts, paymentId));
    answerOf(await rejectTransfer(accounts, paymentId));
    expect(failureOf(await confirmTransfer(accounts, paymentId)).code).toBe('CONFLICT');
    const until = new Date(clock.now().getTime() + 60 * 60_000);
    const mails = await orderMailsTo(shop, customer.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['order-placed', 'order-transfer-not-found']);
    expect(mails[1]?.text).toContain(`Please do so by ${timeOf(until, 'en')}; after that`);
    expect(await orderDetails(customer.client, orderId)).toMatchObject({
      ...{ status: 'PENDING', paymentStatus: 'FAILED', payUntil: until.toISOString() },
    });
    clock.advance({ minutes: 59 });
    await shop.services.lapsing.lapseUnpaid();
    const restated = answerOf(await stateTransfer(customer.client, orderId, utr));
    expect((await orderDetails(customer.client, orderId)).paymentStatus).toBe('PENDING');
    answerOf(await confirmTransfer(accounts, restated.id));
    const { payments } = (await customer.client.data(REQUEST, { id: orderId })).order;
    expect(payments).toEqual([
      { utr, rejectedBecause: 'Not in the statement' },
      { utr, rejectedBecause: null },
    ]);
  });

  it('lapses with its order after that hour, or is paid by card within it', async () => {
    const [lapsing, paying] = [await stated(), await stated()];
    for (const { paymentId } of [lapsing, paying])
      answerOf(await rejectTransfer(accounts, paymentId));
    await pay(customer.client, { orderId: paying.orderId });
    clock.advance({ minutes: 60 });
    await shop.services.lapsing.lapseUnpaid();
    expect((await moneyOf(customer.client, lapsing.orderId))[0]).toBe('CANCELLED');
    expect((await moneyOf(customer.client, paying.orderId)).slice(0, 2)).toEqual([
      ...['SUCCESS', 'SUCCESS'],
    ]);
  });

  it('needs a reason', async () => {
    const { paymentId } = await stated();
    const refusal = refusalOf(await rejectTransfer(accounts, paymentId, ' '));
    expect(refusal).toEqual([400, 'VALIDATION', 'reason']);
  });
});

describe('the number of a transfer', () => {
  it('pays one order, of two at the same moment, too', async () => {
    const utr = newUtr();
    const other = await newCustomer(shop);
    const orders = [
      await unpaidOrder(customer.client, owner),
      await unpaidOrder(other.client, owner),
    ];
    const answers = await Promise.all([
      stateTransfer(customer.client, orders[0], utr),
      stateTransfer(other.client, orders[1], utr),
    ]);
    const refused = answers.filter(({ body }) => body.errors);
    expect(refused.map(refusalOf)).toEqual([[400, 'VALIDATION', 'utr']]);
  });

  it('is not one that paid at the door, nor the other way round', async () => {
    const rider = await newMember(shop, StaffRole.RIDER);
    await fillCart(customer.client, await addProduct(owner, { mrpPaise: 10_000 }));
    const { id } = await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
    await moveTo(owner, id, 'PACKED');
    await riddenRound(owner, rider, [id]);
    const { utr } = await stated();
    const atDelivery = { orderId: id, amountPaise: 1_000 };
    expect(refusalOf(await callRound(rider.client, 'upi', { ...atDelivery, utr }))).toEqual([
      ...[400, 'VALIDATION', 'utr'],
    ]);
    const used = newUtr();
    await onRound(rider.client, 'upi', { ...atDelivery, utr: used });
    const orderId = await unpaidOrder(customer.client, owner);
    expect(refusalOf(await stateTransfer(customer.client, orderId, used))).toEqual([
      ...[400, 'VALIDATION', 'utr'],
    ]);
  });
});

describe('money of a transfer that goes back', () => {
  it('waits until staff send it, and is marked once', async () => {
    const { orderId, utr } = await paid();
    expect((await cancelOrder(customer.client, orderId)).body.errors).toBeUndefined();
    await shop.services.refunds.carryOutPending();
    const { refunds } = await waitingFor(orderId);
    expect(refunds).toMatchObject([
      { payment: { utr }, refund: { status: 'PENDING', amountPaise: 9500, utr: null } },
    ]);
    const { id } = refunds[0].refund;
    expect(refusalOf(await markSent(accounts, id, utr))).toEqual([400, 'VALIDATION', 'utr']);
    const sentBy = newUtr();
    const [settled] = await recordedBy(shop, () => markSent(accounts, id, sentBy));
    expect(settled).toMatchObject({
      action: 'refund.settled',
      actor: ['admin', expect.anything()],
    });
    expect(answerOf(await markSent(owner, id, sentBy))).toMatchObject({ utr: sentBy });
    expect(failureOf(await markSent(owner, id, newUtr())).code).toBe('CONFLICT');
    expect((await waitingFor(orderId)).refunds).toEqual([]);
    expect(await moneyOf(customer.client, orderId)).toEqual([
      ...['CANCELLED', 'REFUNDED', 'SUCCESS', 'SUCCESS'],
    ]);
    expect(await orderMailKinds(shop, customer.email)).toContain('refunded');
  });

  it('may be a part of it', async () => {
    const { orderId, paymentId } = await paid();
    const input = { paymentId, amountPaise: 500, reason: 'Late', idempotencyKey: newKey() };
    const { refundPayment } = await accounts.data(REFUND, { input });
    expect(refundPayment).toMatchObject({ status: 'PENDING', isSentByHand: true });
    answerOf(await markSent(accounts, refundPayment.id, newUtr()));
    expect(await moneyOf(customer.client, orderId)).toEqual([
      ...['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS'],
    ]);
  });

  it('names nobody after the account was deleted', async () => {
    const { orderId, paymentId } = await paid();
    await moveTo(owner, orderId, 'DELIVERED');
    expect((await deleteAccount(customer.client)).body).toEqual({ data: { deleteAccount: true } });
    const input = { paymentId, amountPaise: 500, reason: 'Late', idempotencyKey: newKey() };
    const { refundPayment } = await accounts.data(REFUND, { input });
    const [toSend] = (await waitingFor(orderId)).refunds;
    expect(toSend).toMatchObject({ customerName: null, refund: { id: refundPayment.id } });
  });

  it('is sent by hand for transfers only', async () => {
    const orderId = await unpaidOrder(customer.client, owner);
    const { id: paymentId } = (await pay(customer.client, { orderId })).body.data.payment;
    const input = { paymentId, amountPaise: 500, reason: 'Late', idempotencyKey: newKey() };
    const { refundPayment } = await accounts.data(REFUND, { input });
    expect(refundPayment).toMatchObject({ status: 'SUCCESS', isSentByHand: false });
    const refusal = refusalOf(await markSent(accounts, refundPayment.id, newUtr()));
    expect(refusal).toEqual([404, 'NOT_FOUND', 'refundId']);
    expect(refusalOf(await confirmTransfer(accounts, paymentId))).toEqual([
      ...[404, 'NOT_FOUND', 'paymentId'],
    ]);
  });
});
