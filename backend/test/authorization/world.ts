import { StaffRole } from '../../src/kernel/permissions';
import { newKey, card, fillCart, order } from '../kit/shopping';
import { TestShop } from '../kit/test-shop';
import { linesOf } from '../kit/picking';
import { addProduct } from '../kit/products';
import { confirmTransfer, newUtr, stateTransfer, takeUpi } from '../kit/upi';
import { Customer, Member, addressOf, newMark, newMarkedCustomer, newMember } from './people';

/**
 * A shop with two customers who have every kind of record that a customer can have, and one member of the staff per
 * role.
 */
export interface World {
  shop: TestShop;
  first: Customer;
  second: Customer;
  /** Prepares records that the other customers must find used up. */
  third: Customer;
  members: Record<StaffRole, Member>;
  /** A member of the staff who is never a caller. */
  colleague: Member;
  /** A product with more stock than the matrix orders. */
  product: number;
  /** The mark in a guest's message to the shop. */
  messageMark: string;
}

/** @param settleIn prepares the records of a customer before the matrix starts */
export async function openWorld(shop: TestShop, settleIn: SettleIn = settled): Promise<World> {
  const members = Object.fromEntries(
    await Promise.all(
      Object.values(StaffRole).map(async (role) => [role, await newMember(shop, role)] as const),
    ),
  ) as Record<StaffRole, Member>;
  const { client: owner } = members.owner;
  const product = await addProduct(owner, { mrpPaise: 12_300, stockQuantity: 9_000 });
  const newcomer = () => newMarkedCustomer(shop);
  const [first, second, third] = [await newcomer(), await newcomer(), await newcomer()];
  const colleague = await newMember(shop, StaffRole.OWNER);
  const people = { first, second, third, members, colleague };
  const world = { shop, ...people, product, messageMark: newMark() };
  for (const customer of [first, second, third]) await settleIn(world, customer);
  await writeMessage(world);
  return world;
}

export type SettleIn = (world: World, customer: Customer) => Promise<void>;

const PAY = 'mutation ($input: PaymentInput!) { payment(input: $input) { id } }';
const MOVE =
  'mutation ($id: ID!, $to: OrderStatus!) { moveOrder(id: $id, to: $to) { order { id } } }';
const ADD_ADDRESS = 'mutation ($input: AddressInput!) { addAddress(input: $input) { id } }';
const REFUND = 'mutation ($input: RefundInput!) { refundPayment(input: $input) { id } }';
const REFUND_LINES =
  'mutation ($input: RefundLinesInput!) { refundOrderLines(input: $input) { id } }';
const REPORT =
  'mutation ($input: ReportProblemInput!) { reportOrderProblem(input: $input) { id } }';
const CONTACT = 'mutation ($input: ContactInput!) { contact(input: $input) { id } }';

/** An address of a customer; returns its number. */
export async function newAddress({ client, mark, marks }: Customer): Promise<string> {
  const { addAddress } = await client.data(ADD_ADDRESS, { input: addressOf(mark, marks[1]) });
  return addAddress.id;
}

/** An unpaid order of a customer; returns its number. */
export async function newOrder(
  { product }: World,
  { client }: Customer,
  paymentMethod = 'CARD',
): Promise<string> {
  await fillCart(client, product);
  return (await order(client, { paymentMethod })).id;
}

/** An order that a customer has paid by card. */
export async function newPaidOrder(world: World, customer: Customer) {
  const orderId = await newOrder(world, customer);
  const input = { ...card({ nameOnCard: customer.mark }), orderId, idempotencyKey: newKey() };
  const { payment } = await customer.client.data(PAY, { input });
  return { orderId, paymentId: String(payment.id) };
}

/** A UPI transfer that a customer stated for an order; returns the number of its payment. */
export async function newTransfer(world: World, customer: Customer): Promise<string> {
  await takeUpi(world.members.owner.client);
  const orderId = await newOrder(world, customer);
  const { body } = await stateTransfer(customer.client, orderId, newUtr());
  return body.data.answer.id;
}

/** A pending refund of such a transfer; returns its number. */
export async function newRefundToSend(world: World, customer: Customer): Promise<string> {
  const paymentId = await newTransfer(world, customer);
  const staff = world.members.owner.client;
  await confirmTransfer(staff, paymentId);
  const input = { paymentId, amountPaise: 100, reason: customer.mark, idempotencyKey: newKey() };
  return (await staff.data(REFUND, { input })).refundPayment.id;
}

/** An order that is paid and packed: it has its receipt. */
export async function newPackedOrder(world: World, customer: Customer): Promise<string> {
  const { orderId } = await newPaidOrder(world, customer);
  await world.members.owner.client.data(MOVE, { id: orderId, to: 'PACKED' });
  return orderId;
}

/** A packed order, payable on delivery. */
export async function newPackedCashOrder(world: World, customer: Customer): Promise<string> {
  const id = await newOrder(world, customer, 'CASH_ON_DELIVERY');
  await world.members.owner.client.data(MOVE, { id, to: 'PACKED' });
  return id;
}

/** An order out for delivery, payable on delivery. */
export async function newOrderOnItsWay(world: World, customer: Customer): Promise<string> {
  const id = await newPackedCashOrder(world, customer);
  await world.members.owner.client.data(MOVE, { id, to: 'OUT_FOR_DELIVERY' });
  return id;
}

/** An order that is paid and delivered. */
export async function newDeliveredOrder(world: World, customer: Customer): Promise<string> {
  const id = await newPackedOrder(world, customer);
  const { client } = world.members.owner;
  for (const to of ['OUT_FOR_DELIVERY', 'DELIVERED']) await client.data(MOVE, { id, to });
  return id;
}

/** A credit note of a packed order of a customer; returns its number. */
export async function newCreditNote(world: World, customer: Customer): Promise<string> {
  const orderId = await newPackedOrder(world, customer);
  const staff = world.members.owner.client;
  const [line] = await linesOf(staff, orderId);
  const { id: orderLineId, version: expectedVersion } = line ?? {};
  const lines = [{ orderLineId, expectedVersion, quantity: 1, goods: 'WASTE' }];
  const input = { orderId, lines, reason: customer.mark, idempotencyKey: newKey() };
  return (await staff.data(REFUND_LINES, { input })).refundOrderLines.id;
}

/** A customer's report about a delivered order; returns its number. */
export async function newReport(world: World, customer: Customer): Promise<string> {
  const orderId = await newDeliveredOrder(world, customer);
  const [line] = await linesOf(world.members.owner.client, orderId);
  const lines = [{ orderLineId: line?.id, quantity: 1 }];
  const input = { orderId, lines, kind: 'MISSING', text: customer.mark, idempotencyKey: newKey() };
  const { reportOrderProblem } = await customer.client.data(REPORT, { input });
  return reportOrderProblem.id;
}

/** An address, a paid and partly refunded order, an unpaid one, and a filled cart. */
async function settled(world: World, customer: Customer): Promise<void> {
  await newAddress(customer);
  const { paymentId } = await newPaidOrder(world, customer);
  const reason = `Because of ${customer.mark}`;
  const input = { paymentId, amountPaise: 100, reason, idempotencyKey: newKey() };
  await world.members.owner.client.data(REFUND, { input });
  await newOrder(world, customer);
  await fillCart(customer.client, world.product);
}

async function writeMessage({ shop, messageMark }: World): Promise<void> {
  const email = `${messageMark}@guest.test`;
  const input = { fullName: `Name ${messageMark}`, email, subject: `About ${messageMark}` };
  await shop.client().data(CONTACT, { input });
}

/** All marks that disclose somebody's data, by person. */
export function marksOf({
  first,
  second,
  third,
  members,
  colleague,
  messageMark,
}: World): [string, string[]][] {
  return [
    ['the customer', first.marks],
    ['another customer', second.marks],
    ['a third customer', third.marks],
    ['a colleague', colleague.marks],
    ...Object.values(members).map(({ role, marks }): [string, string[]] => [role, marks]),
    ['a guest who wrote', [messageMark]],
  ];
}
