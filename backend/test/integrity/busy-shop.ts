import { StaffRole } from '../../src/kernel/permissions';
import { Database } from '../../src/platform/database/database';
import { Client } from '../kit/client';
import { editOrder, editableOrder } from '../kit/editing';
import { endCoupon, giveCredit, newCoupon, newVoucher, orderWith } from '../kit/offers';
import { cancelOrder, collectCash, moveOrder, moveTo, openSlotId } from '../kit/order-keeping';
import { act, linesOf, packPicked, startPicking } from '../kit/picking';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct, setStock } from '../kit/products';
import { credit } from '../kit/returns';
import { onRound, riddenRound } from '../kit/rounds';
import { DECLINED_CARD, fillCart, newKey, pay } from '../kit/shopping';
import { newMember } from '../kit/staff';
import { adjustAt, newLocation, transfer, transferInput } from '../kit/stock-locations';
import { TestShop } from '../kit/test-shop';

const DELETE = 'mutation ($id: ID!) { deleteProduct(id: $id) }';
const REFUND = 'mutation ($input: RefundInput!) { refundPayment(input: $input) { id } }';
const RECEIVE =
  'mutation ($input: ReceiveGoodsInput!) { receiveGoods(input: $input) { lines { id } } }';
const PAYMENTS = 'query ($id: ID!) { order(id: $id) { payments { id } } }';

/** The numbers of the records of a busy day that tests use. */
export type BusyShop = Awaited<ReturnType<typeof haveABusyDay>>;

/** A day in a shop: some of everything that the integrity checks cover. */
export async function haveABusyDay(shop: TestShop) {
  const admin = await adminClient(shop);
  const [customer, other] = [await newCustomer(shop), await newCustomer(shop)];
  const rice = await addProduct(admin, { mrpPaise: 10_000, stockQuantity: 40 });
  const dal = await addProduct(admin, { mrpPaise: 5_000, stockQuantity: 0 });
  const gone = await addProduct(admin, { mrpPaise: 2_000, stockQuantity: 9 });
  await setStock(admin, dal, 30);
  const coupon = await newCoupon(admin, { percent: 10, totalLimit: 5, perCustomerLimit: 3 });
  await endCoupon(admin, (await newCoupon(admin)).id);
  await newVoucher(admin, 700);
  await giveCredit(admin, customer.client, 5_000);
  await giveCredit(admin, other.client, 5_000);

  const paid = await paidOrder(customer, rice, { couponCode: coupon.code, useGiftCredit: true });
  const pending = await newOrder(customer, rice, 1);
  await pay(customer.client, { orderId: pending, cardNumber: DECLINED_CARD });
  const cash = await newOrder(customer, dal, 2, { paymentMethod: 'CASH_ON_DELIVERY' });
  const round = await rideRound(shop, admin, cash);
  const cancelled = await paidOrder(other, rice, { couponCode: coupon.code, useGiftCredit: true });
  await cancelOrder(other.client, cancelled);
  const ofGone = await newOrder(other, gone, 4, { paymentMethod: 'CASH_ON_DELIVERY' });
  const alsoOfGone = await newOrder(other, gone, 1, { paymentMethod: 'CASH_ON_DELIVERY' });
  await admin.data(DELETE, { id: gone });
  await cancelOrder(other.client, alsoOfGone);
  await cancelOrder(other.client, await newOrder(other, dal, 1));
  const partlyBack = await paidOrder(other, dal);
  await payBack(admin, other, partlyBack, 100);
  await payBack(admin, other, await paidOrder(other, dal));
  await pay((await newCustomer(shop)).client); // only checks a card
  await orderByRest(other, dal);
  await byCreditAlone(admin, other, dal);
  for (const id of [paid, partlyBack]) await moveTo(admin, id, 'PACKED');
  await failedDeliveries(admin, await newCustomer(shop));
  const pickedOrders = await pickOrders(admin, await newCustomer(shop));
  const creditedOrders = await creditLines(admin, await newCustomer(shop));
  const located = await keepElsewhere(admin);
  const edited = await editedOrder(admin, await newCustomer(shop));
  const orders = { paid, pending, cash, cancelled, ofGone, partlyBack, edited };
  const people = { customerId: customer.customerId, otherId: other.customerId };
  const coupons = { couponId: Number(coupon.id), couponCode: coupon.code };
  const others = await numbersOf(shop.database, { ...orders, ...pickedOrders });
  return {
    rice,
    dal,
    gone,
    ...orders,
    ...people,
    ...coupons,
    ...others,
    ...pickedOrders,
    ...creditedOrders,
    ...round,
    ...located,
  };
}

/** A dated batch of salt: 12 pieces received at a location, 5 of them moved to the shop, and 1 there spoiled. */
async function keepElsewhere(admin: Client) {
  const salt = await addProduct(admin, { stockQuantity: 3 });
  const location = await newLocation(admin);
  const lines = [{ productId: salt, pieces: 12, expiresOn: '2030-01-01' }];
  const bill = { supplier: 'Vashi Traders', billNumber: 'B-7', key: newKey(), lines };
  const { receiveGoods } = await admin.data(RECEIVE, { input: { ...bill, locationId: location } });
  await transfer(admin, transferInput({ from: location }, { [salt]: 5 }));
  await adjustAt(admin, salt, location, { delta: -1, kind: 'WASTE' });
  return { salt, location: Number(location), batch: Number(receiveGoods.lines[0].id) };
}

/** A round of one cash order; the rider hands in less cash than they collected. */
async function rideRound(shop: TestShop, admin: Client, orderId: number) {
  const rider = await newMember(shop, StaffRole.RIDER);
  await moveTo(admin, orderId, 'PACKED');
  const { id, stops } = await riddenRound(admin, rider, [String(orderId)]);
  const [{ id: stopId }] = stops;
  const taken = { stopId, receivedBy: 'Asha', cashPaise: 10_000 };
  await onRound(rider.client, 'deliver', taken);
  const handIn = { roundId: id, countedPaise: 9_900, reason: 'A coin was lost' };
  await onRound(admin, 'handIn', handIn);
  return { round: Number(id), stop: Number(stopId) };
}

/**
 * An order that is delivered again in another slot, and two that are returned: one paid by card, one with spoilt goods.
 */
async function failedDeliveries(admin: Client, customer: TestCustomer): Promise<void> {
  const productId = await addProduct(admin, { stockQuantity: 10 });
  await giveCredit(admin, customer.client, 1_000);
  const again = await newOrder(customer, productId, 1, { paymentMethod: 'CASH_ON_DELIVERY' });
  const returned = await paidOrder(customer, productId, { useGiftCredit: true });
  const spoilt = await newOrder(customer, productId, 1, { paymentMethod: 'CASH_ON_DELIVERY' });
  for (const id of [again, returned, spoilt]) await moveTo(admin, id, 'DELIVERY_FAILED');
  await moveOrder(admin, again, 'PACKED', { deliverySlotId: await openSlotId(admin) });
  await moveOrder(admin, returned, 'RETURNED');
  const { adminOrder } = await admin.data(
    'query ($id: ID!) { adminOrder(id: $id) { order { lines { id } } } }',
    { id: spoilt },
  );
  const writtenOffLineIds = adminOrder.order.lines.map(({ id }: { id: string }) => id);
  await moveOrder(admin, spoilt, 'RETURNED', { writtenOffLineIds });
}

/**
 * An order picked with missing and substituted pieces, one that is still being picked, and one that is lighter than
 * ordered.
 */
async function pickOrders(admin: Client, customer: TestCustomer) {
  const ghee = await addProduct(admin, { mrpPaise: 30_000, stockQuantity: 20 });
  const oil = await addProduct(admin, { mrpPaise: 25_000, stockQuantity: 20 });
  await giveCredit(admin, customer.client, 5_000);
  const terms = { useGiftCredit: true };
  await fillCart(customer.client, ghee, 4);
  const [picked, picking] = [
    Number((await orderWith(customer.client, terms)).id),
    await newOrder(customer, ghee, 3, { paymentMethod: 'CASH_ON_DELIVERY' }),
  ];
  await pay(customer.client, { orderId: picked });
  for (const id of [picked, picking]) await startPicking(admin, id);
  await act(admin, picked, ghee, 'short', { quantity: 1, reason: 'DAMAGED' });
  const instead = { productId: String(oil), quantity: 1, replacedQuantity: 1 };
  await act(admin, picked, ghee, 'substitute', instead);
  await packPicked(admin, picked);
  await act(admin, picking, ghee, 'short', { quantity: 1, reason: 'NOT_THERE' });
  const [pickedLine, substitute] = await linesOf(admin, picked);
  const onions = await addProduct(admin, { mrpPaise: 4_000, stockQuantity: 20, packGrams: 500 });
  const weighed = await newOrder(customer, onions, 2, { paymentMethod: 'CASH_ON_DELIVERY' });
  await startPicking(admin, weighed);
  await act(admin, weighed, onions, 'weigh', { grams: 900 });
  await packPicked(admin, weighed);
  const [weighedLine] = await linesOf(admin, weighed);
  return {
    ghee,
    picked,
    picking,
    pickedLine: Number(pickedLine?.id),
    substituteLine: Number(substitute?.id),
    weighed,
    weighedLine: Number(weighedLine?.id),
  };
}

/** Two pieces of 100.00, paid by card and by 20.00 of gift credit; the customer removed one. */
async function editedOrder(admin: Client, customer: TestCustomer): Promise<number> {
  const { client } = customer;
  await giveCredit(admin, client, 2_000);
  const flour = await addProduct(admin, { mrpPaise: 10_000, stockQuantity: 20 });
  const id = await paidOrder(customer, flour, { useGiftCredit: true });
  const [line] = (await editableOrder(client, id)).lines;
  await editOrder(client, id, { lines: [{ orderLineId: line.id, quantity: 1 }] });
  return id;
}

/** A cash order with one piece returned unfit before its delivery, and another one after it; and a card order. */
async function creditLines(admin: Client, customer: TestCustomer) {
  const tea = await addProduct(admin, { mrpPaise: 8_000, stockQuantity: 20 });
  await giveCredit(admin, customer.client, 5_000);
  const terms = { paymentMethod: 'CASH_ON_DELIVERY', useGiftCredit: true };
  const credited = await newOrder(customer, tea, 4, terms);
  await moveTo(admin, credited, 'OUT_FOR_DELIVERY');
  const first = await credit(admin, credited, [{ productId: tea, quantity: 1, goods: 'WASTE' }]);
  await moveOrder(admin, credited, 'DELIVERED');
  await collectCash(admin, credited);
  const second = await credit(admin, credited, [{ productId: tea, quantity: 1 }]);
  const byCard = await paidOrder(customer, tea);
  await moveTo(admin, byCard, 'DELIVERED');
  await credit(admin, byCard, [{ productId: tea, quantity: 1, goods: 'NOT_RETURNED' }]);
  const [line] = await linesOf(admin, credited);
  const notes = { creditNote: Number(first.id), laterCreditNote: Number(second.id) };
  return { tea, credited, ...notes, creditedLine: Number(line?.id) };
}

type Orders = Record<
  'paid' | 'pending' | 'cash' | 'cancelled' | 'partlyBack' | 'picked' | 'edited',
  number
>;

/** The numbers of the records related to the orders. */
async function numbersOf({ read }: Database, orders: Orders) {
  const idOf = async (table: string, where: string): Promise<number> =>
    (await read.query(`SELECT id FROM ${table} WHERE ${where}`))[0].id;
  const paymentOf = (orderId: number) => idOf('payments', `orderId = ${orderId}`);
  const chargeOf = (orderId: number) =>
    idOf(
      'sandbox_charges',
      `reference IN (SELECT gatewayReference FROM payments WHERE orderId = ${orderId})`,
    );
  const [slot] = await read.query('SELECT date, startMinute, bookedCount FROM delivery_slots');
  const [{ financialYear }] = await read.query('SELECT financialYear FROM receipt_counters');
  return {
    paymentOfPaid: await paymentOf(orders.paid),
    paymentOfPending: await paymentOf(orders.pending),
    paymentOfPartlyBack: await paymentOf(orders.partlyBack),
    paymentOfPicked: await paymentOf(orders.picked),
    paymentOfEdited: await paymentOf(orders.edited),
    chargeOfPicked: await chargeOf(orders.picked),
    chargeOfPaid: await chargeOf(orders.paid),
    chargeOfCancelled: await chargeOf(orders.cancelled),
    saleOfPaid: await idOf('stock_movements', `orderId = ${orders.paid}`),
    lineOfCash: await idOf('order_lines', `orderId = ${orders.cash}`),
    receiptOfCash: await idOf('receipts', `orderId = ${orders.cash}`),
    outForDelivery: await idOf(
      'order_events',
      `orderId = ${orders.cash} AND fromStatus = 'packed'`,
    ),
    unusedVoucher: await idOf('gift_vouchers', 'redeemedByCustomerId IS NULL'),
    usedVoucher: await idOf('gift_vouchers', 'redeemedByCustomerId IS NOT NULL ORDER BY id'),
    slot: `${slot.date}/${slot.startMinute}`,
    booked: Number(slot.bookedCount),
    year: String(financialYear),
  };
}

async function newOrder(
  { client }: TestCustomer,
  productId: number,
  quantity: number,
  terms: Record<string, unknown> = {},
): Promise<number> {
  await fillCart(client, productId, quantity);
  return Number((await orderWith(client, terms)).id);
}

/** Two pieces, paid by card. */
async function paidOrder(
  customer: TestCustomer,
  productId: number,
  terms: Record<string, unknown> = {},
): Promise<number> {
  const orderId = await newOrder(customer, productId, 2, terms);
  const { status, text } = await pay(customer.client, { orderId });
  if (status !== 200) throw new Error(text);
  return orderId;
}

async function payBack(
  admin: Client,
  { client }: TestCustomer,
  orderId: number,
  amountPaise?: number,
): Promise<void> {
  const { order } = await client.data(PAYMENTS, { id: orderId });
  const input = { paymentId: order.payments[0].id, amountPaise, reason: 'Bruised' };
  await admin.data(REFUND, { input: { ...input, idempotencyKey: newKey() } });
}

async function orderByRest({ client, customerId }: TestCustomer, productId: number): Promise<void> {
  const cartId = await fillCart(client, productId, 1);
  const { status, text } = await client.send('POST', `/api/orders/${customerId}/${cartId}`, {});
  if (status !== 201) throw new Error(text);
}

async function byCreditAlone(
  admin: Client,
  customer: TestCustomer,
  productId: number,
): Promise<void> {
  await giveCredit(admin, customer.client, 10_000);
  await newOrder(customer, productId, 1, { useGiftCredit: true });
  const called = await newOrder(customer, productId, 1, { useGiftCredit: true });
  await cancelOrder(customer.client, called);
}
