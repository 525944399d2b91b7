import { useRef } from 'react';

import { randomKey } from './random-key';

/**
 * The key of an attempt: what is sent again keeps its key, so that a retry after a lost answer counts once.
 */
export function useAttemptKey() {
  const attempt = useRef<{ wanted: string; key: string }>(undefined);
  return {
    keyOf: (wanted: object): string => {
      const text = JSON.stringify(wanted);
      if (attempt.current?.wanted !== text) attempt.current = { wanted: text, key: randomKey() };
      return attempt.current.key;
    },
    /** The attempt is over: the same once more is another one. */
    finish: () => {
      attempt.current = undefined;
    },
  };
}
