import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { giveCredit, newCoupon, orderWith } from '../kit/offers';
import { cancelOrder, moveOrder } from '../kit/order-keeping';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, adjustStock } from '../kit/products';
import { DECLINED_CARD, fillCart, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const CUSTOMERS = 6;
const ROUNDS = 6;

describe('the integrity checks', () => {
  it('are right at every moment while the shop sells, is paid, pays back and counts its stock', async () => {
    const productId = await addProduct(admin, { stockQuantity: 500 });
    const { code } = await newCoupon(admin);
    let selling = true;
    let inspectionCount = 0;
    const inspect = async () => {
      for (; selling; inspectionCount++) await expectIntegrity(shop);
    };
    const sell = async () => {
      const customers = Array.from({ length: CUSTOMERS }, () => shopAround(productId, code));
      await Promise.all([...customers, countStock(productId)]).finally(() => (selling = false));
    };
    await Promise.all([inspect(), sell()]);
    await expectIntegrity(shop);
    expect(inspectionCount).toBeGreaterThan(1);
  });
});

/** Each round covers another history of an order. */
async function shopAround(productId: number, couponCode: string): Promise<void> {
  const { client } = await newCustomer(shop);
  await giveCredit(admin, client, 3_000);
  for (let round = 0; round < ROUNDS; round++) {
    await fillCart(client, productId, 1 + (round % 3));
    const paymentMethod = round % 3 === 2 ? 'CASH_ON_DELIVERY' : 'CARD';
    const offers = round % 2 ? { couponCode, useGiftCredit: true } : {};
    const { id, status } = await orderWith(client, { paymentMethod, ...offers });
    if (status === 'PENDING') {
      await pay(client, { orderId: id, cardNumber: DECLINED_CARD });
      await Promise.all([
        pay(client, { orderId: id }),
        ...(round % 2 ? [cancelOrder(client, id)] : []),
      ]);
    }
    if (round % 3 === 0) await cancelOrder(client, id);
    else await moveOrder(admin, id, 'PACKED');
  }
}

async function countStock(productId: number): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) await adjustStock(admin, productId, 7);
}
