import { randomUUID } from 'node:crypto';
import { Answer, Client } from './client';
import { cardInput } from './shared';

/** Common operations that prepare most tests. */

const ADD = `mutation ($input: AddToCartInput!) {
  addToCart(input: $input) { item { id quantity exceedsStock } cart { totalQuantity grandTotalPaise } }
}`;
const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    id status paymentStatus paymentMethod orderedDate
    deliverySlot { date startMinute endMinute }
    bill { subtotalPaise toPayPaise steps { kind label amountPaise reason } }
    lines { productId name unit imageUrl mrpPaise quantity totalPaise }
  }
}`;
const PAY = `mutation ($input: PaymentInput!) {
  payment(input: $input) { id orderId amountPaise status cardBrand cardLastFour cardExpiryYear }
}`;

/** Sandbox numbers. */
export const APPROVED_CARD = cardInput().cardNumber;
export const DECLINED_CARD = '4000000000000002';
export const POOR_CARD = '4000000000009995';
/** Is charged, but the response never arrives. */
export const SILENT_CARD = '4000000000000259';

/** A card that is valid for some years. */
export const card = (changes: Record<string, unknown> = {}) =>
  cardInput({ nameOnCard: 'Meera Kulkarni', ...changes });

/** A new idempotency key. */
export const newKey = () => randomUUID();

export function addToCart(
  client: Client,
  productId: unknown,
  quantity: unknown = 1,
): Promise<Answer> {
  return client.graphql(ADD, { input: { productId, quantity } });
}

/** Puts pieces into the cart; returns the number of the line. */
export async function fillCart(client: Client, productId: number, quantity = 1): Promise<number> {
  const { addToCart: added } = await client.data(ADD, { input: { productId, quantity } });
  return Number(added.item.id);
}

export function placeOrder(client: Client, changes: Record<string, unknown> = {}): Promise<Answer> {
  return client.graphql(PLACE, { input: { idempotencyKey: newKey(), ...changes } });
}

/** Orders the cart; returns the order. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function order(client: Client, changes: Record<string, unknown> = {}): Promise<any> {
  const { body } = await placeOrder(client, changes);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.placeOrder;
}

export function pay(client: Client, changes: Record<string, unknown> = {}): Promise<Answer> {
  return client.graphql(PAY, { input: card(changes) });
}
