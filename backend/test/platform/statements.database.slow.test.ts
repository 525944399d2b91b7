import { Client } from '../kit/client';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { statementsOf } from '../kit/statements';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const CATEGORIES = ['fruits', 'vegetables', 'cereals', 'snacks', 'general'];

async function addProducts(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 0; number < count; number++)
    ids.push(await addProduct(admin, { categorySlug: CATEGORIES[number % CATEGORIES.length] }));
  return ids;
}

/** A customer with this many orders of two lines each, and this many lines in the cart. */
async function customerWith(orderCount: number, lineCount: number): Promise<TestCustomer> {
  const customer = await newCustomer(shop);
  const products = await addProducts(Math.max(lineCount, 2));
  for (let number = 0; number < orderCount; number++) {
    for (const productId of products.slice(0, 2)) await fillCart(customer.client, productId);
    await order(customer.client);
  }
  for (const productId of products) await fillCart(customer.client, productId);
  return customer;
}

const LISTS: Record<string, string> = {
  products: `{ products(pageSize: 100) { totalCount pageCount items { id name category { slug name productCount } } } }`,
  cart: `{ cart { grandTotalPaise bill { toPayPaise } items { id exceedsStock product { name category { name } } } } }`,
  orders: `{ orders(pageSize: 100) { totalCount items {
    id bill { steps { amountPaise } } deliverySlot { date } lines { name totalPaise } } } }`,
  ordersWithHistory: `{ orders(pageSize: 100) { items {
    events { at } payments { amountPaise } refunds { amountPaise } canBeCancelled payUntil lines { name } } } }`,
  categories: `{ categories { slug productCount } }`,
  deliverySlots: `{ deliverySlots { id remaining } }`,
};

/** Including the statement for the session; products and categories are in memory. */
const MOST: Record<string, number> = {
  products: 1,
  categories: 1,
  cart: 3,
  orders: 4,
  ordersWithHistory: 7,
  deliverySlots: 3,
};

describe('the statements of a list', () => {
  it.each(Object.entries(LISTS))(
    'of %s are as many for few rows as for many',
    async (name, query) => {
      const [few, many] = [await customerWith(1, 1), await customerWith(6, 8)];
      // With another operation name each time, so that the response cache is not used.
      await few.client.data(`query First ${query}`);
      const forFew = await statementsOf(shop.database, () =>
        few.client.data(`query ForFew ${query}`),
      );
      await addProducts(7);
      const forMany = await statementsOf(shop.database, () =>
        many.client.data(`query ForMany ${query}`),
      );
      expect(forMany.map(verbOf)).toEqual(forFew.map(verbOf));
      expect(forFew.length).toBeLessThanOrEqual(MOST[name] as number);
    },
  );

  it.each([
    ['/api/products', 0],
    ['/api/cart/list', 4],
    ['/api/orders/:customer', 4],
  ])('of %s are as many for few rows as for many', async (path, most) => {
    const [few, many] = [await customerWith(1, 1), await customerWith(6, 8)];
    const get = ({ client, customerId }: TestCustomer) =>
      client.send('GET', path.replace(':customer', String(customerId)));
    const forFew = await statementsOf(shop.database, () => get(few));
    await addProducts(7);
    const forMany = await statementsOf(shop.database, () => get(many));
    expect(forMany.map(verbOf)).toEqual(forFew.map(verbOf));
    expect(forFew.length).toBeLessThanOrEqual(most);
  });
});

describe('the statements of the list of all orders', () => {
  it('are as many for one order as for a whole page', async () => {
    await customerWith(7, 2);
    const query = (pageSize: number) => `{ adminOrders(pageSize: ${pageSize}) { totalCount items {
      nextStatuses customer { email } order { lines { name } events { at } payments { id } refunds { id } } } } }`;
    const statementsFor = (pageSize: number) =>
      statementsOf(shop.database, () => admin.data(query(pageSize)));
    const [forOne, forMany] = [await statementsFor(1), await statementsFor(6)];
    expect(forMany.map(verbOf)).toEqual(forOne.map(verbOf));
    expect(forMany.length).toBeLessThanOrEqual(8);
  });
});

describe('placing an order', () => {
  it('reads the cart in one statement, however many lines it has', async () => {
    const selectsOf = async (lineCount: number) => {
      const { client } = await customerWith(0, lineCount);
      const statements = await statementsOf(shop.database, () => order(client));
      return statements.filter((sql) => /^SELECT/i.test(sql) && sql.includes('cart_items')).length;
    };
    expect([await selectsOf(1), await selectsOf(6)]).toEqual([1, 1]);
  });
});

describe('the email about an order', () => {
  it('is inserted, read, claimed and deleted by one statement each', async () => {
    const { client } = await customerWith(0, 2);
    await shop.services.mails.sendPending();
    const statements = await statementsOf(shop.database, async () => {
      await order(client, { paymentMethod: 'CASH_ON_DELIVERY' });
      await shop.services.mails.sendPending();
    });
    const verbs = statements.filter((sql) => /\bmails\b/.test(sql)).map(verbOf);
    expect(verbs).toEqual(['INSERT', 'SELECT', 'UPDATE', 'DELETE']);
  });
});

describe('the publication of events', () => {
  it('does not read them where nobody awaits them', async () => {
    await addProducts(1);
    const statements = await statementsOf(shop.database, () =>
      shop.services.eventPublisher.publish(),
    );
    const inserted = statements.findIndex((sql) => /^INSERT INTO `published_events`/.test(sql));
    expect(inserted).toBeGreaterThan(-1);
    expect(
      statements.slice(inserted + 1).filter((sql) => /^SELECT.*\bpublished_events\b/s.test(sql)),
    ).toEqual([]);
  });
});

/** The kind of a statement, without its values: IN lists are as long as the page. */
function verbOf(sql: string): string {
  return /^\s*\w+/.exec(sql)?.[0] ?? sql;
}
