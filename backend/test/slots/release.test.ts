import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop({ slotCapacity: 1 });
  admin = await adminClient(shop);
  productId = await addProduct(admin, { stockQuantity: 1000 });
});
afterAll(() => shop.close());

async function slots(): Promise<{ id: string; remaining: number }[]> {
  return (await shop.client().data('{ deliverySlots { id remaining } }')).deliverySlots;
}
const remainingOf = async (id: string) =>
  (await slots()).find((candidate) => candidate.id === id)?.remaining;

describe('the place in a delivery slot', () => {
  it('is free again when its order is called off', async () => {
    const deliverySlotId = (await slots())[20]?.id ?? '';
    const [{ client }, { client: other }] = [await newCustomer(shop), await newCustomer(shop)];
    for (const each of [client, other]) await fillCart(each, productId);
    const { id } = await order(client, { deliverySlotId });
    expect(await remainingOf(deliverySlotId)).toBe(0);
    expect(failureOf(await placeOrder(other, { deliverySlotId })).message).toBe(
      'This delivery slot is full',
    );
    await client.data('mutation ($id: ID!) { cancelOrder(id: $id) { status } }', { id });
    expect(await remainingOf(deliverySlotId)).toBe(1);
    await order(other, { deliverySlotId });
    expect(await remainingOf(deliverySlotId)).toBe(0);
  });

  it('is given back to no slot that has none taken', async () => {
    const [id, date = '', startMinute] = /^(.+)\/(\d+)$/.exec((await slots())[27]?.id ?? '') ?? [];
    await shop.database.write((tx) =>
      shop.services.slots.release(tx, { date, startMinute: Number(startMinute) }),
    );
    expect(await remainingOf(String(id))).toBe(1);
  });
});
