import type { ApolloClient } from '@apollo/client';

import { CartDocument } from '../../../generated/cart/cart';

const questionsAbout = (client: ApolloClient) =>
  [...client.getObservableQueries().values()].filter(({ queryName }) => queryName === 'Cart');

/** Whether anything on the page shows the cart. */
export const isCartShown = (client: ApolloClient): boolean => questionsAbout(client).length > 0;

const isAskedFor = (client: ApolloClient) =>
  questionsAbout(client).some((question) => question.getCurrentResult().loading);

const ask = (client: ApolloClient) =>
  client.query({ query: CartDocument, fetchPolicy: 'network-only' });

/** The pieces of a product in the cart, as far as known. */
export const piecesOf = (client: ApolloClient, productId: string): number =>
  client.cache
    .readQuery({ query: CartDocument })
    ?.cart.items.find(({ product }) => product.id === productId)?.quantity ?? 0;

/**
 * Whether the cart has so many pieces of a product after a request without a response: the request may have arrived,
 * and another one would add its pieces again.
 */
export async function hasArrived(
  client: ApolloClient,
  productId: string,
  quantity: number,
): Promise<boolean> {
  await ask(client).catch(() => undefined);
  return piecesOf(client, productId) === quantity;
}

/** Waits for a running query of the cart. */
export async function cartAnswered(client: ApolloClient): Promise<void> {
  // Joins the running query. A failure writes nothing to the cache.
  if (isAskedFor(client)) await ask(client).catch(() => undefined);
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
    await ask(client).catch(() => undefined);
  }
  return result;
}
