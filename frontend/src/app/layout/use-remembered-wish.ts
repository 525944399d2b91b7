import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { takeRememberedWish } from '../../features/wish-list/remembered-wish';
import { useSession } from '../../shared/lib/session';

/** Saves what somebody wished for as a guest, once they have logged in. */
export function useRememberedWish(): void {
  const client = useApolloClient();
  const { role } = useSession();
  useEffect(() => {
    const productId = role === 'customer' ? takeRememberedWish() : undefined;
    if (productId === undefined) return;
    // Few customers need this code.
    void import('../../features/wish-list/add-wish')
      .then(({ addWish }) => addWish(client, productId))
      .catch(() => undefined);
  }, [client, role]);
}
