import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { MovableClock } from '../kit/movable-clock';
import { cancelOrder, orderDetails } from '../kit/order-keeping';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { SecondServer, openSecondServer } from '../kit/second-server';
import { fillCart, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let other: SecondServer;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  other = await openSecondServer(shop, clock);
  admin = await adminClient(shop);
});
afterEach(() => expectIntegrity(shop));
afterAll(async () => {
  await other.close();
  await shop.close();
});

const lapseHere = () => shop.services.lapsing.lapseUnpaid();
const lapseThere = () => other.services.lapsing.lapseUnpaid();

/** An order of three pieces whose payment time has ended. */
async function lateOrder() {
  const { client, accessToken } = await newCustomer(shop);
  const productId = await addProduct(admin, { stockQuantity: 10, mrpPaise: 10_000 });
  await fillCart(client, productId, 3);
  const { id } = await order(client);
  clock.advance({ minutes: 15 });
  return { client, there: other.client().useBearer(accessToken), productId, id };
}

const rounds = Array.from({ length: 6 }, (_, round) => [round]);

describe('orders that lapse at two servers at the same moment', () => {
  it.each(rounds)('give everything back once (round %p)', async () => {
    const orders = [await lateOrder(), await lateOrder(), await lateOrder()];
    await Promise.all([lapseHere(), lapseThere(), lapseHere(), lapseThere()]);
    for (const { client, productId, id } of orders) {
      const { status, events } = await orderDetails(client, id);
      expect([status, events.length]).toEqual(['CANCELLED', 2]);
      expect(await stockOf(shop.database, productId)).toBe(10);
    }
  });
});

describe('an order that lapses at the moment at which it is paid', () => {
  it.each(rounds)('is paid, or off with its money paid back (round %p)', async (round) => {
    const { client, productId, id } = await lateOrder();
    const calls = [() => lapseThere(), () => pay(client, { orderId: id })];
    const sequentially = round % 2 === 0 ? calls : calls.reverse();
    await Promise.all(sequentially.map((call) => call()));
    const { status, paymentStatus, payments, refunds } = await orderDetails(client, id);
    const paid = payments.filter((each: { status: string }) => each.status === 'SUCCESS');
    if (status === 'SUCCESS') {
      expect([paymentStatus, paid.length, refunds.length]).toEqual(['SUCCESS', 1, 0]);
      expect(await stockOf(shop.database, productId)).toBe(7);
    } else {
      expect(status).toBe('CANCELLED');
      expect(refunds.length).toBe(paid.length);
      expect(paymentStatus).toBe(paid.length > 0 ? 'REFUNDED' : 'PENDING');
      expect(await stockOf(shop.database, productId)).toBe(10);
    }
  });
});

describe('an order that lapses at the moment at which its customer cancels it', () => {
  it.each(rounds)('is cancelled once (round %p)', async () => {
    const { client, there, productId, id } = await lateOrder();
    const [, answer] = await Promise.all([lapseHere(), cancelOrder(there, id)]);
    expect(answer?.body.data.cancelOrder.status).toBe('CANCELLED');
    expect((await orderDetails(client, id)).events).toHaveLength(2);
    expect(await stockOf(shop.database, productId)).toBe(10);
  });
});
