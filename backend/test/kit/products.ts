import { randomUUID } from 'node:crypto';
import { Product } from '../../src/catalogue/product.entity';
import { Database } from '../../src/platform/db/database';
import { Client } from './client';

/** Everything that a product needs, by the names of GraphQL. */
export function productInput(changes: Record<string, unknown> = {}) {
  return {
    name: `Tomato ${randomUUID().slice(0, 8)}`,
    description: 'Hand-picked this morning',
    imageUrl: '/media/food/1f345.webp',
    mrpPaise: 2800,
    stockQuantity: 40,
    ...changes,
  };
}

const ADD = 'mutation ($input: ProductInput!) { addProduct(input: $input) { id name } }';

/** A product of its own; answers its number. */
export async function addProduct(
  admin: Client,
  changes: Record<string, unknown> = {},
): Promise<number> {
  const { addProduct: product } = await admin.data(ADD, { input: productInput(changes) });
  return Number(product.id);
}

/** What is left of a product. */
export async function stockOf(database: Database, id: number): Promise<number> {
  const { stockQuantity } = await database.read.findOneByOrFail(Product, { id });
  return stockQuantity;
}
