import { randomUUID } from 'node:crypto';
import type { ShopApi } from './shop-api';

/** A product of the shop, as far as the journeys look at it. */
export interface Product {
  id: string;
  name: string;
  description: string;
  mrpPaise: number;
  stockQuantity: number;
  imageUrl: string;
}

const productFields = 'id name description mrpPaise stockQuantity imageUrl';
const addOperation = `mutation Add($input: ProductInput!) { addProduct(input: $input) { ${productFields} } }`;
const deleteOperation = `mutation Delete($id: ID!) { deleteProduct(id: $id) }`;
const readOperation = `query Read($id: ID!) { product(id: $id) { ${productFields} } }`;
const addToCartOperation = `mutation AddToCart($input: AddToCartInput!) { addToCart(input: $input) { item { id } } }`;

/** A name that no other product has. */
export const newProductName = (kind = 'Test papaya'): string =>
  `${kind} ${randomUUID().slice(0, 8)}`;

/** Adds a product with a name of its own. Needs an admin. */
export function addProduct(api: ShopApi, wanted: Partial<Product> = {}): Promise<Product> {
  const input = {
    name: newProductName(),
    description: 'Sweet, ripe and heavy.',
    imageUrl: '/media/food/1f96d.webp',
    mrpPaise: 4550,
    stockQuantity: 20,
    ...wanted,
  };
  return api.call<Product>(addOperation, { input });
}

/** Takes a product out of the shop. Needs an admin. */
export const deleteProduct = (api: ShopApi, id: string): Promise<boolean> =>
  api.call<boolean>(deleteOperation, { id });

/** Reads one product. */
export const readProduct = (api: ShopApi, id: string): Promise<Product> =>
  api.call<Product>(readOperation, { id });

/** Puts a product into the caller's cart. Answers the cart item's id. */
export async function addToCart(api: ShopApi, productId: string, quantity: number) {
  const { item } = await api.call<{ item: { id: string } }>(addToCartOperation, {
    input: { productId, quantity },
  });
  return item.id;
}
