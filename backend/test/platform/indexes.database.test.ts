import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order, pay } from '../kit/shopping';
import { statementsOf } from '../kit/statements';
import { TestShop, openTestShop } from '../kit/test-shop';
import { isSqlite } from '../../src/platform/database/dialect/connections';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The statements of a customer's requests from an empty cart to a paid order, and of viewing it. */
async function statementsOfShopping(): Promise<string[]> {
  const admin = await adminClient(shop);
  const products = [await addProduct(admin), await addProduct(admin)];
  const { client } = await newCustomer(shop);
  return statementsOf(shop.database, async () => {
    for (const productId of products) await fillCart(client, productId);
    const line = await fillCart(client, products[0] as number);
    const change =
      'mutation ($input: ChangeCartItemInput!) { changeCartItem(input: $input) { item { id } } }';
    await client.data(change, { input: { cartItemId: String(line), quantity: 1 } });
    await client.data('{ cart { totalQuantity } deliverySlots { id } }');
    const { id } = await order(client);
    await pay(client, { orderId: id });
    await client.data(
      '{ orders { items { id lines { name } events { at } payments { id } refunds { id } } } }',
    );
    await client.data('query ($id: ID!) { order(id: $id) { id lines { name } } }', { id });
  });
}

/** The query plan of a statement, from the database. It does not depend on values here. */
async function planOf(sql: string): Promise<string[]> {
  const { read } = shop.database;
  if (isSqlite(read.connection.options.type)) {
    const steps = await read.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`);
    return steps.map(({ detail }) => detail);
  }
  const steps = await read.query<Record<string, unknown>[]>(`EXPLAIN ${sql.replaceAll('?', '1')}`);
  return steps.map((step) => JSON.stringify(step));
}

/** Tables with one row, where a full scan is fine. */
const ONE_ROW_TABLES = ['staff_settings'];

/** Whether a step scans a whole table. MariaDB scans tables of a few rows, whatever keys they have. */
function readsAll(step: string): boolean {
  if (step.startsWith('SCAN ')) return !/CONSTANT ROW|dummy_table/.test(step);
  if (!step.startsWith('{')) return false;
  const { table, type, possible_keys: keys } = JSON.parse(step);
  if (typeof table !== 'string' || table.startsWith('<')) return false;
  return type === 'ALL' && keys === null && !ONE_ROW_TABLES.includes(table);
}

describe('every statement of shopping', () => {
  it('finds its records by an index', async () => {
    const statements = [...new Set(await statementsOfShopping())].filter((sql) =>
      /^(SELECT|UPDATE|DELETE)/.test(sql),
    );
    expect(statements.length).toBeGreaterThan(15);
    const slow: string[] = [];
    for (const sql of statements)
      for (const step of await planOf(sql)) if (readsAll(step)) slow.push(`${step} in ${sql}`);
    expect(slow).toEqual([]);
  });
});
