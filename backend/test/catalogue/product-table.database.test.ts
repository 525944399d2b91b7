import fc from 'fast-check';
import { In } from 'typeorm';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, adjustStock, editProduct } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T23:00:00+05:30'));
const DAY_MS = 24 * 60 * 60 * 1000;
let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

const TABLE = `query ($filter: ProductTableFilter, $sort: ProductTableSort! = NEWEST, $pageSize: Int! = 100, $after: String, $before: String) {
  productTable(filter: $filter, sort: $sort, pageSize: $pageSize, after: $after, before: $before) {
    totalCount hasPrevious hasNext startCursor endCursor correctedSearch
    items { id name pricePaise stockQuantity isHidden changedAt version }
  }
}`;
interface Row {
  id: string;
  name: string;
  pricePaise: number;
  stockQuantity: number;
  changedAt: string | null;
}
const ask = async (variables: Record<string, unknown>) =>
  (await admin.data(TABLE, variables)).productTable;
const idsOf = async (filter: object, sort = 'OLDEST'): Promise<number[]> =>
  (await ask({ filter, sort })).items.map(({ id }: Row) => Number(id));

/** Products that differ in every filtered and sorted field. */
async function newProducts(): Promise<number[]> {
  const given: [Record<string, unknown>, number][] = [
    [{ name: 'b', mrpPaise: 1_000, stockQuantity: 0, gstBasisPoints: 0, brand: 'Amul' }, 0],
    [{ name: 'A', mrpPaise: 900, stockQuantity: 9, categorySlug: 'beverages' }, 1],
    [{ name: 'c', mrpPaise: 2_000, sellingPaise: 500, stockQuantity: 10, brand: 'AMUL' }, 1],
    [{ name: 'a', mrpPaise: 900, isHidden: true, imageUrl: '/pictures/generated.svg' }, 0],
    [{ name: 'e', visibleFrom: new Date(clock.now().getTime() + 100 * DAY_MS) }, 0],
    [{ name: 'd', gstBasisPoints: 500, stockQuantity: 1 }, 2],
  ];
  const ids: number[] = [];
  for (const [changes, edits] of given) {
    const id = await addProduct(admin, { ...changes, name: `${String(changes['name'])} table` });
    for (let edit = 0; edit < edits; edit++) {
      clock.advance({ minutes: 45 });
      await editProduct(admin, id, { description: `Edited ${edit}` });
    }
    ids.push(id);
  }
  return ids;
}

describe('the product table', () => {
  it('filters and sorts as a plain look at the stored products', async () => {
    const ids = await newProducts();
    const stored = await shop.database.read.find(Product, {
      where: { id: In(ids) },
      relations: { category: true },
    });
    const now = clock.now();
    const price = ({ mrpPaise, sellingPaise }: Product) => sellingPaise ?? mrpPaise;
    const standing = ({ isHidden, visibleFrom }: Product) =>
      isHidden ? 'HIDDEN' : visibleFrom && visibleFrom > now ? 'SCHEDULED' : 'SHOWN';
    const day = '2026-11-21';
    const conditions: [object, (each: Product) => boolean][] = [
      [{}, () => true],
      [{ category: 'beverages' }, ({ category }) => category?.slug === 'beverages'],
      [{ stock: 'OUT' }, ({ stockQuantity }) => stockQuantity === 0],
      [{ stock: 'LOW' }, ({ stockQuantity }) => stockQuantity > 0 && stockQuantity < 10],
      [{ stock: 'IN' }, ({ stockQuantity }) => stockQuantity > 0],
      [
        { minPricePaise: 900, maxPricePaise: 1_000 },
        (each) => price(each) >= 900 && price(each) <= 1_000,
      ],
      [{ standing: 'SHOWN' }, (each) => standing(each) === 'SHOWN'],
      [{ standing: 'HIDDEN' }, (each) => standing(each) === 'HIDDEN'],
      [{ standing: 'SCHEDULED' }, (each) => standing(each) === 'SCHEDULED'],
      [{ hasPicture: true }, ({ imageUrl }) => imageUrl !== ''],
      [{ hasPicture: false }, ({ imageUrl }) => imageUrl === ''],
      [{ hasGstRate: true }, ({ gstBasisPoints }) => gstBasisPoints !== null],
      [{ hasGstRate: false }, ({ gstBasisPoints }) => gstBasisPoints === null],
      [{ gstRateBasisPoints: 500 }, ({ gstBasisPoints }) => gstBasisPoints === 500],
      [{ brand: 'amul' }, ({ brand }) => brand?.toLowerCase() === 'amul'],
      [
        { changedSince: day },
        ({ changedAt }) => changedAt !== null && changedAt >= new Date(`${day}T00:00+05:30`),
      ],
      [{ search: 'table' }, () => true],
    ];
    const values: Record<string, (each: Product) => string | number> = {
      OLDEST: ({ id }) => id,
      NAME_A_TO_Z: ({ name }) => name.toLowerCase(),
      PRICE_LOW_TO_HIGH: price,
      STOCK_LOW_TO_HIGH: ({ stockQuantity }) => stockQuantity,
      CHANGED_FIRST: ({ changedAt }) => changedAt?.getTime() ?? 0,
    };
    const reversed: Record<string, string> = {
      ...{ NEWEST: 'OLDEST', NAME_Z_TO_A: 'NAME_A_TO_Z', PRICE_HIGH_TO_LOW: 'PRICE_LOW_TO_HIGH' },
      ...{ STOCK_HIGH_TO_LOW: 'STOCK_LOW_TO_HIGH', CHANGED_LAST: 'CHANGED_FIRST' },
    };
    const sorts = [...Object.keys(values), ...Object.keys(reversed)];
    const some = fc.uniqueArray(fc.constantFrom(...conditions), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(some, fc.constantFrom(...sorts), async (wanted, sort) => {
        const filter = Object.assign({ ids }, ...wanted.map(([condition]) => condition));
        const last = new Map(
          wanted.flatMap(([condition, fits]) =>
            Object.keys(condition).map((name) => [name, fits] as const),
          ),
        );
        const fitting = stored.filter((each) => [...last.values()].every((fits) => fits(each)));
        const valueOf = values[reversed[sort] ?? sort] ?? price;
        const expected = fitting.sort((one, other) => {
          const [a, b] = [valueOf(one), valueOf(other)];
          return (a < b ? -1 : a > b ? 1 : one.id - other.id) * (reversed[sort] ? -1 : 1);
        });
        const found = await ask({ filter, sort });
        expect(found.items.map(({ id }: Row) => Number(id))).toEqual(expected.map(({ id }) => id));
        expect(found.totalCount).toBe(expected.length);
      }),
      { numRuns: 60 },
    );
  });

  it('goes on where its reader stands, whatever is added, edited or sold meanwhile', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 6; at++)
      ids.push(String(await addProduct(admin, { name: `Page ${at}`, stockQuantity: 10 + at })));
    const filter = { ids };
    const sort = 'STOCK_LOW_TO_HIGH';
    const first = await ask({ filter, sort, pageSize: 2 });
    expect(first).toMatchObject({ totalCount: 6, hasPrevious: false, hasNext: true });
    await adjustStock(admin, Number(ids[0]), -10);
    await adjustStock(admin, Number(ids[5]), -14);
    await editProduct(admin, Number(ids[2]), { name: 'Another name' });
    const next = await ask({ filter, sort, pageSize: 2, after: first.endCursor });
    expect(next.items.map(({ id }: Row) => id)).toEqual([ids[2], ids[3]]);
    expect(next).toMatchObject({ hasPrevious: true, hasNext: true });
    const last = await ask({ filter, sort, pageSize: 2, after: next.endCursor });
    expect(last.items.map(({ id }: Row) => id)).toEqual([ids[4]]);
    expect(last.hasNext).toBe(false);
    const back = await ask({ filter, sort, pageSize: 2, before: next.startCursor });
    expect(back.items.map(({ id }: Row) => id)).toEqual([ids[5], ids[1]]);
    expect(back).toMatchObject({ hasPrevious: true, hasNext: true });
    expect(await ask({ filter, sort, after: last.endCursor })).toMatchObject({
      ...{ items: [], startCursor: null, endCursor: null, hasNext: false },
    });
  });

  it('tells when a product was edited; another stock is no edit', async () => {
    const id = await addProduct(admin);
    const added = clock.now().toISOString();
    clock.advance({ minutes: 45 });
    await adjustStock(admin, id, 1);
    const filter = { ids: [String(id)] };
    expect((await ask({ filter })).items).toMatchObject([{ changedAt: added, version: 1 }]);
    await editProduct(admin, id, { mrpPaise: 3_000 });
    const changedAt = clock.now().toISOString();
    expect((await ask({ filter })).items).toMatchObject([{ changedAt, version: 2 }]);
    const { product } = await shop.client().data(`{ product(id: ${id}) { changedAt } }`);
    expect(product).toEqual({ changedAt: null });
  });

  it('corrects words only where no product has them, hidden or not', async () => {
    const id = await addProduct(admin, { name: 'Quinowa flakes', isHidden: true });
    expect(await ask({ filter: { search: 'quinowa' } })).toMatchObject({
      ...{ totalCount: 1, correctedSearch: null, items: [{ id: String(id), isHidden: true }] },
    });
    expect(await ask({ filter: { search: 'quinovva flakes' } })).toMatchObject({
      items: [{ id: String(id) }],
    });
    expect(await idsOf({ search: 'quinowa', ids: ['1'] })).toEqual([]);
  });

  it('has what appears by itself as shown from that instant on', async () => {
    const visibleFrom = new Date(clock.now().getTime() + 30 * 60_000);
    const id = await addProduct(admin, { visibleFrom });
    const filter = { ids: [String(id)], standing: 'SHOWN' };
    expect(await idsOf(filter)).toEqual([]);
    clock.advance({ minutes: 45 });
    await editProduct(admin, id, { unit: '1 kg' });
    expect(await idsOf(filter)).toEqual([id]);
  });

  it.each([
    [{ pageSize: 0 }, 'pageSize'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ after: 'nonsense' }, 'after'],
    [{ before: Buffer.from('["price",1,1]').toString('base64url') }, 'before'],
    [{ after: 'x', before: 'x' }, 'before'],
    [{ filter: { category: 'no-such' } }, 'category'],
    [{ filter: { search: 'x'.repeat(201) } }, 'search'],
    [{ filter: { minPricePaise: -1 } }, 'minPricePaise'],
    [{ filter: { gstRateBasisPoints: 700 } }, 'gstRateBasisPoints'],
    [{ filter: { changedSince: '2026-02-30' } }, 'changedSince'],
    [{ filter: { ids: Array.from({ length: 101 }, (_, at) => String(at + 1)) } }, 'ids'],
  ])('is refused for %#', async (variables, field) => {
    expect(refusalOf(await admin.graphql(TABLE, variables))).toEqual([400, 'VALIDATION', field]);
  });

  it('is not for customers', async () => {
    expect(refusalOf(await shop.client().graphql(TABLE))[0]).toBe(401);
    const { client } = await newCustomer(shop);
    expect(refusalOf(await client.graphql(TABLE))[0]).toBe(403);
  });

  it('is changed as a whole by the same filter', async () => {
    const word = 'Zqtable';
    const cheap = await addProduct(admin, { name: `${word} cheap`, mrpPaise: 1_000 });
    await addProduct(admin, { name: `${word} dear`, mrpPaise: 9_000 });
    const filter = { search: word, maxPricePaise: 2_000, stock: 'IN' };
    expect(await idsOf(filter)).toEqual([cheap]);
    const PREVIEW = `mutation ($input: BulkChangeInput!) {
      previewBulkChange(input: $input) { id waitingCount request { search maxPricePaise stock } }
    }`;
    const input = { ...filter, kind: 'VISIBILITY', isHidden: true };
    const { previewBulkChange: change } = await admin.data(PREVIEW, { input });
    expect(change).toMatchObject({ waitingCount: 1, request: filter });
    const ROWS = `query ($id: ID!) { bulkChangeRows(id: $id) { items { productId } } }`;
    const { items } = (await admin.data(ROWS, { id: change.id })).bulkChangeRows;
    expect(items).toEqual([{ productId: String(cheap) }]);
  });
});
