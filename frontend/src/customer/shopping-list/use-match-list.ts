import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { toShopError } from '../../apollo/shop-error';
import type { MatchShoppingListQuery } from '../../generated/graphql';
import { MatchShoppingListDocument } from '../../generated/customer/shopping-list/shopping-list';

export type ListMatch = MatchShoppingListQuery['matchShoppingList'][number];

/** Finds the products for a list. It changes nothing. */
export function useMatchList() {
  const client = useApolloClient();
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string>();

  const match = async (text: string): Promise<readonly ListMatch[] | undefined> => {
    setLoading(true);
    setFailure(undefined);
    try {
      const { data } = await client.query({
        query: MatchShoppingListDocument,
        variables: { text },
        fetchPolicy: 'network-only',
      });
      return data?.matchShoppingList;
    } catch (error) {
      setFailure(toShopError(error).message);
      return undefined;
    } finally {
      setLoading(false);
    }
  };
  return { match, loading, failure };
}
