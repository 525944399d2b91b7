import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { readSession } from '../../shared/lib/session';

/** Sends what a picker did and is unsent as long as the console is open; who logs out leaves no order behind. */
export function useKeepSending(): void {
  const client = useApolloClient();
  useEffect(() => {
    const loading = import('./picking-queue').then(({ queueOf }) => queueOf(client));
    void loading.then((queue) => queue.send());
    return () => {
      void loading.then(async (queue) => {
        if (readSession().role !== 'admin') await queue.forgetOrders();
      });
    };
  }, [client]);
}
