import { Answer, Client } from './client';
import { newKey } from './shopping';

/** Order edits through the API. */

const ORDER = `id status paymentStatus couponCode editVersion deliveryVersion editableUntil
  deliverySlot { date startMinute }
  deliveryAddress { line1 }
  lines { id productId quantity mrpPaise unitPricePaise totalPaise discountPaise version }
  bill { subtotalPaise toPayPaise steps { kind amountPaise } }
  events { fromStatus toStatus paymentStatus actorRole note }
  refunds { amountPaise status reason }`;
const ONE = `query ($id: ID!) { order(id: $id) { ${ORDER} } }`;
const EDIT = `mutation ($input: EditOrderInput!) { editOrder(input: $input) { ${ORDER} } }`;
const QUOTE = `query ($input: OrderEditQuoteInput!) {
  orderEditQuote(input: $input) {
    bill { subtotalPaise toPayPaise steps { kind amountPaise } } refundPaise
    lines { orderLineId productId quantity unitPricePaise totalPaise }
  }
}`;

/** An edit of an order. */
export interface Edit {
  lines?: { orderLineId: unknown; quantity: unknown }[];
  added?: { productId: unknown; quantity: unknown; unitPricePaise?: number }[];
  deliverySlotId?: string;
  addressId?: string;
}

/** An order as its customer edits it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function editableOrder(client: Client, id: unknown): Promise<any> {
  return (await client.data(ONE, { id })).order;
}

export function quoteEdit(client: Client, orderId: unknown, edit: Edit): Promise<Answer> {
  return client.graphql(QUOTE, { input: { orderId, ...edit } });
}

/** Sends an edit with the expected bill. */
export function sendEdit(
  client: Client,
  orderId: unknown,
  input: Edit & Record<string, unknown>,
): Promise<Answer> {
  return client.graphql(EDIT, {
    input: { orderId, expectedVersion: 0, idempotencyKey: newKey(), ...input },
  });
}

/** Edits an order at the quoted price; returns the order. */
export async function editOrder(
  client: Client,
  orderId: unknown,
  edit: Edit,
  expectedVersion = 0,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
): Promise<any> {
  const { orderEditQuote } = await client.data(QUOTE, { input: { orderId, ...edit } });
  const { toPayPaise: expectedTotalPaise } = orderEditQuote.bill;
  const { body } = await sendEdit(client, orderId, {
    ...edit,
    expectedVersion,
    expectedTotalPaise,
  });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.editOrder;
}
