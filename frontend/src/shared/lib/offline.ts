import { useSyncExternalStore } from 'react';

import { whenIdle } from './when-idle';
import { whenHydrated } from './when-hydrated';

/** What is rendered last has been by then, and what was pressed meanwhile is done. */
const quietAfterMs = 2000;

/**
 * Has the browser keep the shop readable without a connection. That fetches and stores the files of all screens, beside
 * which a phone hydrates a page at half its speed: so it begins once the page stands and nothing else is to be done.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Where a browser does not let it, as in some private windows, the shop works as before.
  const register = () =>
    void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  whenHydrated(() => setTimeout(() => whenIdle(() => whenConnected(register)), quietAfterMs));
}

/** Does something at once, or as soon as a lost connection is back. */
function whenConnected(act: () => void): void {
  if (navigator.onLine) act();
  else window.addEventListener('online', act, { once: true });
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser has no connection at all. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
