import { randomUUID } from 'node:crypto';
import type { ShopApi } from './shop-api';

/** An order with what it is made of. */
export interface Order {
  id: string;
  status: string;
  paymentStatus: string;
  lines: { productId: string | null; quantity: number; mrpPaise: number; totalPaise: number }[];
  bill: { subtotalPaise: number; toPayPaise: number; steps: { amountPaise: number }[] };
}

const orderFields = `id status paymentStatus
  lines { productId quantity mrpPaise totalPaise }
  bill { subtotalPaise toPayPaise steps { amountPaise } }`;
const placeOperation = `mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { ${orderFields} } }`;
const listOperation = `query Orders { orders(pageSize: 100) { items { ${orderFields} } } }`;

/** Places an order for the caller's whole cart. */
export const placeOrder = (
  api: ShopApi,
  paymentMethod: 'CARD' | 'CASH_ON_DELIVERY' = 'CASH_ON_DELIVERY',
): Promise<Order> =>
  api.call<Order>(placeOperation, { input: { idempotencyKey: randomUUID(), paymentMethod } });

/** The caller's orders. */
export async function listOrders(api: ShopApi): Promise<Order[]> {
  const page = await api.call<{ items: Order[] }>(listOperation);
  return page.items;
}

/** The quantities in the caller's cart, in the cart's order. */
export async function readCartQuantities(api: ShopApi): Promise<number[]> {
  const { items } = await api.call<{ items: { quantity: number }[] }>(
    `query Cart { cart { items { quantity } } }`,
  );
  return items.map((item) => item.quantity);
}
