import { StaffRole } from '../../src/kernel/permissions';
import { linesOf, recordedBy } from '../kit/audit';
import { Client } from '../kit/client';
import { changeDelivery } from '../kit/delivery';
import { Edit, editOrder, editableOrder, quoteEdit, sendEdit } from '../kit/editing';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { loseNextCommitAnswer } from '../kit/lost-answers';
import { readMail } from '../kit/mail-parts';
import { mailsTo } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { creditOf, giveCredit, newCoupon, orderWith, usesOf } from '../kit/offers';
import { cancelOrder, moveTo } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { act, packPicked, startPicking } from '../kit/picking';
import { addProduct, editProduct, stockOf } from '../kit/products';
import { fillCart, newKey, pay } from '../kit/shopping';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

const START = new Date('2026-11-20T00:00:00Z');
const SLOT = '2026-11-20/420';
const LATER = '2026-11-21/540';

const clock = new MovableClock(START);
let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let rice: number;
let dal: number;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
});
beforeEach(async () => {
  clock.set(START);
  customer = await newCustomer(shop);
  rice = await addProduct(admin, { mrpPaise: 10_000, stockQuantity: 20 });
  dal = await addProduct(admin, { mrpPaise: 5_000, stockQuantity: 20 });
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

/** An order of three packs of rice. */
async function newOrder(terms: Record<string, unknown> = {}): Promise<string> {
  const { client } = customer;
  await fillCart(client, rice, 3);
  const order = await orderWith(client, {
    ...{ paymentMethod: 'CASH_ON_DELIVERY', deliverySlotId: SLOT, ...terms },
  });
  if (order.status === 'PENDING') await pay(client, { orderId: order.id });
  return order.id;
}
const paidOrder = (terms: Record<string, unknown> = {}) =>
  newOrder({ paymentMethod: 'CARD', ...terms });

const lineOf = async (id: string) => (await editableOrder(customer.client, id)).lines[0].id;
const keep = async (id: string, quantity: number): Promise<Edit> => ({
  lines: [{ orderLineId: await lineOf(id), quantity }],
});
const edit = (id: string, changes: Edit, version = 0) =>
  editOrder(customer.client, id, changes, version);
const stocks = async () => [await stockOf(shop.database, rice), await stockOf(shop.database, dal)];
const amountOf = (
  { bill }: { bill: { steps: { kind: string; amountPaise: number }[] } },
  kind: string,
) => bill.steps.find((step) => step.kind === kind)?.amountPaise;

describe('editOrder', () => {
  it('takes pieces out, adds others, and costs what was shown', async () => {
    const id = await newOrder();
    const changes = { ...(await keep(id, 1)), added: [{ productId: dal, quantity: 4 }] };
    const order = await edit(id, changes);
    expect(order).toMatchObject({
      ...{ status: 'SUCCESS', paymentStatus: 'PENDING', editVersion: 1, deliveryVersion: 0 },
      bill: { subtotalPaise: 30_000, toPayPaise: 30_000 },
      lines: [
        { productId: String(rice), quantity: 1, totalPaise: 10_000, version: 2 },
        { productId: String(dal), quantity: 4, totalPaise: 20_000 },
      ],
      refunds: [],
    });
    expect(await stocks()).toEqual([19, 16]);
  });

  it('is told in the history, in the audit log, and by a mail with the new bill', async () => {
    const id = await newOrder();
    const changes = await keep(id, 2);
    const entries = await recordedBy(shop, () => edit(id, changes));
    expect(linesOf(entries)).toEqual(
      expect.arrayContaining([
        'customer order.edited (order)',
        'customer product.returned (product)',
      ]),
    );
    const { events } = await editableOrder(customer.client, id);
    expect(events.at(-1)).toMatchObject({
      ...{ fromStatus: 'SUCCESS', toStatus: 'SUCCESS', actorRole: 'CUSTOMER' },
      note: 'Order edited: ₹200 to pay instead of ₹300',
    });
    const mails = await mailsTo(shop, customer.email);
    const [mail] = mails.filter(({ kind }) => kind === 'order-edited');
    expect(readMail(mail?.source ?? '')).toMatchObject({
      subject: `Grocessay: Order ${id} was edited`,
      text: expect.stringContaining('To pay at the door: ₹200'),
    });
  });

  it('keeps the price of the pieces that stay, and takes further ones at the price of now', async () => {
    const id = await newOrder();
    await editProduct(admin, rice, { mrpPaise: 12_000 });
    const order = await edit(id, { added: [{ productId: rice, quantity: 2 }] });
    expect(order.lines).toMatchObject([
      { quantity: 3, unitPricePaise: 10_000 },
      { quantity: 2, unitPricePaise: 12_000, mrpPaise: 12_000 },
    ]);
    expect(order.bill.toPayPaise).toBe(54_000);
    const [, dearer] = order.lines;
    const cheaper = await edit(id, { lines: [{ orderLineId: dearer.id, quantity: 0 }] }, 1);
    expect(cheaper).toMatchObject({ lines: [{ quantity: 3 }], bill: { toPayPaise: 30_000 } });
  });

  it('joins further pieces at the same price to their line', async () => {
    const id = await newOrder();
    const { lines } = await edit(id, { added: [{ productId: rice, quantity: 2 }] });
    expect(lines).toMatchObject([{ quantity: 5, totalPaise: 50_000 }]);
    expect(lines).toHaveLength(1);
  });

  it('keeps pieces of a product that left the shop, and takes them out', async () => {
    const id = await newOrder();
    await edit(id, { added: [{ productId: dal, quantity: 1 }] });
    await admin.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: rice });
    const order = await edit(id, await keep(id, 1), 1);
    expect(order.lines).toMatchObject([{ productId: null, quantity: 1 }, { quantity: 1 }]);
  });

  it('happens once, however often it is sent, and refuses another edit under its key', async () => {
    const id = await newOrder();
    const input = {
      ...(await keep(id, 2)),
      ...{ expectedTotalPaise: 20_000, idempotencyKey: newKey() },
    };
    loseNextCommitAnswer(shop.database);
    for (let time = 1; time <= 2; time++) {
      const { body } = await sendEdit(customer.client, id, input);
      expect(body.data.editOrder).toMatchObject({ editVersion: 1, bill: { toPayPaise: 20_000 } });
    }
    expect(await stocks()).toEqual([18, 20]);
    const other = { ...input, ...(await keep(id, 1)), expectedVersion: 1 };
    expect(refusalOf(await sendEdit(customer.client, id, other))).toEqual([
      ...[409, 'IDEMPOTENCY_KEY_REUSED', 'idempotencyKey'],
    ]);
  });

  it('changes nothing where nothing else is wanted', async () => {
    const id = await newOrder();
    const { body } = await sendEdit(customer.client, id, { expectedTotalPaise: 30_000 });
    expect(body.data.editOrder).toMatchObject({ editVersion: 0 });
    expect((await editableOrder(customer.client, id)).events).toHaveLength(1);
  });

  it('lets one of two edits of the same version through', async () => {
    const id = await newOrder();
    await edit(id, await keep(id, 2));
    const input = { ...(await keep(id, 1)), expectedTotalPaise: 10_000 };
    const answer = await sendEdit(customer.client, id, input);
    expect(refusalOf(answer)).toEqual([409, 'CONFLICT', 'expectedVersion']);
    expect(answer.body.errors[0].extensions.details).toEqual({
      current: { version: 1 },
      submitted: { version: 0 },
    });
    // The page that quotes the edit must learn it, too: the line has fewer pieces by now than it shows.
    const stale = { ...(await keep(id, 3)), expectedVersion: 0 };
    const quoted = await quoteEdit(customer.client, id, stale);
    expect(refusalOf(quoted)).toEqual([409, 'CONFLICT', 'expectedVersion']);
  });

  it('writes nothing where it would cost another sum than was shown', async () => {
    const id = await newOrder();
    await editProduct(admin, dal, { mrpPaise: 6_000 });
    const added = [{ productId: dal, quantity: 1, unitPricePaise: 5_000 }];
    const answer = await sendEdit(customer.client, id, { added, expectedTotalPaise: 35_000 });
    expect(refusalOf(answer)).toEqual([409, 'PRICE_CHANGED', 'expectedTotalPaise']);
    expect(answer.body.errors[0].extensions.details).toMatchObject({
      bill: { toPayPaise: 36_000 },
    });
    const other = await sendEdit(customer.client, id, { added, expectedTotalPaise: 36_000 });
    expect(refusalOf(other)).toEqual([409, 'PRICE_CHANGED', 'expectedLines']);
    expect(await editableOrder(customer.client, id)).toMatchObject({ editVersion: 0 });
    expect(await stocks()).toEqual([17, 20]);
  });

  it('takes no more pieces than there are', async () => {
    const id = await newOrder();
    const added = [{ productId: dal, quantity: 21 }];
    const answer = await sendEdit(customer.client, id, { added, expectedTotalPaise: 135_000 });
    expect(refusalOf(answer)).toEqual([409, 'OUT_OF_STOCK', `items.${dal}`]);
    expect(await stocks()).toEqual([17, 20]);
  });

  it('brings it at another time, too', async () => {
    const id = await newOrder();
    const order = await edit(id, { ...(await keep(id, 2)), deliverySlotId: LATER });
    expect(order).toMatchObject({
      ...{ deliverySlot: { date: '2026-11-21', startMinute: 540 } },
      ...{ editVersion: 1, deliveryVersion: 1 },
    });
    const answer = await sendEdit(customer.client, id, {
      ...{ deliverySlotId: '2026-11-19/420', expectedVersion: 1, expectedTotalPaise: 20_000 },
    });
    expect(refusalOf(answer)).toEqual([409, 'SLOT_UNAVAILABLE', 'deliverySlotId']);
  });
});

describe('the money of an order that is edited', () => {
  it('goes back to the card, less each time', async () => {
    const id = await paidOrder();
    const order = await edit(id, await keep(id, 2));
    // 30,000 less 5 % were paid.
    expect(order).toMatchObject({
      ...{ paymentStatus: 'SUCCESS', bill: { toPayPaise: 19_000 } },
      refunds: [
        { amountPaise: 9_500, status: 'SUCCESS', reason: 'The order was edited and costs less' },
      ],
    });
    const again = await edit(id, await keep(id, 1), 1);
    expect(again.refunds).toMatchObject([{ amountPaise: 9_500 }, { amountPaise: 9_500 }]);
    await moveTo(admin, id, 'DELIVERED');
  });

  it('that is paid is never asked for again', async () => {
    const id = await paidOrder();
    const added = [{ productId: dal, quantity: 1 }];
    expect(refusalOf(await quoteEdit(customer.client, id, { added }))).toEqual([
      ...[409, 'ORDER_NOT_EDITABLE', 'expectedTotalPaise'],
    ]);
    const swapped = await edit(id, {
      ...(await keep(id, 2)),
      added: [{ productId: dal, quantity: 2 }],
    });
    expect(swapped).toMatchObject({ bill: { toPayPaise: 28_500 }, refunds: [] });
  });

  it('is reduced again by what is missing when it is picked', async () => {
    const id = await paidOrder();
    await edit(id, await keep(id, 2));
    await startPicking(admin, id);
    await act(admin, id, rice, 'short', { quantity: 1, reason: 'NOT_THERE' });
    await packPicked(admin, id);
    expect(await editableOrder(customer.client, id)).toMatchObject({
      ...{ status: 'PACKED', bill: { toPayPaise: 9_500 } },
      refunds: [{ amountPaise: 9_500 }, { amountPaise: 9_500 }],
    });
  });

  it('goes back whole where it is called off', async () => {
    await giveCredit(admin, customer.client, 2_000);
    const id = await paidOrder({ useGiftCredit: true });
    await edit(id, await keep(id, 1));
    await cancelOrder(customer.client, id);
    const { refunds } = await editableOrder(customer.client, id);
    const back = refunds.map(({ amountPaise }: { amountPaise: number }) => amountPaise);
    expect(back).toEqual([19_000, 7_500]);
    expect(await creditOf(customer.client)).toBe(2_000);
  });

  it('comes from the gift credit that the order uses, and goes back to it', async () => {
    await giveCredit(admin, customer.client, 35_000);
    const id = await newOrder({ useGiftCredit: true });
    expect(await creditOf(customer.client)).toBe(5_000);
    const more = await edit(id, { added: [{ productId: dal, quantity: 2 }] });
    expect(more).toMatchObject({ paymentStatus: 'PENDING', bill: { toPayPaise: 5_000 } });
    expect(await creditOf(customer.client)).toBe(0);
    const less = await edit(id, await keep(id, 1), 1);
    expect(less).toMatchObject({ paymentStatus: 'SUCCESS', bill: { toPayPaise: 0 } });
    expect(await creditOf(customer.client)).toBe(15_000);
  });

  it('leaves the gift credit of the customer alone where the staff edits', async () => {
    await giveCredit(admin, customer.client, 35_000);
    const id = await newOrder({ useGiftCredit: true });
    const { client: support } = await newMember(shop, StaffRole.SUPPORT);
    const { bill } = await editOrder(support, id, { added: [{ productId: dal, quantity: 1 }] });
    expect(bill.toPayPaise).toBe(5_000);
    expect(await creditOf(customer.client)).toBe(5_000);
  });

  it('is worked out without the coupon where its goods cost too little for that', async () => {
    const { code } = await newCoupon(admin, { percent: 10, minimumSubtotalPaise: 20_000 });
    const id = await newOrder({ couponCode: code });
    const two = await edit(id, await keep(id, 2));
    expect(two).toMatchObject({ couponCode: code, bill: { toPayPaise: 18_000 } });
    const one = await edit(id, await keep(id, 1), 1);
    expect(one).toMatchObject({ couponCode: null, bill: { toPayPaise: 10_000 } });
    expect(await usesOf(admin, code)).toBe(0);
  });
});

describe('an order that is edited', () => {
  afterEach(() =>
    changeDelivery(admin, 'changeDeliveryTerms', {
      ...{ feePaise: 0, freeFromPaise: null, minimumOrderPaise: 0 },
    }),
  );

  it('keeps to the smallest order, and pays for delivery where it costs too little', async () => {
    const terms = { feePaise: 3_000, freeFromPaise: 25_000, minimumOrderPaise: 15_000 };
    await changeDelivery(admin, 'changeDeliveryTerms', terms);
    const id = await newOrder();
    const two = await edit(id, await keep(id, 2));
    expect(amountOf(two, 'DELIVERY_FEE')).toBe(3_000);
    expect(refusalOf(await quoteEdit(customer.client, id, await keep(id, 1)))).toEqual([
      ...[409, 'MINIMUM_ORDER', 'minimumOrderPaise'],
    ]);
  });
});

describe('orders of a delivery group', () => {
  /** Orders of three packs of rice and three of dal, paid by card; the first one has the fee of 30 rupees. */
  async function newGroup(): Promise<string[]> {
    const { client, customerId } = customer;
    const terms = { feePaise: 3_000, freeFromPaise: 60_000, minimumOrderPaise: 30_000 };
    await changeDelivery(admin, 'changeDeliveryTerms', terms);
    const cart = [await fillCart(client, rice, 3), await fillCart(client, dal, 3)];
    const ids: string[] = [];
    for (const line of cart) {
      const { body } = await client.send('POST', `/api/orders/${customerId}/${line}`, {});
      ids.push(String(body.orderId));
    }
    return ids;
  }
  afterEach(async () => {
    const terms = { feePaise: 0, freeFromPaise: null, minimumOrderPaise: 0 };
    await changeDelivery(admin, 'changeDeliveryTerms', terms);
  });
  it('keep the fee that each has, and need no smallest order of their own', async () => {
    const [first = '', second = ''] = await newGroup();
    const fees = await Promise.all(
      [first, second].map(async (id) =>
        amountOf(await editableOrder(customer.client, id), 'DELIVERY_FEE'),
      ),
    );
    expect(fees).toEqual([3_000, 0]);
    expect(amountOf(await edit(first, await keep(first, 1)), 'DELIVERY_FEE')).toBe(3_000);
    expect(await edit(second, await keep(second, 2))).toMatchObject({
      bill: { toPayPaise: 9_500 },
    });
  });

  it('are edited and cancelled at the same moment', async () => {
    const [first = '', second = ''] = await newGroup();
    const fewer = await keep(second, 1);
    await Promise.all([edit(second, fewer), cancelOrder(customer.client, first)]);
    expect(await editableOrder(customer.client, second)).toMatchObject({ editVersion: 1 });
  });
});

describe('an order is not edited', () => {
  const refusedAs = async (id: string, client = customer.client) =>
    refusalOf(await quoteEdit(client, id, { added: [{ productId: dal, quantity: 1 }] }));
  const NOT_EDITABLE = [409, 'ORDER_NOT_EDITABLE', 'orderId'];

  it('from the cut-off of its slot on', async () => {
    const id = await newOrder();
    const { editableUntil } = await editableOrder(customer.client, id);
    // 7 am in India, minus an hour.
    expect(editableUntil).toBe('2026-11-20T00:30:00.000Z');
    clock.set(new Date(editableUntil));
    expect(await refusedAs(id)).toEqual(NOT_EDITABLE);
    expect(await editableOrder(customer.client, id)).toMatchObject({ editableUntil: null });
  });

  it.each(['PACKED', 'CANCELLED', 'PICKING', 'unpaid'])('that is %s', async (state) => {
    const { client } = customer;
    await fillCart(client, rice, 3);
    const paymentMethod = state === 'unpaid' ? 'CARD' : 'CASH_ON_DELIVERY';
    const { id } = await orderWith(client, { paymentMethod, deliverySlotId: SLOT });
    if (state === 'PACKED') await moveTo(admin, id, 'PACKED');
    if (state === 'CANCELLED') await cancelOrder(client, id);
    if (state === 'PICKING') await startPicking(admin, id);
    expect(await refusedAs(id)).toEqual(NOT_EDITABLE);
    expect(await editableOrder(client, id)).toMatchObject({ editableUntil: null });
  });

  it('that is somebody else’s, or that nobody has', async () => {
    const id = await newOrder();
    const { client: other } = await newCustomer(shop);
    expect(await refusedAs(id, other)).toEqual([404, 'NOT_FOUND', 'orderId']);
    expect(await refusedAs('999999')).toEqual([404, 'NOT_FOUND', 'orderId']);
    expect(await refusedAs(id, shop.client())).toEqual([401, 'UNAUTHENTICATED']);
    const { client: picker } = await newMember(shop, StaffRole.PICKER);
    expect(await refusedAs(id, picker)).toEqual([403, 'FORBIDDEN']);
  });

  it('to nothing, to more of a line, or by lines that it has not', async () => {
    const id = await newOrder();
    const line = await lineOf(id);
    const refusal = async (changes: Edit) =>
      refusalOf(await quoteEdit(customer.client, id, changes));
    expect(await refusal(await keep(id, 0))).toEqual([400, 'VALIDATION', 'lines']);
    expect(await refusal(await keep(id, 4))).toEqual([400, 'VALIDATION', `lines.${line}`]);
    const twice = { orderLineId: line, quantity: 1 };
    expect(await refusal({ lines: [twice, twice] })).toEqual([400, 'VALIDATION', `lines.${line}`]);
    expect(await refusal({ lines: [{ orderLineId: '999999', quantity: 0 }] })).toEqual([
      ...[404, 'NOT_FOUND', 'lines.999999'],
    ]);
    expect(await refusal({ added: [{ productId: '999999', quantity: 1 }] })).toEqual([
      ...[404, 'NOT_FOUND', 'items.999999'],
    ]);
    expect(await refusal({ added: [{ productId: dal, quantity: 0 }] })).toEqual([
      ...[400, 'VALIDATION', `items.${dal}`],
    ]);
  });
});
