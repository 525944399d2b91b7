import { randomUUID } from 'node:crypto';
import type { GraphqlClient } from './graphql-client';

/** An order with its parts. */
export interface Order {
  id: string;
  status: string;
  paymentStatus: string;
  lines: {
    productId: string | null;
    quantity: number;
    unitPricePaise: number;
    totalPaise: number;
  }[];
  bill: { subtotalPaise: number; toPayPaise: number; steps: { amountPaise: number }[] };
}

/** The fields of an Order. */
export const orderFields = `id status paymentStatus
  lines { productId quantity unitPricePaise totalPaise }
  bill { subtotalPaise toPayPaise steps { amountPaise } }`;
/** Places an order; for callers who handle refusals themselves. */
export const placeOperation = `mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { ${orderFields} } }`;
/** Pays an order; for callers who handle refusals themselves. */
export const payOperation = `mutation Pay($input: PaymentInput!) { payment(input: $input) { id status } }`;
const moveOperation = `mutation Move($id: ID!, $to: OrderStatus!) { moveOrder(id: $id, to: $to) { nextStatuses } }`;
const listOperation = `query Orders { orders(pageSize: 100) { items { ${orderFields} } } }`;

/** Places an order for the caller's whole cart. */
export const placeOrder = (
  api: GraphqlClient,
  paymentMethod: 'CARD' | 'CASH_ON_DELIVERY' = 'CASH_ON_DELIVERY',
  more: {
    couponCode?: string;
    useGiftCredit?: boolean;
    deliverySlotId?: string;
    substitution?: string;
  } = {},
): Promise<Order> =>
  api.call<Order>(placeOperation, {
    input: { idempotencyKey: randomUUID(), paymentMethod, ...more },
  });

/** A sandbox card that is approved and valid for some years. */
export const cardInput = (changes: Record<string, unknown> = {}) => ({
  cardNumber: '4242424242424242',
  nameOnCard: 'Meera Joshi',
  expYear: new Date().getUTCFullYear() + 3,
  cvv: '123',
  ...changes,
});

/** Pays an order of the caller with an approved card. */
export const payOrder = (api: GraphqlClient, orderId: string): Promise<{ id: string }> =>
  api.call(payOperation, { input: cardInput({ orderId, idempotencyKey: randomUUID() }) });

/** Changes the status of an order. Needs an admin. */
export const moveOrder = (api: GraphqlClient, id: string, to: string): Promise<unknown> =>
  api.call(moveOperation, { id, to });

/** The caller's orders. */
export async function listOrders(api: GraphqlClient): Promise<Order[]> {
  const page = await api.call<{ items: Order[] }>(listOperation);
  return page.items;
}

/** The quantities in the caller's cart, in the cart's order. */
export async function readCartQuantities(api: GraphqlClient): Promise<number[]> {
  const { items } = await api.call<{ items: { quantity: number }[] }>(
    `query Cart { cart { items { quantity } } }`,
  );
  return items.map((item) => item.quantity);
}
