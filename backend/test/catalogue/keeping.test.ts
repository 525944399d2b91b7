import { randomUUID } from 'node:crypto';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { adminClient } from '../kit/people';
import { addProduct, productInput } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const FIELDS =
  'id sku name description imageUrl mrpPaise stockQuantity unit aliases category { slug }';
const ADD = `mutation ($input: ProductInput!) { addProduct(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { ${FIELDS} } }`;
const READ = `query ($id: ID!) { product(id: $id) { ${FIELDS} } }`;

const read = async (id: unknown) => (await shop.client().data(READ, { id })).product;

describe('addProduct', () => {
  it('keeps everything that is given', async () => {
    const input = productInput({
      sku: `S-${randomUUID().slice(0, 8)}`,
      unit: '500 g',
      aliases: 'tamatar',
      categorySlug: 'vegetables',
      mrpPaise: 100_000_000,
    });
    const { addProduct: product } = await admin.data(ADD, { input });
    const { categorySlug, ...rest } = input as Record<string, unknown>;
    expect(product).toEqual({
      id: expect.stringMatching(/^\d+$/),
      ...rest,
      category: { slug: categorySlug },
    });
    expect(await read(product.id)).toEqual(product);
  });

  it('puts a product without a category to General, keeps empty options as none, and makes a sku', async () => {
    const input = productInput({
      sku: '',
      unit: ' ',
      aliases: '',
      categorySlug: '',
      name: '  Padded  ',
    });
    const { addProduct: product } = await admin.data(ADD, { input });
    expect(product).toMatchObject({
      sku: expect.stringMatching(/^N-[0-9a-f]{10}$/),
      unit: null,
      aliases: null,
      name: 'Padded',
      category: { slug: 'general' },
    });
  });

  it.each([
    [{ name: '' }, 'name', 'Product name is required'],
    [{ name: '  ' }, 'name', 'Product name is required'],
    [{ name: 'x'.repeat(201) }, 'name', 'Product name should have at most 200 characters'],
    [{ description: '' }, 'description', 'description  is required'],
    [
      { description: 'x'.repeat(2001) },
      'description',
      'description should have at most 2000 characters',
    ],
    [{ imageUrl: ' ' }, 'imageUrl', 'Image should not be blank'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Image should be an http(s) address'],
    [{ imageUrl: `/${'x'.repeat(2048)}` }, 'imageUrl', 'Image should have at most 2048 characters'],
    [{ imageUrl: 'tomato.jpg' }, 'imageUrl', 'Image should be an http(s) address'],
    [{ imageUrl: 'https://' }, 'imageUrl', 'Image should be an http(s) address'],
    [{ name: undefined }, 'name', 'Product name is required'],
    [
      { mrpPaise: undefined },
      'mrpPaise',
      'Mrp Price should be an amount from 0.01 to 10,00,000 rupees',
    ],
    [{ mrpPaise: 0 }, 'mrpPaise', 'Mrp Price should be an amount from 0.01 to 10,00,000 rupees'],
    [{ mrpPaise: -1 }, 'mrpPaise', 'Mrp Price should be an amount from 0.01 to 10,00,000 rupees'],
    [
      { mrpPaise: 100_000_001 },
      'mrpPaise',
      'Mrp Price should be an amount from 0.01 to 10,00,000 rupees',
    ],
    [
      { stockQuantity: -1 },
      'stockQuantity',
      'Quantity should be a whole number from 0 to 10,00,000',
    ],
    [
      { stockQuantity: 1_000_001 },
      'stockQuantity',
      'Quantity should be a whole number from 0 to 10,00,000',
    ],
    [{ categorySlug: 'toys' }, 'categorySlug', 'Category should be one of the categories'],
    [{ unit: 'x'.repeat(41) }, 'unit', 'Unit should have at most 40 characters'],
    [{ aliases: 'x'.repeat(501) }, 'aliases', 'Aliases should have at most 500 characters'],
    [{ sku: 'x'.repeat(65) }, 'sku', 'Sku should have at most 64 characters'],
  ])('refuses %j', async (changes, field, message) => {
    expect(failureOf(await admin.graphql(ADD, { input: productInput(changes) }))).toEqual({
      status: 400,
      code: 'VALIDATION',
      message,
      fields: { [field]: message },
    });
  });

  it('refuses a sku that another product has', async () => {
    const sku = randomUUID().slice(0, 20);
    await addProduct(admin, { sku });
    const taken = {
      status: 409,
      code: 'SKU_TAKEN',
      message: 'Another product has this sku',
      fields: { sku: 'Another product has this sku' },
    };
    expect(failureOf(await admin.graphql(ADD, { input: productInput({ sku }) }))).toEqual(taken);
    const id = await addProduct(admin);
    expect(failureOf(await admin.graphql(UPDATE, { id, input: productInput({ sku }) }))).toEqual(
      taken,
    );
  });
});

describe('updateProduct', () => {
  it('keeps the options that are left out, and empties those that are null', async () => {
    const options = {
      sku: randomUUID().slice(0, 20),
      unit: '1 kg',
      aliases: 'aloo',
      categorySlug: 'vegetables',
    };
    const id = await addProduct(admin, options);
    const kept = await admin.data(UPDATE, {
      id,
      input: productInput({ name: 'Renamed' }),
    });
    expect(kept.updateProduct).toMatchObject({
      name: 'Renamed',
      sku: options.sku,
      unit: '1 kg',
      aliases: 'aloo',
      category: { slug: 'vegetables' },
    });
    expect(await read(id)).toEqual(kept.updateProduct);
    const emptied = await admin.data(UPDATE, {
      id,
      input: productInput({ sku: null, unit: null, aliases: '' }),
    });
    expect(emptied.updateProduct).toMatchObject({
      ...{ sku: options.sku, unit: null, aliases: null },
    });
    expect(await read(id)).toMatchObject({
      sku: options.sku,
      unit: null,
      aliases: null,
      category: { slug: 'vegetables' },
    });
  });

  it('knows only products that are there', async () => {
    const answer = await admin.graphql(UPDATE, { id: 2147483647, input: productInput() });
    expect(refusalOf(answer)).toEqual([404, 'NOT_FOUND', 'id']);
  });
});
