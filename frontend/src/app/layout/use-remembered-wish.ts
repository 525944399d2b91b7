import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { hasRememberedWish } from '../../features/wish-list/remembered-wish';
import { useSession } from '../../shared/lib/session';

/** After login, saves the product that the customer wanted to save as a guest. */
export function useRememberedWish(): void {
  const client = useApolloClient();
  const { role } = useSession();
  useEffect(() => {
    if (role !== 'customer' || !hasRememberedWish()) return;
    // Loaded on demand: few customers need this code.
    void import('../../features/wish-list/add-wish')
      .then(({ addRememberedWish }) => addRememberedWish(client))
      .catch(() => undefined);
  }, [client, role]);
}
