import { SandboxCharge } from '../../src/modules/ordering/payments/sandbox-charge.entity';
import { Client } from './client';
import { addProduct } from './products';
import { fillCart, order } from './shopping';
import { TestShop } from './test-shop';

/** An order by card of ₹100, so ₹95 (9500 paise) to pay; returns its id. */
export async function unpaidOrder(client: Client, admin: Client): Promise<string> {
  await fillCart(client, await addProduct(admin, { mrpPaise: 10_000 }));
  return (await order(client)).id;
}

const MONEY = `query ($id: ID!) {
  order(id: $id) {
    status paymentStatus payments { status } refunds { status amountPaise reason }
  }
}`;

/** Status and payment status of the order, then its payments, then its refunds. */
export async function moneyOf(client: Client, orderId: string) {
  const { status, paymentStatus, payments, refunds } = (await client.data(MONEY, { id: orderId }))
    .order;
  const statuses = (rows: { status: string }[]) => rows.map((row) => row.status).join(' ');
  return [status, paymentStatus, statuses(payments), statuses(refunds)];
}

/** The amount that the sandbox has charged a customer and not refunded. */
export async function sandboxPaise(shop: TestShop, customerId: number): Promise<number> {
  const charges = await shop.database.read.find(SandboxCharge);
  return charges
    .filter(({ idempotencyKey }) => idempotencyKey.startsWith(`${customerId}-`))
    .reduce((sum, { amountPaise, refundedPaise }) => sum + amountPaise - refundedPaise, 0);
}
