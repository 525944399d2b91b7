import { Answer, Client } from './client';
import { moveTo } from './order-keeping';
import { addProduct } from './products';
import { fillCart, order } from './shopping';

const RECEIPT = `query ($id: ID!) {
  receipt(orderId: $id) {
    number issuedAt pdfUrl storeName storeAddressLines storeGstin storeFssaiLicence
    order { id status lines { name } bill { toPayPaise } }
  }
}`;

/** Requests the receipt of an order. */
export function askReceipt(client: Client, id: unknown): Promise<Answer> {
  return client.graphql(RECEIPT, { id });
}

/** The receipt of an order. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function receiptOf(client: Client, id: unknown): Promise<any> {
  return (await client.data(RECEIPT, { id })).receipt;
}

/** Packed orders with cash on delivery, which have receipts. */
export async function packedOrders(admin: Client, client: Client, count: number) {
  const ids = await placedOrders(admin, client, count);
  for (const id of ids) await moveTo(admin, id, 'PACKED');
  return ids;
}

/** Placed orders with cash on delivery. */
export async function placedOrders(admin: Client, client: Client, count: number) {
  const productId = await addProduct(admin, { stockQuantity: count });
  const ids: string[] = [];
  for (let placed = 0; placed < count; placed++) {
    await fillCart(client, productId);
    ids.push((await order(client, { paymentMethod: 'CASH_ON_DELIVERY' })).id);
  }
  return ids;
}
