import { equal } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as shared from '../../backend/test/kit/shared';
import type { Caller } from './caller';
import type { Answer } from './http';

/** The operations of the scenarios, with the fields they verify. */

const ORDERS = `query ($page: Int!) { orders(page: $page, pageSize: 100) { totalCount items { ${shared.orderFields} } } }`;

/** A new idempotency key. */
export const newKey = (): string => randomUUID();

/** Adds a product; returns its id. */
export async function addProduct(admin: Caller, stockQuantity: number): Promise<string> {
  return (await shared.addProduct(admin, { stockQuantity })).id;
}

/** Remaining stock of a product. */
async function stockOf(caller: Caller, productId: string): Promise<number> {
  const product = await caller.call('query ($id: ID!) { product(id: $id) { stockQuantity } }', {
    id: productId,
  });
  return product.stockQuantity;
}

/** Maximum age of a displayed stock on a server that did not sell the pieces itself. */
const STOCK_AGE_MS = 1_000;

/** Expects that the shop shows this stock. */
export async function expectStock(
  caller: Caller,
  productId: string,
  pieces: number,
): Promise<void> {
  const begunAtMs = performance.now();
  let shown = await stockOf(caller, productId);
  while (shown !== pieces && performance.now() < begunAtMs + STOCK_AGE_MS) {
    await sleep(50);
    shown = await stockOf(caller, productId);
  }
  equal(shown, pieces, 'pieces left');
}

/** The caller's cart. */
export async function cartOf(
  customer: Caller,
): Promise<{ id: string; quantity: number; product: { id: string } }[]> {
  return (await customer.call('{ cart { items { id quantity product { id } } } }')).items;
}

/** Empties the cart. */
export async function emptyCart(customer: Caller): Promise<void> {
  for (const { id } of await cartOf(customer)) await removeLine(customer, id);
}

/** How long to retry while the shop reports that it is busy. */
const PATIENCE_MS = 30_000;

/**
 * Removes one line from the cart. A server short of CPU time may report that it is busy: then the customer retries, and
 * a line that is missing by then was removed by the first request.
 */
export async function removeLine(customer: Caller, cartItemId: string): Promise<void> {
  const remove = 'mutation ($id: ID!) { removeCartItem(cartItemId: $id) { totalQuantity } }';
  const begunAtMs = performance.now();
  for (let isFirst = true; ; isFirst = false) {
    try {
      await customer.call(remove, { id: cartItemId });
      return;
    } catch (error) {
      const code = error instanceof shared.ApiFailure ? error.code : undefined;
      if (code === 'NOT_FOUND' && !isFirst) return;
      if (code !== 'UNAVAILABLE' || performance.now() > begunAtMs + PATIENCE_MS) throw error;
    }
    await sleep(500);
  }
}

/** Options of placing an order, besides its key. */
export interface Placing {
  paymentMethod?: 'CARD' | 'CASH_ON_DELIVERY';
  deliverySlotId?: string;
  couponCode?: string;
}

/** Orders the cart, by default with cash on delivery. */
export function placeOrder(
  customer: Caller,
  idempotencyKey: string,
  placing: Placing = {},
  hangUpAfterMs?: number,
): Promise<Answer> {
  const input = { idempotencyKey, paymentMethod: 'CASH_ON_DELIVERY', ...placing };
  return customer.ask(shared.placeOperation, { input }, hangUpAfterMs);
}

/** The order in a successful response. */
export function orderOf({ body }: Answer): shared.Order | undefined {
  return body?.data?.placeOrder ?? undefined;
}

/** The newest hundred orders of a customer, newest first. */
export async function newestOrdersOf(customer: Caller): Promise<shared.Order[]> {
  return (await customer.call(ORDERS, { page: 1 })).items;
}

/** Number of orders of a customer. */
export async function orderCountOf(customer: Caller): Promise<number> {
  return (await customer.call('{ orders(pageSize: 1) { totalCount } }')).totalCount;
}

/** All orders of a customer. */
export async function ordersOf(customer: Caller): Promise<shared.Order[]> {
  const orders: shared.Order[] = [];
  for (let page = 1; ; page++) {
    const { totalCount, items } = await customer.call(ORDERS, { page });
    orders.push(...items);
    if (items.length === 0 || orders.length >= totalCount) return orders;
  }
}
