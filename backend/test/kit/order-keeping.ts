import { Answer, Client } from './client';
import { orderWith } from './offers';
import { fillCart, pay } from './shopping';

/** Operations on placed orders by their customers and the admin. */

const DETAILS = `id status paymentStatus canBeCancelled payUntil
  events { fromStatus toStatus paymentStatus actorRole note at }
  payments { status amountPaise }
  refunds { status amountPaise reason }`;
const ORDER = `query ($id: ID!) { order(id: $id) { ${DETAILS} } }`;
const CANCEL = `mutation ($id: ID!) { cancelOrder(id: $id) { ${DETAILS} } }`;
const MOVE = `mutation (
  $id: ID!, $to: OrderStatus!, $reason: String, $deliverySlotId: ID, $writtenOffLineIds: [ID!]
) {
  moveOrder(
    id: $id, to: $to, reason: $reason, deliverySlotId: $deliverySlotId
    writtenOffLineIds: $writtenOffLineIds
  ) { nextStatuses customer { id } order { ${DETAILS} } }
}`;
const COLLECT = `mutation ($id: ID!) { collectCash(orderId: $id) { ${DETAILS} } }`;
const REORDER = `mutation ($id: ID!) {
  reorder(orderId: $id) {
    addedLineCount left { name reason } cart { items { quantity product { id } } }
  }
}`;

/** The statuses of a delivered order in sequence, by their GraphQL names. */
const WAY = ['PENDING', 'SUCCESS', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'];

/** An order with its history as its customer sees it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function orderDetails(client: Client, id: unknown): Promise<any> {
  return (await client.data(ORDER, { id })).order;
}

export function cancelOrder(client: Client, id: unknown): Promise<Answer> {
  return client.graphql(CANCEL, { id });
}

/** Optional details of a status transition. */
interface StatusChangeDetails {
  reason?: unknown;
  deliverySlotId?: unknown;
  writtenOffLineIds?: unknown;
}

export function moveOrder(
  admin: Client,
  id: unknown,
  to: string,
  details: StatusChangeDetails = {},
): Promise<Answer> {
  return admin.graphql(MOVE, { id, to, ...details });
}

/** The statuses that lead to each status outside this sequence. */
const BYWAYS: Record<string, string[]> = {
  DELIVERY_FAILED: ['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED'],
  RETURNED: ['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED'],
};

/** Moves a placed order through all transitions to a status. */
export async function moveTo(admin: Client, id: unknown, to: string): Promise<void> {
  const steps = BYWAYS[to] ?? WAY.slice(WAY.indexOf('SUCCESS') + 1, WAY.indexOf(to) + 1);
  for (const step of steps) {
    const reason = step === 'DELIVERY_FAILED' ? 'Nobody was at home' : undefined;
    await admin.data(MOVE, { id, to: step, reason });
  }
}

/** A delivery slot that is open and has capacity. */
export async function openSlotId(client: Client): Promise<string> {
  return (await client.data('{ nextDeliverySlot { id } }')).nextDeliverySlot.id;
}

export function collectCash(admin: Client, id: unknown): Promise<Answer> {
  return admin.graphql(COLLECT, { id });
}

export function reorder(client: Client, id: unknown): Promise<Answer> {
  return client.graphql(REORDER, { id });
}

/** An order of three pieces, paid if by card, moved to a status; returned with its payment. */
export async function orderMovedTo(
  status: string,
  {
    customer,
    keeper,
    productId,
    terms,
  }: { customer: Client; keeper: Client; productId: number; terms: Record<string, unknown> },
) {
  await fillCart(customer, productId, 3);
  const { id, status: first } = await orderWith(customer, terms);
  const paid = first === 'PENDING' ? await pay(customer, { orderId: id }) : undefined;
  await moveTo(keeper, id, status);
  return { id, paymentId: paid?.body.data.payment.id as string };
}
