import { expectIntegrity } from '../kit/integrity';
import { Answer, Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { orderWith } from '../kit/offers';
import { moveTo } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { linesOf } from '../kit/picking';
import { addProduct } from '../kit/products';
import { credit, creditedOrder } from '../kit/returns';
import { fillCart, newKey, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const REPORT_FIELDS = `id orderId kind lines { orderLineId quantity } text status answer creditNoteId`;
const REPORT = `mutation ($input: ReportProblemInput!) {
  reportOrderProblem(input: $input) { ${REPORT_FIELDS} }
}`;
const DECIDE = `mutation ($input: DecideReportInput!) {
  decideOrderReport(input: $input) { ${REPORT_FIELDS} }
}`;
const REFUND = `mutation ($input: RefundInput!) {
  refundPayment(input: $input) { amountPaise status }
}`;
const PAYMENTS = 'query ($id: ID!) { order(id: $id) { payments { id amountPaise } } }';
const OPEN = `{ openOrderReports { ${REPORT_FIELDS} } }`;
const REPORTS = `query ($id: ID!) { order(id: $id) { reports { ${REPORT_FIELDS} } } }`;
const UNTIL = 'query ($id: ID!) { order(id: $id) { reportableUntil } }';
const OPEN_LINES = '{ openOrderReports { id orderLines { name quantity } } }';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let owner: Client;
let customer: TestCustomer;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  owner = await adminClient(shop);
});
beforeEach(async () => {
  customer = await newCustomer(shop);
  productId = await addProduct(owner, { stockQuantity: 20, mrpPaise: 10_000 });
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

async function orderAt(status: string): Promise<string> {
  await fillCart(customer.client, productId, 3);
  const { id } = await orderWith(customer.client, {});
  await pay(customer.client, { orderId: id });
  await moveTo(owner, id, status);
  return id;
}

async function inputOf(orderId: string, changes: Record<string, unknown> = {}) {
  const [line] = await linesOf(owner, orderId);
  const lines = [{ orderLineId: line?.id, quantity: 1 }];
  return { orderId, lines, kind: 'DAMAGED', text: 'Soft', idempotencyKey: newKey(), ...changes };
}

const send = (input: Record<string, unknown>, client = customer.client): Promise<Answer> =>
  client.graphql(REPORT, { input });
const decide = (input: Record<string, unknown>): Promise<Answer> =>
  owner.graphql(DECIDE, { input });
const openOf = async (orderId: string) =>
  (await owner.data(OPEN)).openOrderReports.filter(
    (report: { orderId: string }) => report.orderId === orderId,
  );

/** Refunds an amount of the payment of an order; by default all of the remainder. */
async function refundAmountOf(orderId: string, amountPaise?: number): Promise<Answer> {
  const { order } = await customer.client.data(PAYMENTS, { id: orderId });
  const [{ id: paymentId }] = order.payments;
  const input = { paymentId, amountPaise, reason: 'Sorry', idempotencyKey: newKey() };
  return owner.graphql(REFUND, { input });
}

async function reported(orderId: string): Promise<string> {
  return (await send(await inputOf(orderId))).body.data.reportOrderProblem.id;
}

describe('a problem that a customer reports', () => {
  it('is open, once under its key, until it is paid back with a credit note', async () => {
    const id = await orderAt('DELIVERED');
    const input = await inputOf(id);
    const { body } = await send(input);
    const report = body.data.reportOrderProblem;
    expect(report).toMatchObject({ kind: 'DAMAGED', text: 'Soft', status: 'OPEN', answer: null });
    expect((await send(input)).body.data.reportOrderProblem).toEqual(report);
    const otherwise = await send({ ...input, kind: 'MISSING' });
    expect(refusalOf(otherwise).slice(0, 2)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await openOf(id)).toEqual([report]);
    const decision = { reportId: report.id, decision: 'REFUND', goods: 'WASTE', reason: 'Sorry' };
    const decided = (await decide(decision)).body.data.decideOrderReport;
    const { creditNotes, refunds } = await creditedOrder(customer.client, id);
    expect(creditNotes).toMatchObject([{ reason: 'Sorry', amountPaise: 9_500, cardPaise: 9_500 }]);
    expect(refunds).toMatchObject([{ amountPaise: 9_500, status: 'SUCCESS' }]);
    expect(decided).toMatchObject({ status: 'REFUNDED', creditNoteId: creditNotes[0].id });
    expect((await decide(decision)).body.data.decideOrderReport).toEqual(decided);
    expect((await creditedOrder(customer.client, id)).creditNotes).toHaveLength(1);
    expect(await openOf(id)).toEqual([]);
    const { order } = await customer.client.data(REPORTS, { id });
    expect(order.reports).toEqual([decided]);
  });

  it('is rejected with a reason, and not decided otherwise after that', async () => {
    const id = await orderAt('DELIVERED');
    const reportId = await reported(id);
    const decision = { reportId, decision: 'REJECT', reason: 'It was not ours' };
    expect((await decide(decision)).body.data.decideOrderReport).toMatchObject({
      ...{ status: 'REJECTED', answer: 'It was not ours', creditNoteId: null },
    });
    expect(refusalOf(await decide({ ...decision, decision: 'REFUND' }))).toEqual([
      409,
      'REPORT_REFUSED',
      'reportId',
    ]);
    expect((await creditedOrder(customer.client, id)).creditNotes).toEqual([]);
  });

  it('becomes gift credit where that is decided, and no money of the card', async () => {
    const id = await orderAt('DELIVERED');
    const reportId = await reported(id);
    const decision = { reportId, decision: 'CREDIT', reason: 'As credit' };
    expect((await decide(decision)).body.data.decideOrderReport).toMatchObject({
      status: 'REFUNDED',
    });
    const { creditNotes, refunds } = await creditedOrder(customer.client, id);
    expect(creditNotes).toMatchObject([
      { amountPaise: 9_500, cardPaise: 0, cashPaise: 0, giftCreditPaise: 9_500 },
    ]);
    expect(refunds).toEqual([]);
    const { me } = await customer.client.data('{ me { giftCreditPaise } }');
    expect(me.giftCreditPaise).toBe(9_500);
    // A later request for a refund to the card must not be told that it succeeded.
    const refund = await decide({ ...decision, decision: 'REFUND' });
    expect(refusalOf(refund)).toEqual([409, 'REPORT_REFUSED', 'reportId']);
    expect((await decide(decision)).body.data.decideOrderReport.status).toBe('REFUNDED');
    // The remainder is refunded to the original payment method.
    await credit(owner, id, [{ productId, quantity: 2 }]);
    expect((await creditedOrder(customer.client, id)).refunds).toMatchObject([
      { amountPaise: 19_000 },
    ]);
  });

  it('is not paid back by amount once more where it became gift credit', async () => {
    const id = await orderAt('DELIVERED');
    await decide({ reportId: await reported(id), decision: 'CREDIT', reason: 'As credit' });
    const all = await refundAmountOf(id, 28_500);
    expect(refusalOf(all)).toEqual([409, 'REFUND_REFUSED', 'amountPaise']);
    const { body } = await refundAmountOf(id);
    expect(body.data.refundPayment).toEqual({ amountPaise: 19_000, status: 'SUCCESS' });
    const { creditNotes } = await creditedOrder(customer.client, id);
    expect(creditNotes).toMatchObject([{ giftCreditPaise: 9_500 }, { cardPaise: 19_000 }]);
    expect(refusalOf(await refundAmountOf(id))).toEqual([409, 'REFUND_REFUSED', 'amountPaise']);
  });

  it('becomes no more gift credit than the shop holds, nor is more than that paid back after it', async () => {
    const id = await orderAt('SUCCESS');
    await refundAmountOf(id, 20_000);
    await moveTo(owner, id, 'DELIVERED');
    await decide({ reportId: await reported(id), decision: 'CREDIT', reason: 'As credit' });
    const { me } = await customer.client.data('{ me { giftCreditPaise } }');
    expect(me.giftCreditPaise).toBe(8_500);
    await credit(owner, id, [{ productId, quantity: 2 }]);
    expect((await creditedOrder(customer.client, id)).refunds).toMatchObject([
      { amountPaise: 20_000 },
    ]);
  });

  it('tells who decides too late what was decided, and names its lines', async () => {
    const id = await orderAt('DELIVERED');
    const reportId = await reported(id);
    const { openOrderReports } = await owner.data(OPEN_LINES);
    expect(openOrderReports).toContainEqual({
      id: reportId,
      orderLines: [{ name: expect.any(String), quantity: 3 }],
    });
    await decide({ reportId, decision: 'REJECT', reason: 'Not ours' });
    const late = await decide({ reportId, decision: 'CREDIT', reason: 'Sorry' });
    expect(late.body.errors[0].extensions.details).toEqual({
      current: { reportId: Number(reportId), isRefunded: false, answer: 'Not ours' },
    });
  });

  it('can be reported until three days after the delivery, and five times', async () => {
    const until = async (id: string) =>
      (await customer.client.data(UNTIL, { id })).order.reportableUntil;
    const id = await orderAt('OUT_FOR_DELIVERY');
    expect(await until(id)).toBeNull();
    await owner.data('mutation ($id: ID!) { moveOrder(id: $id, to: DELIVERED) { order { id } } }', {
      id,
    });
    expect(await until(id)).toBe('2026-11-23T04:00:00.000Z');
    for (let each = 0; each < 5; each++) {
      const reportId = await reported(id);
      await decide({ reportId, decision: 'REJECT', reason: 'No' });
    }
    expect(await until(id)).toBeNull();
  });

  it('is decided once by two people at the same moment', async () => {
    const id = await orderAt('DELIVERED');
    const decision = { reportId: await reported(id), decision: 'REFUND', reason: 'Sorry' };
    const answers = await Promise.all([decide(decision), decide(decision)]);
    expect(answers.map(({ body }) => body.data.decideOrderReport.status)).toEqual([
      'REFUNDED',
      'REFUNDED',
    ]);
    expect((await creditedOrder(customer.client, id)).refunds).toHaveLength(1);
  });

  it('is about delivered pieces that nobody paid back or reported yet', async () => {
    const id = await orderAt('DELIVERED');
    await credit(owner, id, [{ productId, quantity: 1 }]);
    await reported(id);
    const [line] = await linesOf(owner, id);
    const lines = [{ orderLineId: line?.id, quantity: 2 }];
    expect(refusalOf(await send(await inputOf(id, { lines })))).toEqual([
      400,
      'VALIDATION',
      'quantity',
    ]);
    await reported(id);
    const again = await inputOf(id);
    expect(refusalOf(await send(again))).toEqual([400, 'VALIDATION', 'quantity']);
  });

  it('is of an order of the caller, delivered at most three days ago', async () => {
    const id = await orderAt('OUT_FOR_DELIVERY');
    const refused = async () => refusalOf(await send(await inputOf(id)));
    expect(await refused()).toEqual([409, 'REPORT_REFUSED', 'orderId']);
    await owner.data('mutation ($id: ID!) { moveOrder(id: $id, to: DELIVERED) { order { id } } }', {
      id,
    });
    const other = await newCustomer(shop);
    const foreign = await send(await inputOf(id), other.client);
    expect(refusalOf(foreign)).toEqual([404, 'NOT_FOUND', 'orderId']);
    await shop.database.write((tx) =>
      tx.query("UPDATE order_events SET at = '2026-11-16 04:00:00.000' WHERE orderId = ?", [
        Number(id),
      ]),
    );
    expect(await refused()).toEqual([409, 'REPORT_REFUSED', 'orderId']);
  });

  it.each([
    ['lines', { lines: [] }],
    ['text', { text: 'x'.repeat(501) }],
    ['idempotencyKey', { idempotencyKey: '?' }],
  ])('needs fitting %s', async (field, changes) => {
    const id = await orderAt('DELIVERED');
    expect(refusalOf(await send(await inputOf(id, changes)))).toEqual([400, 'VALIDATION', field]);
  });
});
