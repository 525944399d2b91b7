import { Answer, Client } from './client';

/** What becomes of orders after they are placed, by their customers and by the admin. */

const DETAILS = `id status paymentStatus canBeCancelled payUntil
  events { fromStatus toStatus paymentStatus actorRole note at }
  payments { status amountPaise }
  refunds { status amountPaise reason }`;
const ORDER = `query ($id: ID!) { order(id: $id) { ${DETAILS} } }`;
const CANCEL = `mutation ($id: ID!) { cancelOrder(id: $id) { ${DETAILS} } }`;
const MOVE = `mutation ($id: ID!, $to: OrderStatus!) {
  moveOrder(id: $id, to: $to) { nextStatuses customer { id } order { ${DETAILS} } }
}`;
const COLLECT = `mutation ($id: ID!) { collectCash(orderId: $id) { ${DETAILS} } }`;
const REORDER = `mutation ($id: ID!) {
  reorder(orderId: $id) {
    addedLineCount left { name reason } cart { items { quantity product { id } } }
  }
}`;

/** The way of an order that is delivered, by the names of GraphQL. */
export const WAY = ['PENDING', 'SUCCESS', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'];

/** An order with its history, as its customer sees it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function orderDetails(client: Client, id: unknown): Promise<any> {
  return (await client.data(ORDER, { id })).order;
}

export function cancelOrder(client: Client, id: unknown): Promise<Answer> {
  return client.graphql(CANCEL, { id });
}

export function moveOrder(admin: Client, id: unknown, to: string): Promise<Answer> {
  return admin.graphql(MOVE, { id, to });
}

/** Moves an order that is placed all the way to a state. */
export async function moveTo(admin: Client, id: unknown, to: string): Promise<void> {
  const steps = WAY.slice(WAY.indexOf('SUCCESS') + 1, WAY.indexOf(to) + 1);
  for (const step of steps) await admin.data(MOVE, { id, to: step });
}

export function collectCash(admin: Client, id: unknown): Promise<Answer> {
  return admin.graphql(COLLECT, { id });
}

export function reorder(client: Client, id: unknown): Promise<Answer> {
  return client.graphql(REORDER, { id });
}
