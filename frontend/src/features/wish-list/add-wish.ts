import type { ApolloClient } from '@apollo/client';

import { AddWishDocument } from '../../generated/wish-list/wishes';

/** Saves a product for later. One that is refused is given up: the product may be gone. */
export async function addWish(client: ApolloClient, productId: string): Promise<void> {
  await client
    .mutate({ mutation: AddWishDocument, variables: { productId } })
    .catch(() => undefined);
}
