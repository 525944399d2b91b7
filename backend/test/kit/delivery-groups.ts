import { fillCart } from './shopping';
import type { TestCustomer } from './people';

/** One line of the cart of a customer: pieces of a product. */
export interface GroupedPieces {
  productId: number;
  quantity: number;
}

/** Orders lines of one cart as REST clients do, one call a line, one after the other; answers the numbers of the orders. */
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
