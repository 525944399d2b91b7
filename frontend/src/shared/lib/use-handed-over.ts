import { useLocation } from 'react-router-dom';

import { useRemembered } from './use-remembered';

/**
 * The state that a navigation passed besides the address. The history entry keeps it across a reload, but the server
 * does not know it, so a server-rendered page reads it after hydration.
 */
export function useHandedOver<State extends object>(): Partial<State> {
  const { state } = useLocation() as { state: Partial<State> | null };
  return useRemembered(() => state, null) ?? {};
}
