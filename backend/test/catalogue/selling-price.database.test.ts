import { randomUUID } from 'node:crypto';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { importFile } from '../kit/import';
import { expectIntegrity } from '../kit/integrity';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct, editProduct, productInput } from '../kit/products';
import { fillCart, order, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let id: number;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
beforeEach(async () => {
  customer = await newCustomer(shop);
  id = await addProduct(admin, { unit: '500 g', mrpPaise: 25_000, sellingPaise: 11_900 });
});
afterAll(async () => {
  await expectIntegrity(shop);
  await shop.close();
});

const CASH = { paymentMethod: 'CASH_ON_DELIVERY' };
const PRICES = 'mrpPaise sellingPaise pricePaise';
const READ = `query ($id: ID!) { product(id: $id) { ${PRICES} unitPrice { paise per } } }`;
const read = async () => (await shop.client().data(READ, { id })).product;
const ADD = 'mutation ($input: ProductInput!) { addProduct(input: $input) { id } }';
const UPDATE =
  'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }';

describe('a product that is sold below its MRP', () => {
  it('answers both prices, and what it costs by the measure of what is paid', async () => {
    expect(await read()).toEqual({
      ...{ mrpPaise: 25_000, sellingPaise: 11_900, pricePaise: 11_900 },
      unitPrice: { paise: 2_380, per: '100 g' },
    });
  });

  it('is sold at its MRP once it has no selling price any more', async () => {
    await editProduct(admin, id, { sellingPaise: null });
    expect(await read()).toMatchObject({ sellingPaise: null, pricePaise: 25_000 });
  });

  it('costs its selling price in the cart, in the bill and in the order', async () => {
    await fillCart(customer.client, id, 3);
    const { cart } = await customer.client.data(
      `{ cart { grandTotalPaise items { mrpPaise unitPricePaise totalPaise product { ${PRICES} } } } }`,
    );
    expect(cart).toMatchObject({
      grandTotalPaise: 35_700,
      items: [{ mrpPaise: 25_000, unitPricePaise: 11_900, totalPaise: 35_700 }],
    });
    const placed = await order(customer.client, {
      ...{ ...CASH, expectedTotalPaise: 35_700 },
      expectedLines: [{ productId: id, quantity: 3, unitPricePaise: 11_900 }],
    });
    expect(placed.bill).toMatchObject({ subtotalPaise: 35_700, toPayPaise: 35_700 });
    const { order: read } = await customer.client.data(
      'query ($id: ID!) { order(id: $id) { lines { mrpPaise unitPricePaise totalPaise } } }',
      { id: placed.id },
    );
    expect(read.lines).toEqual([{ mrpPaise: 25_000, unitPricePaise: 11_900, totalPaise: 35_700 }]);
  });

  it('asks again where its selling price changes while it is in the cart', async () => {
    await fillCart(customer.client, id);
    await editProduct(admin, id, { sellingPaise: 12_500 });
    const refused = await placeOrder(customer.client, { ...CASH, expectedTotalPaise: 11_900 });
    expect(refusalOf(refused)).toEqual([409, 'PRICE_CHANGED', 'expectedTotalPaise']);
    expect(refused.body.errors[0].extensions.details).toMatchObject({
      bill: { toPayPaise: 12_500 },
      lines: [{ mrpPaise: 25_000, unitPricePaise: 12_500, totalPaise: 12_500 }],
    });
  });

  it.each([
    [{ unitPricePaise: 11_900 }, true],
    [{ mrpPaise: 25_000 }, true],
    [{}, true],
    [{ unitPricePaise: 25_000 }, false],
    [{ mrpPaise: 11_900 }, false],
  ])('compares %j with the price of that name', async (shown, isPlaced) => {
    await fillCart(customer.client, id);
    const expectedLines = [{ productId: id, quantity: 1, ...shown }];
    const answer = await placeOrder(customer.client, { ...CASH, expectedLines });
    if (isPlaced) expect(answer.body.errors).toBeUndefined();
    else expect(refusalOf(answer)).toEqual([409, 'PRICE_CHANGED', 'expectedLines']);
  });

  it('is listed, sorted, counted and narrowed by what is paid', async () => {
    const word = `Zq${randomUUID().slice(0, 8)}`;
    for (const [mrpPaise, sellingPaise] of [
      [20_000, null],
      [90_000, 1_000],
      [30_000, 10_000],
    ] as const)
      await addProduct(admin, { name: `${word} ${mrpPaise}`, mrpPaise, sellingPaise });
    const list = async (more: Record<string, unknown>) =>
      (
        await shop.client().data(
          `query ($search: String, $sort: ProductSort, $max: Paise) {
            products(search: $search, sort: $sort, maxPricePaise: $max) {
              totalCount items { pricePaise } facets { priceBands { fromPaise count } }
            }
          }`,
          { search: word, ...more },
        )
      ).products;
    const pricesOf = (page: { items: { pricePaise: number }[] }) =>
      page.items.map(({ pricePaise }) => pricePaise);
    const cheapest = await list({ sort: 'PRICE_LOW_TO_HIGH' });
    expect(pricesOf(cheapest)).toEqual([1_000, 10_000, 20_000]);
    expect(pricesOf(await list({ sort: 'PRICE_HIGH_TO_LOW' }))).toEqual([20_000, 10_000, 1_000]);
    const narrowed = await list({ sort: 'PRICE_LOW_TO_HIGH', max: 10_000 });
    expect([narrowed.totalCount, pricesOf(narrowed)]).toEqual([2, [1_000, 10_000]]);
    expect(
      cheapest.facets.priceBands.reduce(
        (sum: number, { count }: { count: number }) => sum + count,
        0,
      ),
    ).toBe(3);
  });
});

describe('a selling price', () => {
  it.each([
    [{ mrpPaise: 10_000, sellingPaise: 10_001 }],
    [{ sellingPaise: 0 }],
    [{ sellingPaise: -1 }],
  ])('of %j is refused for a new product', async (prices) => {
    const refused = await admin.graphql(ADD, { input: productInput(prices) });
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', 'sellingPaise']);
  });

  it.each([[{ sellingPaise: 25_001 }], [{ mrpPaise: 11_899 }]])(
    'would be above the MRP after %j, which is refused',
    async (input) => {
      const refused = await admin.graphql(UPDATE, { id, input });
      expect(refusalOf(refused)).toEqual([400, 'VALIDATION', 'sellingPaise']);
      expect(await read()).toMatchObject({ mrpPaise: 25_000, sellingPaise: 11_900 });
    },
  );

  it('may be the MRP', async () => {
    await editProduct(admin, id, { sellingPaise: 25_000 });
    expect(await read()).toMatchObject({ pricePaise: 25_000 });
  });
});

describe('REST mrpPrice', () => {
  const path = () => `/api/products/products/${id}`;
  const put = async (mrpPrice: number) => {
    const { body } = await shop.client().send('GET', path());
    return admin.send('PUT', `/api/products/${id}`, { ...body, mrpPrice });
  };

  it('is what the customer pays', async () => {
    const { body } = await shop.client().send('GET', path());
    expect(body.mrpPrice).toBe(119);
  });

  it.each([
    ['stays as it is where it is sent back', 119, [25_000, 11_900]],
    ['changes the selling price', 130.5, [25_000, 13_050]],
    ['above the MRP is a new MRP', 300, [30_000, null]],
  ])('%s', async (_name, mrpPrice, [mrpPaise, sellingPaise]) => {
    const { status, body } = await put(mrpPrice);
    expect([status, body.mrpPrice]).toEqual([200, mrpPrice]);
    expect(await read()).toMatchObject({ mrpPaise, sellingPaise });
  });
});

describe('an import', () => {
  const run = (...lines: string[]) => importFile(shop, `${lines.join('\n')}\n`);
  const pricesOf = async (sku: string) => {
    const product = await shop.database.read.findOneByOrFail(Product, { sku });
    return [product.mrpPaise, product.sellingPaise];
  };

  it('reads it, keeps it where the file has no such column, and changes nothing the second time', async () => {
    const sku = `T-${randomUUID()}`;
    const file = ['sku,name,mrp,selling', `${sku},Rice,250,119`];
    await run(...file);
    expect(await pricesOf(sku)).toEqual([25_000, 11_900]);
    expect((await run(...file)).output).toMatch(/1 unchanged/);
    await run('sku,name,mrp', `${sku},Rice,240`);
    expect(await pricesOf(sku)).toEqual([24_000, 11_900]);
    await run('sku,name,mrp', `${sku},Rice,100`);
    expect(await pricesOf(sku)).toEqual([10_000, null]);
    await run('sku,name,mrp,selling', `${sku},Rice,100,`);
    expect(await pricesOf(sku)).toEqual([10_000, null]);
  });

  it('refuses one above the MRP, with its line and column', async () => {
    const sku = `T-${randomUUID()}`;
    const { output } = await run('sku,name,mrp,selling', `${sku},Rice,100,100.01`);
    expect(output).toMatch(/line 2.*selling.*should not be above the MRP/);
    expect(await shop.database.read.findOneBy(Product, { sku })).toBeNull();
  });
});
