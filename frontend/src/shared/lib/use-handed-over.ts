import { useLocation } from 'react-router-dom';

import { useRemembered } from './use-remembered';

/**
 * What a navigation handed over beside the address. The entry of the browser's history keeps it: it is there again after
 * a reload, which the server knows nothing of, so a page that the server renders reads it once it is hydrated.
 */
export function useHandedOver<State extends object>(): Partial<State> {
  const { state } = useLocation() as { state: Partial<State> | null };
  return useRemembered(() => state, null) ?? {};
}
