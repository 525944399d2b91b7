import { Snapshot } from '../../src/platform/database/snapshot';
import { Client } from '../kit/client';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

async function allOf<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

const countProducts = (snapshot: Snapshot) =>
  allOf(snapshot.rows<{ productCount: number }>('SELECT COUNT(*) AS productCount FROM products'));

describe('a snapshot', () => {
  it('shows one moment, and the shop writes on meanwhile', async () => {
    await addProduct(admin);
    await Snapshot.of(shop.config, async (snapshot) => {
      const before = await countProducts(snapshot);
      await addProduct(admin);
      await shop.database.write((tx) => tx.query('UPDATE products SET mrpPaise = mrpPaise + 1'));
      expect(await countProducts(snapshot)).toEqual(before);
    });
  });

  it('lets the shop read what is new while it is open', async () => {
    await Snapshot.of(shop.config, async (snapshot) => {
      await countProducts(snapshot);
      const id = await addProduct(admin, { name: 'Fresh okra' });
      const { product } = await admin.data('query ($id: ID!) { product(id: $id) { name } }', {
        id,
      });
      expect(product).toEqual({ name: 'Fresh okra' });
    });
  });

  it('does not see what is not committed', async () => {
    await shop.database.write(async (tx) => {
      await tx.query("UPDATE products SET name = 'not yet'");
      await Snapshot.of(shop.config, async (snapshot) => {
        const sql = "SELECT id FROM products WHERE name = 'not yet'";
        expect(await allOf(snapshot.rows(sql))).toEqual([]);
      });
      await tx.query("UPDATE products SET name = 'Okra'");
    });
  });

  it('cannot write', async () => {
    await Snapshot.of(shop.config, async (snapshot) => {
      await expect(allOf(snapshot.rows('DELETE FROM products'))).rejects.toThrow();
    });
    await Snapshot.of(shop.config, async (snapshot) => {
      const [{ productCount }] = (await countProducts(snapshot)) as [{ productCount: number }];
      expect(productCount).toBeGreaterThan(0);
    });
  });

  it('ends also where nobody reads the rows to their end', async () => {
    for (let number = 0; number < 300; number++) await addProduct(admin);
    const broken = Snapshot.of(shop.config, async (snapshot) => {
      for await (const { id } of snapshot.rows<{ id: number }>('SELECT * FROM products'))
        throw new Error(`Enough of ${id}`);
    });
    await expect(broken).rejects.toThrow(/^Enough of \d+$/);
  });

  it('answers sums and money as numbers, and instants as texts', async () => {
    await addProduct(admin);
    await newCustomer(shop);
    await Snapshot.of(shop.config, async (snapshot) => {
      const sql = `SELECT SUM(p.mrpPaise) AS sumPaise, COUNT(*) AS rowCount, MAX(c.giftCreditPaise) AS creditPaise
        FROM products p CROSS JOIN customers c`;
      const [sums = {}] = await allOf(snapshot.rows<object>(sql));
      expect(Object.values(sums).filter((value) => typeof value !== 'object')).toEqual([
        expect.any(Number),
        expect.any(Number),
        0,
      ]);
      const [product] = await allOf(
        snapshot.rows<{ createdAt: string }>('SELECT createdAt FROM products'),
      );
      expect(product?.createdAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/);
    });
  });

  it('knows the columns of every table', async () => {
    await Snapshot.of(shop.config, async (snapshot) => {
      const columns = await snapshot.columns();
      expect(columns).toContainEqual({ tableName: 'products', columnName: 'stockQuantity' });
      expect(columns).toContainEqual({ tableName: 'migrations', columnName: 'name' });
    });
  });
});
