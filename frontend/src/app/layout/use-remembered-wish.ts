import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { hasRememberedWish } from '../../features/wish-list/remembered-wish';
import { useSession } from '../../shared/lib/session';

/** Saves what somebody wished for as a guest, once they have logged in. */
export function useRememberedWish(): void {
  const client = useApolloClient();
  const { role } = useSession();
  useEffect(() => {
    if (role !== 'customer' || !hasRememberedWish()) return;
    // Few customers need this code.
    void import('../../features/wish-list/add-wish')
      .then(({ addRememberedWish }) => addRememberedWish(client))
      .catch(() => undefined);
  }, [client, role]);
}
