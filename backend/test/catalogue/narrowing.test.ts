import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
/** The ids by name, so that tests stay readable. */
const ids: Record<string, number> = {};
/** A separate shop: the counts here cover all of its products. */
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  const products = [
    ['Paneer', 'general', 9_500, 16, '200 g', true],
    ['Eggs', 'general', 7_500, 80, '6 pieces', false],
    ['Prawns', 'frozen-foods', 29_900, 0, '250 g', false],
    ['Veg Momos', 'frozen-foods', 14_500, 30, '10 pieces', true],
    ['Soap', 'household-products', 5_000, 9, '1 bunch', null],
    ['Kolam Rice', 'cereals', 38_950, 17, '5 kg', true],
  ] as const;
  for (const [name, categorySlug, mrpPaise, stockQuantity, unit, isVeg] of products)
    ids[name] = await addProduct(admin, {
      ...{ name, categorySlug, mrpPaise, stockQuantity, unit, isVeg },
    });
});
afterAll(() => shop.close());

const LIST = `query ($search: String, $category: String, $inStock: Boolean, $veg: Boolean, $min: Paise, $max: Paise, $sort: ProductSort) {
  products(search: $search, category: $category, inStock: $inStock, veg: $veg, minPricePaise: $min, maxPricePaise: $max, sort: $sort) {
    totalCount
    items { name }
    facets { categories { category { slug } count } inStockCount vegCount priceBands { fromPaise toPaise count } }
  }
}`;

async function list(variables: Record<string, unknown> = {}) {
  const { products } = await shop.client().data(LIST, variables);
  const names = products.items.map(({ name }: { name: string }) => name);
  expect(products.totalCount).toBe(names.length);
  return { names, facets: products.facets };
}

describe('a narrowed list', () => {
  it.each([
    [{ veg: true }, ['Kolam Rice', 'Paneer', 'Veg Momos']],
    [{ veg: false }, ['Eggs', 'Prawns']],
    [{ veg: false, inStock: true }, ['Eggs']],
    [{ min: 7_500, max: 14_500 }, ['Eggs', 'Paneer', 'Veg Momos']],
    [{ min: 7_501 }, ['Kolam Rice', 'Paneer', 'Prawns', 'Veg Momos']],
    [{ max: 5_000 }, ['Soap']],
    [{ min: 2, max: 1 }, []],
    [{ category: 'frozen-foods', veg: true }, ['Veg Momos']],
    [{ search: 'veg', max: 14_499 }, []],
  ])('to %j has %j', async (variables, names) => {
    expect((await list({ sort: 'NAME', ...variables })).names).toEqual(names);
  });

  it.each([
    [{ min: -1 }, 'minPricePaise'],
    [{ max: -1 }, 'maxPricePaise'],
    [{ max: 100_000_001 }, 'maxPricePaise'],
  ])('refuses %j', async (variables, field) => {
    const answer = await shop.client().graphql(LIST, variables);
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', field]);
  });
});

describe('the facets', () => {
  it('count everything where nothing is narrowed', async () => {
    expect((await list()).facets).toEqual({
      categories: [
        { category: { slug: 'cereals' }, count: 1 },
        { category: { slug: 'frozen-foods' }, count: 2 },
        { category: { slug: 'household-products' }, count: 1 },
        { category: { slug: 'general' }, count: 2 },
      ],
      inStockCount: 5,
      vegCount: 3,
      priceBands: [
        { fromPaise: 0, toPaise: 5_000, count: 1 },
        { fromPaise: 5_001, toPaise: 10_000, count: 2 },
        { fromPaise: 10_001, toPaise: 20_000, count: 1 },
        { fromPaise: 20_001, toPaise: 50_000, count: 2 },
      ],
    });
  });

  it('leave their own part of the filter out, so that it can be widened', async () => {
    const { facets } = await list({ category: 'frozen-foods', veg: true });
    expect(facets.categories.map(({ count }: { count: number }) => count)).toEqual([1, 1, 1]);
    expect(facets).toMatchObject({ inStockCount: 1, vegCount: 1 });
  });

  it('follow a sale that sells the last one', async () => {
    const id = await addProduct(admin, { name: 'Last one', mrpPaise: 100, stockQuantity: 1 });
    expect((await list({ search: 'last one' })).facets).toMatchObject({ inStockCount: 1 });
    const { client } = await newCustomer(shop);
    await fillCart(client, id, 1);
    await order(client);
    expect((await list({ search: 'last one' })).facets).toMatchObject({ inStockCount: 0 });
    await admin.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id });
  });
});

describe('the unit price', () => {
  it('is told of each product, and sorts as it is told', async () => {
    const { products } = await shop
      .client()
      .data('{ products(sort: UNIT_PRICE) { items { name unitPrice { paise per } } } }');
    expect(products.items).toEqual([
      { name: 'Kolam Rice', unitPrice: { paise: 7_790, per: 'kg' } },
      { name: 'Paneer', unitPrice: { paise: 4_750, per: '100 g' } },
      { name: 'Prawns', unitPrice: { paise: 11_960, per: '100 g' } },
      { name: 'Eggs', unitPrice: { paise: 1_250, per: 'piece' } },
      { name: 'Veg Momos', unitPrice: { paise: 1_450, per: 'piece' } },
      { name: 'Soap', unitPrice: null },
    ]);
  });
});

describe('what people buy', () => {
  const BESIDE = `query ($id: ID!, $limit: Int) {
    product(id: $id) { similar(limit: $limit) { name } oftenBoughtWith(limit: $limit) { name } }
  }`;
  const beside = async (name: string, limit?: number) => {
    const { product } = await shop.client().data(BESIDE, { id: ids[name], limit });
    const namesOf = (products: { name: string }[]) => products.map((each) => each.name);
    return { similar: namesOf(product.similar), bought: namesOf(product.oftenBoughtWith) };
  };

  it('is told once it was read: by popularity, and together', async () => {
    expect((await beside('Paneer')).bought).toEqual([]);
    for (const [name = '', other = ''] of [
      ['Paneer', 'Kolam Rice'],
      ['Paneer', 'Kolam Rice'],
      ['Paneer', 'Eggs'],
      ['Eggs', 'Soap'],
    ]) {
      const { client } = await newCustomer(shop);
      await fillCart(client, ids[name] ?? 0, 1);
      await fillCart(client, ids[other] ?? 0, 2);
      await order(client);
    }
    await shop.services.catalogueSync.readSales();
    const { names } = await list({ sort: 'POPULARITY' });
    expect(names.slice(0, 4)).toEqual(['Kolam Rice', 'Eggs', 'Paneer', 'Soap']);
    expect((await list({ sort: 'RELEVANCE' })).names).toEqual(names);
    expect((await beside('Paneer')).bought).toEqual(['Kolam Rice', 'Eggs']);
    expect((await beside('Paneer', 1)).bought).toEqual(['Kolam Rice']);
    expect((await beside('Veg Momos')).bought).toEqual([]);
  });

  it('has what stands beside it', async () => {
    expect((await beside('Veg Momos')).similar).toEqual(['Prawns']);
  });

  it.each([0, 21])('cannot be %i', async (limit) => {
    const answer = await shop.client().graphql(BESIDE, { id: ids.Paneer, limit });
    expect(answer.body.errors[0].extensions).toMatchObject({ code: 'VALIDATION' });
  });
});

describe('whether a product is vegetarian', () => {
  it('is kept where a change does not say, and can be taken back', async () => {
    const input = { name: 'Cake', description: 'x', imageUrl: '/x', mrpPaise: 1, stockQuantity: 1 };
    const id = await addProduct(admin, { ...input, isVeg: false });
    const change = `mutation ($id: ID!, $input: ProductInput!) {
      updateProduct(id: $id, input: $input) { isVeg }
    }`;
    const changed = async (more: object) =>
      (await admin.data(change, { id, input: { ...input, ...more } })).updateProduct.isVeg;
    expect(await changed({})).toBe(false);
    expect(await changed({ isVeg: true })).toBe(true);
    expect(await changed({ isVeg: null })).toBe(null);
    await admin.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id });
  });
});
