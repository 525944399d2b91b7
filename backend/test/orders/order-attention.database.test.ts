import { Order } from '../../src/modules/ordering/orders/order.entity';
import { OrderStatus } from '../../src/kernel/order.enums';
import { PaymentStatus } from '../../src/kernel/payment-status.enum';
import { Client } from '../kit/client';
import { MovableClock } from '../kit/movable-clock';
import { moveTo } from '../kit/order-keeping';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { DECLINED_CARD, fillCart, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T00:00:00Z'));
let shop: TestShop;
let admin: Client;
let customer: Client;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
  customer = (await newCustomer(shop)).client;
  productId = await addProduct(admin, { stockQuantity: 500, mrpPaise: 10_000 });
});
afterAll(() => shop.close());

const KINDS = [
  ...['toPick', 'toPickLater', 'packed', 'outForDelivery', 'late'],
  ...['deliveryFailed', 'unpaid', 'failedPayments'],
];
const ATTENTION = `{
  orderAttention { ${KINDS.map((kind) => `${kind} { count toPayPaise }`).join(' ')} failedRefunds openReports }
  stockAttention { lowCount outCount lowLevel }
  openMessageCount
}`;

const LOW_STOCK = '{ lowStockProducts(pageSize: 100) { totalCount items { id } } }';

async function newOrder(state: string, day = '2026-11-20'): Promise<string> {
  await fillCart(customer, productId);
  const paymentMethod = state === 'PENDING' ? 'CARD' : 'CASH_ON_DELIVERY';
  const { id } = await order(customer, { paymentMethod, deliverySlotId: `${day}/420` });
  if (!['PENDING', 'SUCCESS'].includes(state)) await moveTo(admin, id, state);
  return id;
}

describe('what needs attention', () => {
  it('is counted by what has to be done, with its sums', async () => {
    await newOrder('SUCCESS', '2026-11-22');
    for (const state of ['SUCCESS', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'DELIVERED'])
      await newOrder(state);
    const declined = await newOrder('PENDING');
    await pay(customer, { orderId: declined, cardNumber: DECLINED_CARD }).catch(() => undefined);
    clock.set('2026-11-20T03:30:00Z');
    const { orderAttention } = await admin.data(ATTENTION);
    const one = { count: 1, toPayPaise: 10_000 };
    expect(orderAttention).toEqual({
      ...Object.fromEntries(KINDS.map((kind) => [kind, one])),
      late: { count: 3, toPayPaise: 30_000 },
      failedPayments: { count: 1, toPayPaise: 9_500 },
      failedRefunds: 0,
      openReports: 0,
    });
    const failed = { status: OrderStatus.PENDING, paymentStatus: PaymentStatus.FAILED };
    expect(await shop.database.read.countBy(Order, failed)).toBe(1);
  });

  it('knows what runs out, and what was written to the shop', async () => {
    const before = await admin.data(ATTENTION);
    const low = await addProduct(admin, { stockQuantity: 9 });
    await addProduct(admin, { stockQuantity: 10 });
    const out = await addProduct(admin, { stockQuantity: 0 });
    const input = { fullName: 'Meera K', email: 'm@x.test', subject: 'Where is my order?' };
    const write = 'mutation ($input: ContactInput!) { contact(input: $input) { id } }';
    await shop.client().data(write, { input });
    const { stockAttention, openMessageCount } = await admin.data(ATTENTION);
    expect(stockAttention).toEqual({
      lowCount: before.stockAttention.lowCount + 1,
      outCount: before.stockAttention.outCount + 1,
      lowLevel: 10,
    });
    const { lowStockProducts } = await admin.data(LOW_STOCK);
    expect(lowStockProducts.totalCount).toBe(stockAttention.lowCount + stockAttention.outCount);
    const ids = lowStockProducts.items.map(({ id }: { id: string }) => Number(id));
    expect(ids.filter((id: number) => [low, out].includes(id))).toEqual([out, low]);
    expect(openMessageCount).toBe(before.openMessageCount + 1);
  });
});
