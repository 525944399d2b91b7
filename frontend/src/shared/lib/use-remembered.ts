import { useSyncExternalStore } from 'react';

const neverTells = () => () => undefined;

/**
 * What this browser remembers, such as in its local storage.
 * @param read the same value as long as nothing changed
 * @param atFirst the value in a page that the server renders
 */
export const useRemembered = <Value>(read: () => Value, atFirst: Value): Value =>
  useSyncExternalStore(neverTells, read, () => atFirst);
