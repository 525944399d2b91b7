import { useSyncExternalStore } from 'react';

import { whenIdle } from './when-idle';
import { whenHydrated } from './when-hydrated';

/** Allows time for the last rendering, and for replaying interactions. */
const quietAfterMs = 2000;

/**
 * Installs the service worker, which keeps the shop readable offline. It fetches and stores the files of all screens,
 * which halves the speed of hydration on a phone: so it starts after hydration, when the browser is idle.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Where the browser refuses it, as in some private windows, the shop works without it.
  const register = () =>
    void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  whenHydrated(() => setTimeout(() => whenIdle(() => whenConnected(register)), quietAfterMs));
}

/** Runs a function at once, or as soon as the browser is online again. */
export function whenConnected(act: () => void): void {
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

/** Whether the browser is offline. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
