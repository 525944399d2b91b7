import { fillCart } from './shopping';
import type { TestCustomer } from './people';

/** A line of a customer's cart: pieces of a product. */
export interface GroupedPieces {
  productId: number;
  quantity: number;
}

/** Orders the lines of one cart as REST clients do, with one call per line in order; returns the order numbers. */
export async function orderGroup(
  { client, customerId }: TestCustomer,
  pieces: readonly GroupedPieces[],
): Promise<string[]> {
  const lines: number[] = [];
  for (const { productId, quantity } of pieces)
    lines.push(await fillCart(client, productId, quantity));
  const ids: string[] = [];
  for (const line of lines) {
    const { status, body } = await client.send('POST', `/api/orders/${customerId}/${line}`, {});
    if (status !== 201) throw new Error(JSON.stringify(body));
    ids.push(String(body.orderId));
  }
  return ids;
}
