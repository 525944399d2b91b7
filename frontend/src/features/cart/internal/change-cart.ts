import type { ApolloClient } from '@apollo/client';

import { toShopError } from '../../../apollo/shop-error';
import { CartDocument } from '../../../generated/cart/cart';

const questionsAbout = (client: ApolloClient) =>
  [...client.getObservableQueries().values()].filter(({ queryName }) => queryName === 'Cart');

/** Whether anything on the page shows the cart. */
export const isCartShown = (client: ApolloClient): boolean => questionsAbout(client).length > 0;

const isAskedFor = (client: ApolloClient) =>
  questionsAbout(client).some((question) => question.getCurrentResult().loading);

/** A failure writes nothing to the cache. */
const ask = (client: ApolloClient) =>
  client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => undefined);

/** The cart as far as known. */
export const knownCart = (client: ApolloClient) =>
  client.cache.readQuery({ query: CartDocument })?.cart;

/** The known line of a product in the cart. */
export const lineOf = (client: ApolloClient, productId: string) =>
  knownCart(client)?.items.find(({ product }) => product.id === productId);

/**
 * Whether a change that ended with an error has been made, and the cart has so many pieces of the product: without a
 * response it may have arrived, and another one would add its pieces again.
 */
export async function hasArrived(
  client: ApolloClient,
  error: unknown,
  productId: string,
  quantity: number,
): Promise<boolean> {
  if (toShopError(error).code !== 'UNREACHABLE') return false;
  await ask(client);
  return (lineOf(client, productId)?.quantity ?? 0) === quantity;
}

/** Waits for a running query of the cart. */
export async function cartAnswered(client: ApolloClient): Promise<void> {
  // Joins the running query.
  if (isAskedFor(client)) await ask(client);
}

/**
 * Changes the cart. A query sent before the change and answered after it would restore the old cart, so this waits for
 * a running query first, and repeats one that started during the change.
 */
export async function changeCart<Result>(
  client: ApolloClient,
  change: () => Promise<Result>,
): Promise<Result> {
  await cartAnswered(client);
  const result = await change();
  if (isAskedFor(client)) {
    await cartAnswered(client);
    await ask(client);
  }
  return result;
}
