import type { ApolloClient } from '@apollo/client';

import { AddWishDocument } from '../../generated/wish-list/wishes';
import { wishKey } from './remembered-wish';

/** Saves the remembered product, and forgets it. A refused one is dropped: the product may be gone. */
export async function addRememberedWish(client: ApolloClient): Promise<void> {
  const productId = localStorage.getItem(wishKey);
  localStorage.removeItem(wishKey);
  if (productId === null) return;
  await client
    .mutate({ mutation: AddWishDocument, variables: { productId } })
    .catch(() => undefined);
}
