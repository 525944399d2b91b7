/** The service worker's cache of scripts and styles; see worker/kept-files.ts. */
const filesCache = 'shop-files';
/** On a first visit, the browser has fetched the files before the worker was active. */
const settledAfterMs = 2_000;

/** Caches the files of this page, so that it reopens without a connection. Returns a function that cancels that. */
export function keepScreen(): () => void {
  if (typeof caches === 'undefined') return () => undefined;
  const timer = setTimeout(() => void keepFiles().catch(() => undefined), settledAfterMs);
  return () => clearTimeout(timer);
}

async function keepFiles(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
  );
  const kept = await caches.open(filesCache);
  for (const { pathname } of own) if (!(await kept.match(pathname))) await kept.add(pathname);
}
