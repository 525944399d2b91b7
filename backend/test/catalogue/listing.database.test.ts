import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { adminClient } from '../kit/people';
import { addProduct } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
/** A separate shop for lists: the tests here only read. */
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  const names = ['banana', 'Apple', 'apple', 'Cherry', 'apple', 'date', 'Fig'];
  for (const [index, name] of names.entries())
    await addProduct(admin, {
      name,
      mrpPaise: [500, 300, 300, 900, 300, 500, 100][index],
      categorySlug: index % 2 ? 'fruits' : 'snacks',
      stockQuantity: index,
    });
});
afterAll(() => shop.close());

const PAGE = `query ($sort: ProductSort, $page: Int, $pageSize: Int, $category: String) {
  products(sort: $sort, page: $page, pageSize: $pageSize, category: $category) {
    totalCount page pageSize pageCount items { id name mrpPaise }
  }
}`;

interface Row {
  id: string;
  name: string;
  mrpPaise: number;
}

async function allPages(sort: string, pageSize: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const { products } = await shop.client().data(PAGE, { sort, page, pageSize });
    pageCount = products.pageCount;
    rows.push(...products.items);
  }
  return rows;
}

describe('the product list', () => {
  it.each([
    ['NAME', ['Apple', 'apple', 'apple', 'banana', 'Cherry', 'date', 'Fig']],
    ['PRICE_LOW_TO_HIGH', ['Fig', 'Apple', 'apple', 'apple', 'banana', 'date', 'Cherry']],
    ['PRICE_HIGH_TO_LOW', ['Cherry', 'banana', 'date', 'Apple', 'apple', 'apple', 'Fig']],
    ['NEWEST', ['Fig', 'date', 'apple', 'Cherry', 'apple', 'Apple', 'banana']],
  ])('sorted by %s has each product once, whatever the size of the pages', async (sort, names) => {
    for (const pageSize of [1, 2, 3, 100]) {
      const rows = await allPages(sort, pageSize);
      expect(rows.map(({ name }) => name)).toEqual(names);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(7);
    }
  });

  it('breaks ties by the number', async () => {
    const tied = (await allPages('PRICE_LOW_TO_HIGH', 2)).filter(
      ({ mrpPaise }) => mrpPaise === 300,
    );
    const ids = tied.map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });

  it('says where it is, and is empty behind its end', async () => {
    const { products } = await shop.client().data(PAGE, { page: 2, pageSize: 3 });
    expect(products).toMatchObject({ totalCount: 7, page: 2, pageSize: 3, pageCount: 3 });
    const { products: behind } = await shop.client().data(PAGE, { page: 4, pageSize: 3 });
    expect(behind).toMatchObject({ totalCount: 7, page: 4, pageCount: 3, items: [] });
  });

  it('has 25 products a page, by name, where nothing is said', async () => {
    const { products } = await shop.client().data('{ products { page pageSize items { name } } }');
    expect([products.page, products.pageSize]).toEqual([1, 25]);
    expect(products.items[0].name).toBe('Apple');
  });

  it.each([
    [{ page: 0 }, 'page', 'page should be a whole number from 1 to 1000000'],
    [{ page: -1 }, 'page', 'page should be a whole number from 1 to 1000000'],
    [{ page: 1_000_001 }, 'page', 'page should be a whole number from 1 to 1000000'],
    [{ pageSize: 0 }, 'pageSize', 'pageSize should be a whole number from 1 to 100'],
    [{ pageSize: 101 }, 'pageSize', 'pageSize should be a whole number from 1 to 100'],
    [{ pageSize: -5 }, 'pageSize', 'pageSize should be a whole number from 1 to 100'],
  ])('refuses %p', async (variables, field, message) => {
    expect(failureOf(await shop.client().graphql(PAGE, variables))).toEqual({
      status: 400,
      code: 'VALIDATION',
      message,
      fields: { [field]: message },
    });
  });

  it('takes the last possible page without an error', async () => {
    const { products } = await shop.client().data(PAGE, { page: 1_000_000, pageSize: 100 });
    expect(products.items).toEqual([]);
  });

  it('refuses an unknown order', async () => {
    const answer = await shop.client().graphql(PAGE, { sort: 'BY_TASTE' });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'sort']);
  });
});

describe('the categories', () => {
  it('are the eight of the landing page, in its order, with their counts', async () => {
    const { categories } = await shop
      .client()
      .data('{ categories { slug name imageUrl productCount } }');
    expect(categories.map(({ name }: { name: string }) => name)).toEqual([
      'Fruits',
      'Vegetables',
      'Cereals',
      'Beverages',
      'Snacks',
      'Frozen Foods',
      'Household Products',
      'General',
    ]);
    const counts = Object.fromEntries(
      categories.map((category: { slug: string; productCount: number }) => [
        category.slug,
        category.productCount,
      ]),
    );
    expect(counts).toMatchObject({ fruits: 3, snacks: 4, general: 0, 'household-products': 0 });
  });
});
