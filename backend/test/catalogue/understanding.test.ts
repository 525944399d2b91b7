import { Client } from '../kit/client';
import { adminClient } from '../kit/people';
import { addProduct } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
/** A separate shop: the interpretation depends on the products. */
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  const products: [name: string, unit: string | null, aliases: string | null, stock?: number][] = [
    ['Tomato, hybrid', '500 g', null],
    ['Tomato Ketchup', '900 g', null],
    ['Tomato and Cheese Pizza', '300 g', null],
    ['Potato', '1 kg', null],
    ['Potato Wafers, salted', '150 g', null],
    ['Full Cream Milk', '500 ml', null],
    ['Cow Milk, toned', '1 l', null],
    ['Milk Chocolate bar', '100 g', null],
    ['Okra, tender', '250 g', null, 0],
    ['Capsicum, green', '250 g', null],
    ['Vanilla Ice Cream tub', '700 ml', null],
    ['Basmati Rice, aged', '1 kg', null],
    ['Kolam Rice', '5 kg', 'jasmin;jasmina'],
    ['Clay Lamps', '12 pieces', 'panati;दीया'],
    ['Eggs, brown', '6 pieces', null],
  ];
  for (const [name, unit, aliases, stockQuantity = 5] of products)
    await addProduct(admin, { name, unit, aliases, stockQuantity });
});
afterAll(() => shop.close());

const SEARCH = `query ($search: String) {
  products(search: $search) { totalCount correctedSearch didYouMean items { name } }
}`;
async function search(text: string) {
  const { products } = await shop.client().data(SEARCH, { search: text });
  const names: string[] = products.items.map(({ name }: { name: string }) => name);
  return { ...products, names, first: names[0] };
}

describe('a search', () => {
  it.each([
    ['tomato', 'Tomato, hybrid'],
    ['tomatoes', 'Tomato, hybrid'],
    ['TOMATO ketchup', 'Tomato Ketchup'],
    ['pota', 'Potato'],
    ['aloo', 'Potato'],
    ['aaloo', 'Potato'],
    ['बटाटा', 'Potato'],
    ['bhindi', 'Okra, tender'],
    ['भेंडी', 'Okra, tender'],
    ['ladies finger', 'Okra, tender'],
    ['shimla mirch', 'Capsicum, green'],
    ['icecream', 'Vanilla Ice Cream tub'],
    ['ice-cream', 'Vanilla Ice Cream tub'],
    ['milk 1 litre', 'Cow Milk, toned'],
    ['1000ml milk', 'Cow Milk, toned'],
    ['half kg tomato', 'Tomato, hybrid'],
    ['tomato 0.5kg', 'Tomato, hybrid'],
    ['chawal ५ किलो', 'Kolam Rice'],
    ['jasmina', 'Kolam Rice'],
    ['diya', 'Clay Lamps'],
    ['1 dozen diyas', 'Clay Lamps'],
    ['anda', 'Eggs, brown'],
  ])('for %s has what is meant first, as it was typed', async (text, name) => {
    expect(await search(text)).toMatchObject({ first: name, correctedSearch: null });
  });

  it('has what it is before what it is made of, and both before parts of words', async () => {
    const { names } = await search('milk');
    expect(names).toEqual(['Cow Milk, toned', 'Full Cream Milk', 'Milk Chocolate bar']);
    expect((await search('ice')).names).toEqual([
      'Vanilla Ice Cream tub',
      'Basmati Rice, aged',
      'Kolam Rice',
    ]);
  });

  it.each([
    ['tomto', 'tomato', 'Tomato, hybrid'],
    ['ptoato', 'potato', 'Potato'],
    ['basmti rice', 'basmati rice', 'Basmati Rice, aged'],
    ['vanila ice craem', 'vanila ice cream', 'Vanilla Ice Cream tub'],
    ['capscium 250g', 'capsicum 250g', 'Capsicum, green'],
    ['fresh tomato', 'tomato', 'Tomato, hybrid'],
    ['tomato 3 kg', 'tomato', 'Tomato, hybrid'],
  ])('for %s is one for %s, and says so', async (text, correctedSearch, first) => {
    expect(await search(text)).toMatchObject({ first, correctedSearch });
  });

  it('does not correct what it understands, though the shop has none', async () => {
    const { totalCount, correctedSearch } = await search('karela');
    expect({ totalCount, correctedSearch }).toEqual({ totalCount: 0, correctedSearch: null });
  });

  it('offers other words where it finds nothing', async () => {
    expect(await search('potato xylophone')).toMatchObject({ names: [], didYouMean: ['potato'] });
    expect((await search('potato')).didYouMean).toEqual([]);
  });

  it('has a product alone whose sku was typed, and nothing for a sku that there is not', async () => {
    await addProduct(admin, { name: 'Sesame Laddu', sku: 'ERP-100017' });
    await addProduct(admin, { name: 'Dry Coconut Laddu', sku: 'ERP-100018' });
    expect((await search('erp-100017')).names).toEqual(['Sesame Laddu']);
    const nothing = { names: [], correctedSearch: null };
    for (const sku of ['ERP-999999', 'ERP-10001799'])
      expect(await search(sku)).toMatchObject(nothing);
  });

  it('has a product alone whose generated sku was typed, and nothing for a part of it', async () => {
    const sku = 'N-77b1000000';
    await addProduct(admin, { name: 'Rajgira Laddu', sku });
    expect((await search(sku)).names).toEqual(['Rajgira Laddu']);
    for (const part of ['77b1', 'b1', 'N-77b1', '77b1000000', 'rajgira 77'])
      expect((await search(part)).names).toEqual([]);
  });

  it.each(['tomto', 'basmti rice', 'capscium 250g', 'fresh tomato'])(
    'for %s finds just what it says that it searched for',
    async (text) => {
      const { names, correctedSearch } = await search(text);
      expect(names).not.toEqual([]);
      expect(await search(correctedSearch)).toMatchObject({ names, correctedSearch: null });
    },
  );

  it('takes numbers and signs as they are written', async () => {
    for (const text of ['tomato 77', 'b1', 'tom%ato'])
      expect((await search(text)).names).toEqual([]);
  });
});

describe('what is similar', () => {
  const SIMILAR =
    'query ($search: String) { products(search: $search) { items { name similar(limit: 3) { name } } } }';

  it('shares words first, the more telling the better, and is never the product itself', async () => {
    const { products } = await shop.client().data(SIMILAR, { search: 'kolam rice' });
    const [{ name, similar }] = products.items;
    expect(name).toBe('Kolam Rice');
    expect(similar).toHaveLength(3);
    expect(similar[0]).toEqual({ name: 'Basmati Rice, aged' });
    expect(similar).not.toContainEqual({ name });
  });
});
