import { useRef } from 'react';

import { randomKey } from './random-key';

/**
 * The idempotency key of an attempt: an identical request keeps its key, so that a retry after a lost response counts
 * once.
 */
export function useAttemptKey() {
  const attempt = useRef<{ wanted: string; key: string }>(undefined);
  return {
    keyOf: (wanted: object): string => {
      const text = JSON.stringify(wanted);
      if (attempt.current?.wanted !== text) attempt.current = { wanted: text, key: randomKey() };
      return attempt.current.key;
    },
    /** Ends the attempt: the same request again gets a new key. */
    finish: () => {
      attempt.current = undefined;
    },
  };
}
