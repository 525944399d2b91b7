import { migrate } from '../../src/platform/database/migrate';
import { Client } from '../kit/client';
import { expectIntegrity } from '../kit/integrity';
import { giveCredit, newCoupon, orderWith } from '../kit/offers';
import { collectCash, moveOrder, moveTo } from '../kit/order-keeping';
import { adminClient, newCustomer } from '../kit/people';
import { linesOf, packPicked, startPicking } from '../kit/picking';
import { addProduct } from '../kit/products';
import { credit, creditedOrder } from '../kit/returns';
import { fillCart, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await adminClient(shop);
});
afterAll(() => shop.close());

/** Reverts the tables to their state from before orders were picked line by line. */
async function goBack(): Promise<void> {
  const { writer } = shop.database;
  const later = await writer.query('SELECT name FROM migrations WHERE timestamp >= 1700000000033');
  for (let undone = 0; undone < later.length; undone++) await writer.undoLastMigration();
}

describe('orders of before they were picked and credited by line', () => {
  it('pass the integrity checks after the migration, and can be picked and credited', async () => {
    const { client } = await newCustomer(shop);
    const productId = await addProduct(owner, { stockQuantity: 100, mrpPaise: 10_001 });
    const { code } = await newCoupon(owner, { percent: 10 });
    await giveCredit(owner, client, 5_000);
    const orderAt = async (status: string, terms: Record<string, unknown>) => {
      await fillCart(client, productId, 3);
      const { id, status: first } = await orderWith(client, terms);
      if (first === 'PENDING') await pay(client, { orderId: id });
      await moveTo(owner, id, status);
      return id;
    };
    const cash = { paymentMethod: 'CASH_ON_DELIVERY' };
    const delivered = await orderAt('DELIVERED', { couponCode: code, useGiftCredit: true });
    const collected = await orderAt('DELIVERED', cash);
    await collectCash(owner, collected);
    const placed = await orderAt('SUCCESS', { couponCode: code });
    await orderAt('RETURNED', {});
    await moveOrder(owner, await orderAt('PACKED', {}), 'CANCELLED');
    await moveOrder(owner, await orderAt('SUCCESS', cash), 'CANCELLED');
    await goBack();
    await migrate(shop.database);
    await expectIntegrity(shop);
    for (const id of [delivered, collected])
      await credit(owner, id, [{ productId, quantity: 2, goods: 'WASTE' }]);
    expect((await creditedOrder(client, collected)).creditNotes).toMatchObject([
      { cashPaise: 20_002 },
    ]);
    await startPicking(owner, placed);
    expect((await packPicked(owner, placed)).order.status).toBe('PACKED');
    expect(await linesOf(owner, placed)).toMatchObject([{ pickedQuantity: 3, shortQuantity: 0 }]);
    await expectIntegrity(shop);
  });
});
