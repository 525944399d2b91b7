import { randomUUID } from 'node:crypto';
import type { GraphqlClient } from './graphql-client';

/** The fields of a product that journeys use. */
export interface Product {
  id: string;
  name: string;
  description: string;
  mrpPaise: number;
  stockQuantity: number;
  imageUrl: string;
}

/** A product to add: missing fields are generated or empty. */
export interface WantedProduct extends Partial<Product> {
  nameHi?: string;
  nameMr?: string;
  unit?: string;
  packGrams?: number;
  sku?: string;
  sellingPaise?: number;
}

const productFields = 'id name description mrpPaise stockQuantity imageUrl';
const addOperation = `mutation Add($input: ProductInput!) { addProduct(input: $input) { ${productFields} } }`;
const deleteOperation = `mutation Delete($id: ID!) { deleteProduct(id: $id) }`;
const readOperation = `query Read($id: ID!) { product(id: $id) { ${productFields} } }`;
const addToCartOperation = `mutation AddToCart($input: AddToCartInput!) { addToCart(input: $input) { item { id } } }`;

/** A unique product name. */
export const newProductName = (kind = 'Test papaya'): string =>
  `${kind} ${randomUUID().slice(0, 8)}`;

/** Adds a product with a unique name. Needs an admin. */
export function addProduct(api: GraphqlClient, wanted: WantedProduct = {}): Promise<Product> {
  return api.call<Product>(addOperation, { input: productInput({ ...wanted }) });
}

/** The input of a product. */
export const productInput = (changes: Record<string, unknown> = {}) => ({
  name: newProductName(),
  description: 'Sweet, ripe and heavy.',
  imageUrl: '/media/food/1f96d.webp',
  mrpPaise: 4550,
  stockQuantity: 20,
  ...changes,
});

/** Deletes a product. Needs an admin. */
export const deleteProduct = (api: GraphqlClient, id: string): Promise<boolean> =>
  api.call<boolean>(deleteOperation, { id });

/** Reads one product. */
export const readProduct = (api: GraphqlClient, id: string): Promise<Product> =>
  api.call<Product>(readOperation, { id });

/** Puts a product into the caller's cart. Returns the cart item's id. */
export async function addToCart(api: GraphqlClient, productId: string, quantity = 1) {
  const { item } = await api.call<{ item: { id: string } }>(addToCartOperation, {
    input: { productId, quantity },
  });
  return item.id;
}
