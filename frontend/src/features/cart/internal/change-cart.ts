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

/** Waits while the server is asked for the cart. */
export async function cartAnswered(client: ApolloClient): Promise<void> {
  // Joined to the question that is under way; one that fails puts nothing back.
  if (isAskedFor(client)) await ask(client).catch(() => undefined);
}

/**
 * Changes the cart. An answer from before a change that comes after its own would put back what was, and a guest who
 * is quick would see the first product vanish again: a question that is under way is waited for, and where one was
 * begun meanwhile, it is asked once more.
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
