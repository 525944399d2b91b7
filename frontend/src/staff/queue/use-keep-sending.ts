import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { readSession } from '../../shared/lib/session';
import { loadQueues } from './load-queues';

/** Sends unsent actions as long as the console is open; a logout deletes all stored orders and rounds. */
export function useKeepSending(): void {
  const client = useApolloClient();
  useEffect(() => {
    const loading = loadQueues(client);
    void loading.then((queues) => queues.map((queue) => queue.send()));
    return () => {
      void loading.then(async (queues) => {
        if (readSession().role !== 'admin')
          await Promise.all(queues.map((queue) => queue.forgetKept()));
      });
    };
  }, [client]);
}
