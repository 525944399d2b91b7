import { randomUUID } from 'node:crypto';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart } from '../kit/shopping';
import { statementsOf } from '../kit/statements';
import { TestShop, openTestShop } from '../kit/test-shop';

const MATCH = `query ($text: String!) {
  matchShoppingList(text: $text) {
    text name amount
    best { quantity isExact product { id } }
    alternatives { quantity product { id } }
  }
}`;
const ADD = `mutation ($lines: [ShoppingListLineInput!]!) {
  addShoppingList(lines: $lines) {
    addedLineCount left { productId name reason } cart { items { quantity product { id } } }
  }
}`;

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
/** Consonants that the search distinguishes: it treats others as the same sound, and repeated ones as one. */
const CONSONANTS = 'bdfgjklmnprstvyu';
/** A word that no other product has, nor a similar one. */
const word = () =>
  randomUUID()
    .replaceAll('-', '')
    .replace(/./g, (digit) => CONSONANTS.charAt(parseInt(digit, 16)));
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
beforeEach(async () => {
  customer = await newCustomer(shop);
});
afterAll(() => shop.close());

const match = async (text: string) => (await shop.client().data(MATCH, { text })).matchShoppingList;
const add = (lines: object[], { client } = customer) => client.graphql(ADD, { lines });

describe('a list that is looked at', () => {
  it('has a product and its pieces for each entry', async () => {
    const [aloo, doodh] = [word(), word()];
    const potato = await addProduct(admin, { name: `Potato (${aloo})`, unit: '500 g' });
    const milk = await addProduct(admin, { name: `Milk (${doodh})`, unit: '500 ml' });
    expect(await match(`2 kg ${aloo}, सवा लिटर ${doodh}`)).toEqual([
      {
        text: `2 kg ${aloo}`,
        name: aloo,
        amount: '2 kg',
        best: { quantity: 4, isExact: true, product: { id: String(potato) } },
        alternatives: [],
      },
      {
        text: `सवा लिटर ${doodh}`,
        name: doodh,
        amount: '1.25 l',
        best: { quantity: 3, isExact: false, product: { id: String(milk) } },
        alternatives: [],
      },
    ]);
  });

  it('has the thing before dishes of it, and before what it is drunk from', async () => {
    const ids = new Map<string, string>();
    const products: [name: string, aliases: string | null, categorySlug: string][] = [
      ['Aloo Tikki', 'Ready Meals', 'snacks'],
      ['Tea/Coffee Mug', 'Cups, Mugs & Tumblers', 'household-products'],
      ['Potato', 'aloo;batata', 'vegetables'],
      ['Hill Tea', 'Leaf & Dust Tea', 'beverages'],
    ];
    for (const [name, aliases, categorySlug] of products)
      ids.set(name, String(await addProduct(admin, { name, aliases, categorySlug })));
    const matches = await match('1 kg aloo\ntea');
    expect(
      matches.map(({ best }: { best: { product: { id: string } } }) => best.product.id),
    ).toEqual([ids.get('Potato'), ids.get('Hill Tea')]);
  });

  it('offers what else may be meant, each in its own packs', async () => {
    const dal = word();
    const small = await addProduct(admin, { name: `Aa ${dal}`, unit: '500 g' });
    const large = await addProduct(admin, { name: `Bb ${dal}`, unit: '1 kg' });
    const [entry] = await match(`${dal} 1 kg`);
    const offered = [entry.best, ...entry.alternatives].map(
      ({ product, quantity }: { product: { id: string }; quantity: number }) => [
        Number(product.id),
        quantity,
      ],
    );
    expect(offered).toEqual(
      expect.arrayContaining([
        [small, 2],
        [large, 1],
      ]),
    );
  });

  it('finds one word where all of them find nothing, and says what it does not find', async () => {
    const name = word();
    const id = await addProduct(admin, { name });
    const [one, none] = await match(`${name} ${word()}\n3 ${word()}`);
    expect(one.best.product.id).toBe(String(id));
    expect(none).toMatchObject({ amount: '3', best: null, alternatives: [] });
  });

  it('is empty where nothing is written', async () => {
    expect(await match(' \n,')).toEqual([]);
  });

  it('sends nothing to the database', async () => {
    await match('warm');
    expect(await statementsOf(shop.database, () => match('2 kg Tomato, 1 l oil'))).toEqual([]);
  });

  it.each([
    ['is too long', 'a'.repeat(4_001)],
    ['has too many entries', Array.from({ length: 51 }, () => 'aloo').join('\n')],
    ['holds what is no text', 'aloo\0'],
  ])('is refused where it %s', async (_, text) => {
    const answer = await shop.client().graphql(MATCH, { text });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'text']);
  });
});

describe('a list that is put into the cart', () => {
  it('joins what is in it, two lines of one product as one', async () => {
    const [rice, dal] = [await addProduct(admin), await addProduct(admin)];
    await fillCart(customer.client, rice, 1);
    const { body } = await add([
      { productId: rice, quantity: 2 },
      { productId: dal, quantity: 3 },
      { productId: dal, quantity: 4 },
    ]);
    expect(body.data.addShoppingList).toEqual({
      addedLineCount: 2,
      left: [],
      cart: {
        items: [
          { quantity: 3, product: { id: String(rice) } },
          { quantity: 7, product: { id: String(dal) } },
        ],
      },
    });
  });

  it('says what is left, and why', async () => {
    const scarce = await addProduct(admin, { name: 'Mango', stockQuantity: 2 });
    const empty = await addProduct(admin, { name: 'Litchi', stockQuantity: 0 });
    const { body } = await add([
      { productId: scarce, quantity: 5 },
      { productId: empty, quantity: 1 },
    ]);
    expect(body.data.addShoppingList).toMatchObject({
      addedLineCount: 1,
      left: [
        { productId: String(scarce), name: 'Mango', reason: 'only 2 left' },
        { productId: String(empty), name: 'Litchi', reason: 'out of stock' },
      ],
      cart: { items: [{ quantity: 2 }] },
    });
  });

  it('names each line whose product is missing', async () => {
    const productId = await addProduct(admin);
    const lines = [2_000_000_000, productId, 2_000_000_001, productId].map((id) => ({
      productId: id,
      quantity: 1,
    }));
    const quoted = await customer.client.graphql(
      'query ($lines: [ShoppingListLineInput!]!) { shoppingListQuote(lines: $lines) { handOverUrl } }',
      { lines },
    );
    for (const answer of [await add(lines), quoted]) {
      const { code, fields } = failureOf(answer as never);
      expect([code, Object.keys(fields ?? {})]).toEqual([
        'NOT_FOUND',
        ['lines.0.productId', 'lines.2.productId'],
      ]);
    }
  });

  it('is put in whole or not at all, and names the line at fault', async () => {
    const productId = await addProduct(admin);
    const good = { productId, quantity: 1 };
    const answers = [
      await add([good, { productId: 2_000_000_000, quantity: 1 }]),
      await add([good, { productId: 'aloo', quantity: 1 }]),
      await add([good, { productId, quantity: 0 }]),
      await add([good, { productId, quantity: 1_000_001 }]),
      await add([]),
      await add(Array.from({ length: 51 }, () => good)),
    ];
    expect(answers.map((answer) => refusalOf(answer))).toEqual([
      [404, 'NOT_FOUND', 'lines.1.productId'],
      [400, 'VALIDATION', 'lines.1.productId'],
      [400, 'VALIDATION', 'lines.1.quantity'],
      [400, 'VALIDATION', 'lines.1.quantity'],
      [400, 'VALIDATION', 'lines'],
      [400, 'VALIDATION', 'lines'],
    ]);
    expect(failureOf(answers[2] as never).message).toBe('Qunatity should not be zero');
    const { cart } = await customer.client.data('{ cart { items { id } } }');
    expect(cart.items).toEqual([]);
  });
});
