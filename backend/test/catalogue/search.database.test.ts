import { randomUUID } from 'node:crypto';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { adminClient } from '../kit/people';
import { addProduct, editProduct } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const PRODUCTS = `query ($search: String, $category: String, $inStock: Boolean) {
  products(search: $search, category: $category, inStock: $inStock, sort: NAME, pageSize: 100) {
    totalCount items { name category { slug } stockQuantity }
  }
}`;

async function found(search: string, more: Record<string, unknown> = {}): Promise<string[]> {
  const { products } = await shop.client().data(PRODUCTS, { search, ...more });
  expect(products.totalCount).toBe(products.items.length);
  return products.items.map(({ name }: { name: string }) => name);
}

/** A word that only the products of one test have. */
const newWord = () => `w${randomUUID().slice(0, 8)}`;

const SUGGESTIONS = `query ($search: String!, $limit: Int) {
  suggestions(search: $search, limit: $limit) { name }
}`;
const suggested = async (search: string, limit?: number): Promise<string[]> => {
  const { suggestions } = await shop.client().data(SUGGESTIONS, { search, limit });
  return suggestions.map(({ name }: { name: string }) => name);
};

describe('suggestions', () => {
  it('begin with what begins so, then words that do, then all else that a search would find', async () => {
    const word = newWord();
    for (const name of [`x${word}`, `Fresh ${word} juice`, `${word} pulp`, `${word} jam`])
      await addProduct(admin, { name });
    expect(await suggested(word.toUpperCase())).toEqual([
      `${word} jam`,
      `${word} pulp`,
      `Fresh ${word} juice`,
      `x${word}`,
    ]);
    expect(await suggested(`${word} p`)).toEqual([`${word} pulp`]);
    expect(await suggested(word, 2)).toEqual([`${word} jam`, `${word} pulp`]);
  });

  it('are none for nothing', async () => {
    for (const nothing of ['', '   ', newWord()]) expect(await suggested(nothing)).toEqual([]);
  });

  it.each([0, 21, -1])('cannot be %i', async (limit) => {
    const refused = await shop.client().graphql(SUGGESTIONS, { search: 'a', limit });
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', 'limit']);
  });
});

describe('searching products', () => {
  it('wants every word, in any order, case and part of the text', async () => {
    const word = newWord();
    await addProduct(admin, { name: `${word} Basmati Rice`, unit: '1 litre', sku: `RICE-${word}` });
    await addProduct(admin, { name: `${word} Brown Rice`, unit: '1 kg' });
    expect(await found(`${word} rice`)).toHaveLength(2);
    expect(await found(`RICE basm ${word.toUpperCase()}`)).toEqual([`${word} Basmati Rice`]);
    expect(await found(`${word} litre`)).toEqual([`${word} Basmati Rice`]);
    expect(await found(`rice-${word}`)).toEqual([`${word} Basmati Rice`]);
    expect(await found(`${word} basmati brown`)).toEqual([]);
    expect(await found(`   ${word}   `)).toHaveLength(2);
  });

  it('finds other names, in Devanagari too', async () => {
    const word = newWord();
    const name = `${word} Tomato`;
    await addProduct(admin, { name, aliases: 'tamatar;टमाटर;टोमॅटो' });
    for (const alias of ['tamatar', 'टमाटर', 'टोमॅटो', 'टमा'])
      expect(await found(`${word} ${alias}`)).toEqual([name]);
    expect(await found(`${word} आलू`)).toEqual([]);
  });

  it.each(['%', '_', '!', '\\', "'", '"', '!%', '!_', '\\%', "''", '`', '--', ';', '?', ':', '$1'])(
    'takes %s as it is written',
    async (sign) => {
      const word = newWord();
      await addProduct(admin, { name: `${word} with a${sign}b` });
      await addProduct(admin, { name: `${word} without aXb` });
      expect(await found(`${word} a${sign}b`)).toEqual([`${word} with a${sign}b`]);
      expect(await found(`${word} ${sign}`)).toEqual([`${word} with a${sign}b`]);
    },
  );

  it('is not changed by a statement of SQL', async () => {
    const word = newWord();
    await addProduct(admin, { name: word });
    expect(await found(`${word}' OR '1'='1`)).toEqual([]);
    expect(await found(`${word}'; DROP TABLE products; --`)).toEqual([]);
    expect(await found(word)).toEqual([word]);
  });

  it('goes on in a category, and with what is in stock only', async () => {
    const word = newWord();
    await addProduct(admin, { name: `${word} a`, categorySlug: 'snacks', stockQuantity: 0 });
    await addProduct(admin, { name: `${word} b`, categorySlug: 'snacks', stockQuantity: 1 });
    await addProduct(admin, { name: `${word} c`, categorySlug: 'fruits', stockQuantity: 0 });
    expect(await found(word, { category: 'snacks' })).toEqual([`${word} a`, `${word} b`]);
    expect(await found(word, { inStock: true })).toEqual([`${word} b`]);
    expect(await found(word, { category: 'fruits', inStock: true })).toEqual([]);
    expect(await found(word, { category: 'cereals' })).toEqual([]);
  });

  it('follows a change of the name', async () => {
    const [before, after] = [newWord(), newWord()];
    const id = await addProduct(admin, { name: before });
    await editProduct(admin, id, { name: after });
    expect(await found(before)).toEqual([]);
    expect(await found(after)).toEqual([after]);
  });

  it('lists everything where nothing is searched for', async () => {
    await addProduct(admin);
    const { products: all } = await shop.client().data('{ products { totalCount } }');
    for (const search of ['', '   '])
      expect((await shop.client().data(PRODUCTS, { search })).products.totalCount).toBe(
        all.totalCount,
      );
  });

  it('refuses a search without end and an unknown category by their names', async () => {
    const long = await shop.client().graphql(PRODUCTS, { search: 'x'.repeat(201) });
    expect(refusalOf(long)).toEqual([400, 'VALIDATION', 'search']);
    const unknown = await shop.client().graphql(PRODUCTS, { category: 'no-such-category' });
    expect(refusalOf(unknown)).toEqual([400, 'VALIDATION', 'category']);
  });
});
