import { istInstant } from '../../src/kernel/ist';
import { PaymentStatus } from '../../src/kernel/payment-status.enum';
import { Customer } from '../../src/modules/identity/customers/customer.entity';
import { Payment } from '../../src/modules/ordering/payments/payment.entity';
import { Refund } from '../../src/modules/ordering/refunds/refund.entity';
import { OrderSearchWord } from '../../src/modules/ordering/search/order-search-word.entity';
import { addAddress } from '../kit/addresses';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { moveTo } from '../kit/order-keeping';
import { PASSWORD, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let admin: Client;
const ids: Record<string, string> = {};
const products: Record<string, number> = {};
let meera: Awaited<ReturnType<typeof newCustomer>>;

/** Four orders of three customers, on two days. */
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
  products.rice = await addProduct(admin, { name: 'Kolam Rice', aliases: 'तांदूळ', unit: '5 kg' });
  products.milk = await addProduct(admin, { name: 'Buffalo Milk 100%', aliases: null });
  meera = await named('Meera', 'Kulkarni', '9820012345');
  const anil = await named('अनिल', 'पाटील', '9820099999');
  const jose = await named('José', "D'Souza", '7700112233');
  await addAddress(jose.client, { recipientName: 'Old Aunt Fernandes', phone: '8811223344' });
  ids.meera = await orderOf(meera.client, 'rice', 'CARD');
  await pay(meera.client, { orderId: ids.meera });
  clock.advance({ minutes: 1 });
  ids.anil = await orderOf(anil.client, 'milk', 'CASH_ON_DELIVERY');
  clock.advance({ days: 1 });
  ids.jose = await orderOf(jose.client, 'rice', 'CASH_ON_DELIVERY');
  clock.advance({ minutes: 1 });
  ids.again = await orderOf(meera.client, 'milk', 'CARD');
  admin = await adminClient(shop); // the previous session has expired
  await moveTo(admin, ids.anil, 'PACKED');
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

async function named(firstName: string, lastName: string, phone: string) {
  const customer = await newCustomer(shop);
  await shop.database.write((tx) =>
    tx.update(Customer, { id: customer.customerId }, { firstName, lastName, phone }),
  );
  return customer;
}

async function orderOf(client: Client, product: string, paymentMethod: string): Promise<string> {
  await fillCart(client, products[product] as number, 2);
  return (await order(client, { paymentMethod })).id;
}

const SEARCH = `query (
  $filter: OrderSearchFilter, $sort: OrderSort, $pageSize: Int, $after: String, $before: String
) {
  orderSearch(filter: $filter, sort: $sort, pageSize: $pageSize, after: $after, before: $before) {
    count { count isExact toPayPaise }
    hasPrevious hasNext startCursor endCursor
    items { nextStatuses customer { lastName } order { id lines { name } deliverySlot { date startMinute } } }
  }
}`;

async function search(variables: Record<string, unknown>) {
  const { orderSearch } = await admin.data(SEARCH, variables);
  return { ...orderSearch, ids: orderSearch.items.map((item: Found) => item.order.id) };
}
interface Found {
  order: { id: string };
}

/** The names of the orders that a filter finds, in order of placement. */
async function found(filter: Record<string, unknown>): Promise<string[]> {
  const { ids: numbers, count } = await search({ filter, sort: 'OLDEST' });
  expect(count).toMatchObject({ count: numbers.length, isExact: true });
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return numbers.map((id: string) => names.get(id));
}

describe('orderSearch', () => {
  it.each<[Record<string, unknown>, string[]]>([
    [{}, ['meera', 'anil', 'jose', 'again']],
    [{ text: 'kulk' }, ['meera', 'again']],
    [{ text: 'KULKARNI mee' }, ['meera', 'again']],
    [{ text: 'पाट' }, ['anil']],
    [{ name: 'jose souza' }, ['jose']],
    [{ name: 'fernandes' }, ['jose']],
    [{ text: 'meera patil' }, []],
    [{ phone: '+91 98200 12345' }, ['meera', 'again']],
    [{ text: '98200' }, ['meera', 'anil', 'again']],
    [{ phone: '88112' }, ['jose']],
    [{ phone: '12345' }, ['meera', 'again']],
    [{ text: '9999' }, ['anil']],
    [{ text: 'mee 2345' }, ['meera', 'again']],
    [{ text: '345' }, []],
    [{ product: 'rice' }, ['meera', 'jose']],
    [{ product: 'तांदूळ' }, ['meera', 'jose']],
    [{ product: 'milk 100%' }, ['anil', 'again']],
    [{ product: 'no such thing' }, []],
    [{ placedFrom: '2026-11-21' }, ['jose', 'again']],
    [{ placedTo: '2026-11-20' }, ['meera', 'anil']],
    [{ statuses: ['PACKED'] }, ['anil']],
    [{ statuses: ['PENDING', 'SUCCESS'] }, ['meera', 'jose', 'again']],
    [{ statuses: [] }, []],
    [{ paymentMethod: 'CASH_ON_DELIVERY' }, ['anil', 'jose']],
    [{ paymentStatuses: ['SUCCESS'] }, ['meera']],
    [{ slotStartMinutes: [1] }, []],
    [{ product: 'rice', paymentMethod: 'CARD', name: 'mee', placedTo: '2026-11-20' }, ['meera']],
    [{ product: 'rice', statuses: ['PENDING'] }, []],
  ])('by %j finds %j', async (filter, names) => expect(await found(filter)).toEqual(names));

  it('finds an order by its number', async () => {
    expect(await found({ number: ids.anil })).toEqual(['anil']);
    expect(await found({ text: `#${ids.anil}` })).toEqual(['anil']);
    expect(await found({ text: ids.anil })).toEqual(expect.arrayContaining(['anil']));
    expect(await found({ text: '#99999999999' })).toEqual([]);
  });

  it('finds several orders by their numbers, and only those that fit the rest, too', async () => {
    const numbers = [ids.again, ids.anil, '2147483647', ids.anil];
    expect(await found({ numbers })).toEqual(['anil', 'again']);
    expect(await found({ numbers, statuses: ['PACKED'] })).toEqual(['anil']);
    expect(await found({ numbers: [] })).toEqual([]);
    const tooMany = Array.from({ length: 501 }, () => ids.anil);
    const answer = await admin.graphql(SEARCH, { filter: { numbers: tooMany } });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'numbers']);
  });

  it('finds by customer, by product and by delivery', async () => {
    const { items } = await search({ filter: { number: ids.meera } });
    const { date, startMinute } = items[0].order.deliverySlot;
    expect(await found({ customerId: String(meera.customerId) })).toEqual(['meera', 'again']);
    expect(await found({ productId: String(products.milk) })).toEqual(['anil', 'again']);
    const filter = { deliveryFrom: date, deliveryTo: date, slotStartMinutes: [startMinute] };
    expect(await found(filter)).toContain('meera');
    expect(await found({ deliveryTo: '2026-11-19' })).toEqual([]);
  });

  it('says what the found orders cost, and who may go where', async () => {
    const { items, count } = await search({ filter: { statuses: ['PACKED'] } });
    const { order: packed } = (await admin.data(ONE, { id: ids.anil })).adminOrder;
    expect(count).toEqual({ count: 1, isExact: true, toPayPaise: packed.bill.toPayPaise });
    expect(items[0].nextStatuses).toEqual(['OUT_FOR_DELIVERY', 'CANCELLED']);
    expect(items[0].order.lines).toEqual([{ name: 'Buffalo Milk 100%' }]);
  });

  it('finds lines of a product that left the shop by the name they keep', async () => {
    const gone = await addProduct(admin, { name: 'Old 50%_Pickle' });
    products.gone = gone;
    ids.gone = await orderOf(meera.client, 'gone', 'CASH_ON_DELIVERY');
    await admin.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: gone });
    expect(await found({ product: '50 pickle' })).toEqual(['gone']);
    expect(await found({ product: 'rice', name: 'jose' })).toEqual(['jose']);
  });

  it.each(['NEWEST', 'OLDEST', 'DELIVERY_FIRST', 'DELIVERY_LAST'])(
    'leads through all of them and back, %s',
    async (sort) => {
      const all = await search({ sort, pageSize: 100 });
      expect([all.hasPrevious, all.hasNext]).toEqual([false, false]);
      const seen: string[] = [];
      let part = await search({ sort, pageSize: 2 });
      for (; part.hasNext; part = await search({ sort, pageSize: 2, after: part.endCursor }))
        seen.push(...part.ids);
      expect([...seen, ...part.ids]).toEqual(all.ids);
      const back = [...part.ids];
      for (; part.hasPrevious; back.unshift(...part.ids))
        part = await search({ sort, pageSize: 2, before: part.startCursor });
      expect(back).toEqual(all.ids);
    },
  );

  it('shifts no part while others order and are moved on', async () => {
    const first = await search({ pageSize: 2 });
    ids.late = await orderOf(meera.client, 'milk', 'CASH_ON_DELIVERY');
    await moveTo(admin, ids.late, 'PACKED');
    const second = await search({ pageSize: 2, after: first.endCursor });
    const all = await search({ pageSize: 100 });
    expect([ids.late, ...first.ids, ...second.ids]).toEqual(all.ids.slice(0, 5));
    const before = await search({ pageSize: 2, before: first.startCursor });
    expect([before.ids, before.hasPrevious]).toEqual([[ids.late], false]);
  });

  it.each([
    [{ filter: { phone: 'Meera' } }, 'phone'],
    [{ filter: { text: 'x'.repeat(101) } }, 'text'],
    [{ filter: { name: 'a b c d e f g' } }, 'text'],
    [{ filter: { number: 'x' } }, 'number'],
    [{ filter: { numbers: ['1', 'x'] } }, 'numbers'],
    [{ filter: { slotStartMinutes: [1440] } }, 'slotStartMinutes'],
    [{ filter: { deliveryFrom: '2026-11-21', deliveryTo: '2026-11-20' } }, 'deliveryTo'],
    [{ filter: { placedFrom: '2026-11-21', placedTo: '2026-11-20' } }, 'placedTo'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ after: 'nowhere' }, 'after'],
    [{ after: 'a', before: 'b' }, 'before'],
  ])('refuses %j', async (variables, field) =>
    expect(refusalOf(await admin.graphql(SEARCH, variables))).toEqual([400, 'VALIDATION', field]),
  );

  it('forgets the words of whoever deletes their account', async () => {
    const gone = await named('Zubin', 'Mistry', '9000000001');
    ids.zubin = await orderOf(gone.client, 'milk', 'CASH_ON_DELIVERY');
    expect(await found({ text: 'zubin' })).toEqual(['zubin']);
    await gone.client.data('mutation ($id: ID!) { cancelOrder(id: $id) { id } }', {
      id: ids.zubin,
    });
    const erase = 'mutation ($password: String!) { deleteAccount(password: $password) }';
    await gone.client.data(erase, { password: PASSWORD });
    expect(await found({ text: 'zubin' })).toEqual([]);
    const orderId = Number(ids.zubin);
    expect(await shop.database.read.countBy(OrderSearchWord, { orderId })).toBe(0);
  });
});

const ONE = 'query ($id: ID!) { adminOrder(id: $id) { order { bill { toPayPaise } } } }';

describe('orders in need', () => {
  it('are found where their slot is over and they are still to be delivered', async () => {
    const { items } = await search({ filter: { number: ids.jose } });
    const { date, startMinute } = items[0].order.deliverySlot;
    clock.set(istInstant(date, startMinute).toISOString());
    admin = await adminClient(shop);
    // The order of the day before is late by now; an unpaid one is not to be delivered.
    expect(await found({ isLate: true, placedTo: '2026-11-21' })).toEqual(['meera', 'anil']);
    clock.advance({ minutes: 180 });
    expect(await found({ isLate: true, name: 'jose', product: 'rice' })).toEqual(['jose']);
    expect(await found({ isLate: false, number: ids.again })).toEqual(['again']);
    expect(await found({ isLate: true, number: ids.again })).toEqual([]);
  });

  it('are found where a refund was refused, until another one is on its way', async () => {
    const refund = async (status: PaymentStatus, idempotencyKey: string): Promise<number> => {
      const orderId = Number(ids.meera);
      const payment = await shop.database.read.findOneByOrFail(Payment, { orderId });
      const row = { orderId, paymentId: payment.id, status, idempotencyKey, reason: 'Bruised' };
      const refund = { ...row, amountPaise: 100, createdAt: clock.now() };
      await shop.database.write((tx) => tx.insert(Refund, refund));
      return payment.id;
    };
    const paymentId = await refund(PaymentStatus.FAILED, 'first');
    expect(await found({ hasFailedRefund: true })).toEqual(['meera']);
    expect(await found({ hasFailedRefund: true, product: 'milk' })).toEqual([]);
    await refund(PaymentStatus.PENDING, 'second');
    expect(await found({ hasFailedRefund: true })).toEqual([]);
    await shop.database.write((tx) => tx.delete(Refund, { paymentId }));
  });
});
