import { randomUUID } from 'node:crypto';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { Database } from '../../src/platform/database/database';
import { Client } from './client';
import * as shared from './shared';

/** The input of a product, by GraphQL field names. */
export const productInput = (changes: Record<string, unknown> = {}) =>
  shared.productInput({
    name: shared.newProductName('Tomato'),
    description: 'Hand-picked this morning',
    imageUrl: '/media/food/1f345.webp',
    mrpPaise: 2800,
    stockQuantity: 40,
    ...changes,
  });

/** Adds a new product; returns its number. */
export async function addProduct(
  admin: Client,
  changes: Record<string, unknown> = {},
): Promise<number> {
  return Number((await shared.addProduct(admin, productInput(changes))).id);
}

const UPDATE = `mutation ($id: ID!, $input: ProductInput!, $expectedVersion: Int) {
  updateProduct(id: $id, input: $input, expectedVersion: $expectedVersion) { id version }
}`;

/** Changes some fields of a product; returns its version. */
export async function editProduct(
  admin: Client,
  id: number,
  input: Record<string, unknown>,
  expectedVersion?: number,
): Promise<number> {
  return (await admin.data(UPDATE, { id, input, expectedVersion })).updateProduct.version;
}

const SET_STOCK = `mutation ($productId: ID!, $expected: Int!, $value: Int!) {
  setStock(productId: $productId, expected: $expected, value: $value) { stockQuantity }
}`;
const ADJUST_STOCK = `mutation ($productId: ID!, $delta: Int!, $key: String!) {
  adjustStock(productId: $productId, delta: $delta, reason: "Counted", key: $key) { stockQuantity }
}`;
const STOCK = 'query ($id: ID!) { product(id: $id) { stockQuantity } }';

/** Sets the stock of a product, whatever it is. */
export async function setStock(admin: Client, productId: number, value: number): Promise<void> {
  const expected = (await admin.data(STOCK, { id: productId })).product.stockQuantity;
  await admin.data(SET_STOCK, { productId, expected, value });
}

/** Adds pieces to the stock of a product, or removes some. */
export async function adjustStock(admin: Client, productId: number, delta: number): Promise<void> {
  await admin.data(ADJUST_STOCK, { productId, delta, key: randomUUID() });
}

/** The remaining stock of a product. */
export async function stockOf(database: Database, id: number): Promise<number> {
  const { stockQuantity } = await database.read.findOneByOrFail(Product, { id });
  return stockQuantity;
}
