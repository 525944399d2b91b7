import { useSyncExternalStore } from 'react';

const neverTells = () => () => undefined;

/**
 * A value stored in this browser, for example in its local storage.
 * @param read returns the same value as long as it is unchanged
 * @param atFirst the value in a server-rendered page
 */
export const useRemembered = <Value>(read: () => Value, atFirst: Value): Value =>
  useSyncExternalStore(neverTells, read, () => atFirst);
