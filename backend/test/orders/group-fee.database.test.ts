import { changeDelivery } from '../kit/delivery';
import { GroupedPieces, orderGroup } from '../kit/delivery-groups';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { orderMailsTo } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { begin } from '../kit/online-payments';
import { cancelOrder, moveOrder, moveTo } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { credit, creditedOrder, refundAmount } from '../kit/returns';
import { RazorpayServer } from '../kit/razorpay-server';
import { openRazorpayShop } from '../kit/razorpay-shop';
import { newKey } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';
import { confirmTransfer, newUtr, stateTransfer, takeUpi, waitingTransfers } from '../kit/upi';

const START = new Date('2026-11-20T04:00:00Z');
const FEE = 3_000;

const clock = new MovableClock(START);
let shop: TestShop;
let owner: Client;
let customer: TestCustomer;
let rice: number;
let dal: number;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  owner = await adminClient(shop);
  const terms = { feePaise: FEE, freeFromPaise: 60_000, minimumOrderPaise: 0 };
  await changeDelivery(owner, 'changeDeliveryTerms', terms);
});
beforeEach(async () => {
  clock.set(START);
  customer = await newCustomer(shop);
  rice = await addProduct(owner, { mrpPaise: 10_000, stockQuantity: 50 });
  dal = await addProduct(owner, { mrpPaise: 5_000, stockQuantity: 50 });
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

/** Rice for 100 rupees, with the fee of 30, and dal for 50: each less 5 %, except the fee, and paid by card. */
const group = (pieces: readonly GroupedPieces[] = riceAndDal()) => orderGroup(customer, pieces);
const riceAndDal = (): GroupedPieces[] => [
  { productId: rice, quantity: 1 },
  { productId: dal, quantity: 1 },
];

const cancel = async (id: unknown) => {
  const { body } = await cancelOrder(customer.client, id);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
};
const paidBack = async (id: unknown): Promise<number> => {
  const { refunds } = await creditedOrder(customer.client, id);
  return refunds.reduce(
    (sum: number, { amountPaise }: { amountPaise: number }) => sum + amountPaise,
    0,
  );
};
const statusOf = async (id: unknown) => (await creditedOrder(customer.client, id)).paymentStatus;

describe('the fee of a delivery group, paid by card', () => {
  it('stays where its order is cancelled and others are delivered', async () => {
    const [first = '', second = ''] = await group();
    await cancel(first);
    expect(await paidBack(first)).toBe(9_500);
    expect(await statusOf(first)).toBe('SUCCESS');
    const { creditNotes } = await creditedOrder(customer.client, first);
    expect(creditNotes).toMatchObject([
      {
        ...{ amountPaise: 9_500, cardPaise: 9_500, deliveryFeePaise: 0 },
        reason:
          'The order was cancelled; ₹30 stays for the delivery of the orders that come together with it',
      },
    ]);
    expect(await stockOf(shop.database, rice)).toBe(50);
    await moveTo(owner, second, 'DELIVERED');
    expect(await paidBack(second)).toBe(0);
    const mails = await orderMailsTo(shop, customer.email, first);
    const told = mails.find(({ kind }) => kind === 'order-cancelled');
    expect(told?.text).toContain('\nDelivery fee, which is kept: ₹30\n');
  });

  it('stays where another order is cancelled', async () => {
    const [first = '', second = ''] = await group();
    await cancel(second);
    expect(await paidBack(second)).toBe(4_750);
    expect(await paidBack(first)).toBe(0);
  });

  it.each([
    ['first', [0, 1, 2]],
    ['middle', [1, 0, 2]],
    ['last', [2, 1, 0]],
  ])('goes back once all orders are cancelled, the %s one at first', async (_which, sequence) => {
    const ids = await group([
      ...riceAndDal(),
      { productId: await addProduct(owner, { mrpPaise: 20_000, stockQuantity: 5 }), quantity: 1 },
    ]);
    for (const at of sequence) await cancel(ids[at]);
    const back = await Promise.all(ids.map(paidBack));
    expect(back).toEqual([12_500, 4_750, 19_000]);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['REFUNDED', 'REFUNDED', 'REFUNDED']);
  });

  it('goes back where all are cancelled at the same moment', async () => {
    const ids = await group();
    await Promise.all(ids.map(cancel));
    expect(await Promise.all(ids.map(paidBack))).toEqual([12_500, 4_750]);
  });

  it('stays where its order is cancelled once it is packed, and another one was delivered', async () => {
    const [first = '', second = ''] = await group();
    await moveTo(owner, second, 'DELIVERED');
    await moveTo(owner, first, 'PACKED');
    await moveOrder(owner, first, 'CANCELLED');
    expect(await paidBack(first)).toBe(9_500);
  });

  it('stays where its order is returned, and goes back once the last one is', async () => {
    const [first = '', second = ''] = await group();
    await moveTo(owner, first, 'RETURNED');
    expect(await paidBack(first)).toBe(9_500);
    await moveTo(owner, second, 'RETURNED');
    expect(await paidBack(first)).toBe(12_500);
    expect(await statusOf(first)).toBe('REFUNDED');
  });

  it('is not paid back twice where staff did so by an amount', async () => {
    const [first = '', second = ''] = await group();
    await cancel(first);
    const { order } = await customer.client.data(
      'query ($id: ID!) { order(id: $id) { payments { id } } }',
      { id: first },
    );
    await refundAmount(owner, order.payments[0].id, 1_000);
    await cancel(second);
    expect(await paidBack(first)).toBe(12_500);
  });

  it('stays beside pieces that were paid back before', async () => {
    const ids = await group([{ productId: rice, quantity: 2 }, ...riceAndDal().slice(1)]);
    await moveTo(owner, ids[0], 'PACKED');
    await credit(owner, ids[0], [{ productId: rice, quantity: 1 }]);
    await moveOrder(owner, ids[0] as string, 'CANCELLED');
    expect(await paidBack(ids[0])).toBe(19_000);
    await cancel(ids[1]);
    expect(await paidBack(ids[0])).toBe(22_000);
  });

  it('is not asked of who joins after it was paid, nor lost where somebody joins meanwhile', async () => {
    const [first = ''] = await group();
    await Promise.all([
      cancel(first),
      group([
        { productId: await addProduct(owner, { mrpPaise: 20_000, stockQuantity: 5 }), quantity: 1 },
      ]),
    ]);
    expect(await paidBack(first)).toBe(9_500);
  });
});

describe('the fee of a delivery group that is not paid at once', () => {
  let razorpay: RazorpayServer;
  let upiShop: TestShop;
  let staff: Client;
  let payer: TestCustomer;
  let products: number[];
  beforeAll(async () => {
    razorpay = await new RazorpayServer().open();
    upiShop = await openRazorpayShop(razorpay, { clock });
    staff = await adminClient(upiShop);
    await changeDelivery(staff, 'changeDeliveryTerms', { feePaise: FEE });
    await takeUpi(staff);
    products = [];
    for (const mrpPaise of [10_000, 5_000, 2_000])
      products.push(await addProduct(staff, { mrpPaise, stockQuantity: 50 }));
  });
  beforeEach(async () => {
    payer = await newCustomer(upiShop);
  });
  afterEach(() => expectIntegrity(upiShop));
  afterAll(async () => {
    await upiShop.close();
    await razorpay.close();
  });

  const unpaid = (count: number) =>
    orderGroup(
      payer,
      products.slice(0, count).map((productId) => ({ productId, quantity: 1 })),
    );
  const payByUpi = async (orderId: unknown) => {
    const { body } = await stateTransfer(payer.client, orderId, newUtr());
    const confirmed = await confirmTransfer(staff, body.data.answer.id);
    expect(confirmed.body.errors).toBeUndefined();
  };
  const details = (id: unknown) => creditedOrder(payer.client, id);
  const toPay = async (id: unknown) => (await details(id)).bill.toPayPaise;

  it('is kept and goes back where it was paid by UPI', async () => {
    const [first, second] = await unpaid(2);
    await payByUpi(first);
    await cancelOrder(payer.client, first);
    expect((await details(first)).refunds).toMatchObject([{ amountPaise: 9_500 }]);
    // The second one stays unpaid.
    await cancelOrder(payer.client, second);
    expect((await details(first)).refunds).toMatchObject([
      ...[{ amountPaise: 9_500 }, { amountPaise: FEE }],
    ]);
  });

  it('passes on to an order that nobody has begun to pay', async () => {
    const [first, second, third] = await unpaid(3);
    await stateTransfer(payer.client, second, newUtr());
    await cancelOrder(payer.client, first);
    expect([await toPay(second), await toPay(third)]).toEqual([4_750, 1_900 + FEE]);
    await payByUpi(third);
    expect(await details(third)).toMatchObject({ paymentStatus: 'SUCCESS' });
    // The fee is kept while the second one's transfer is pending, as the third one has paid it.
    await cancelOrder(payer.client, third);
    expect((await details(third)).refunds).toMatchObject([{ amountPaise: 1_900 }]);
  });

  it('is not paid unseen by who was shown the sum without it', async () => {
    const [first, second = ''] = await unpaid(2);
    const shownPaise = await toPay(second);
    await cancelOrder(payer.client, first);
    const duePaise = shownPaise + FEE;
    expect(await toPay(second)).toBe(duePaise);
    // A customer who returns to an old page first sees the new sum.
    const refused = await begin(payer.client, second, newKey(), shownPaise);
    expect(refusalOf(refused)).toEqual([409, 'PRICE_CHANGED', 'expectedAmountPaise']);
    const { body } = await begin(payer.client, second, newKey(), duePaise);
    expect(body.data.beginOnlinePayment.payment).toMatchObject({ amountPaise: duePaise });
  });

  it('is off again where a transfer of before it came has paid', async () => {
    const [first, second = '', third = ''] = await unpaid(3);
    const shownPaise = await toPay(second);
    await cancelOrder(payer.client, first);
    const stated = (await stateTransfer(payer.client, second, newUtr())).body.data.answer;
    expect(stated).toMatchObject({ amountPaise: shownPaise + FEE });
    const alone = (await stateTransfer(payer.client, third, newUtr())).body.data.answer;
    const { statedTransfers } = await waitingTransfers(staff);
    expect(statedTransfers.slice(-2)).toMatchObject([
      ...[{ sumBeforeFeePaise: shownPaise }, { sumBeforeFeePaise: null }],
    ]);
    const confirm = (id: unknown, amountPaise: number) =>
      confirmTransfer(staff, id, undefined, amountPaise);
    const { body } = await confirm(stated.id, shownPaise);
    expect(body.data.answer).toMatchObject({ status: 'SUCCESS', amountPaise: shownPaise });
    expect((await confirm(stated.id, shownPaise)).body.data.answer).toEqual(body.data.answer);
    expect(refusalOf(await confirm(stated.id, shownPaise + FEE))[1]).toBe('CONFLICT');
    expect(await details(second)).toMatchObject({
      ...{ status: 'SUCCESS', paymentStatus: 'SUCCESS', bill: { toPayPaise: shownPaise } },
    });
    await confirm(alone.id, alone.amountPaise);
    await cancelOrder(payer.client, second);
    expect((await details(second)).refunds).toMatchObject([{ amountPaise: shownPaise }]);
  });

  it('stays with the third order where the second is cancelled, too, and paid without it', async () => {
    const [first, second = '', third = ''] = await unpaid(3);
    const shownPaise = await toPay(second);
    const thirdPaise = await toPay(third);
    for (const id of [first, second]) await cancelOrder(payer.client, id);
    expect(await toPay(third)).toBe(thirdPaise + FEE);
    const stated = (await stateTransfer(payer.client, second, newUtr())).body.data.answer;
    const { body } = await confirmTransfer(staff, stated.id, undefined, shownPaise);
    expect(body.data.answer).toMatchObject({ status: 'SUCCESS', amountPaise: shownPaise });
    expect((await details(second)).refunds).toMatchObject([{ amountPaise: shownPaise }]);
    expect(await toPay(third)).toBe(thirdPaise + FEE);
  });

  it('is asked of nobody who has paid, and the next order is a delivery of its own', async () => {
    const [first, second] = await unpaid(2);
    await payByUpi(second);
    await cancelOrder(payer.client, first);
    expect(await toPay(second)).toBe(4_750);
    const [next] = await unpaid(1);
    expect(await toPay(next)).toBe(9_500 + FEE);
  });
});
