import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

const pollMs = 500;

interface Polling {
  startPolling: (everyMs: number) => void;
  stopPolling: () => void;
}

/**
 * Polls a job while it runs.
 * @param onEnd invalidates the changed data when the job ends or the screen is left; must be the same function on each
 * call
 */
export function useJobPolling(
  runs: boolean,
  { startPolling, stopPolling }: Polling,
  onEnd: (cache: ApolloCache) => void,
): void {
  const { cache } = useApolloClient();
  useEffect(() => {
    if (!runs) return undefined;
    startPolling(pollMs);
    return () => {
      stopPolling();
      onEnd(cache);
    };
  }, [runs, startPolling, stopPolling, onEnd, cache]);
}
