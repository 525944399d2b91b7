/** Where the service worker keeps scripts and styles; see worker/kept-files.ts. */
const filesCache = 'shop-files';
/** A browser that visits for the first time has fetched them before the worker was there. */
const settledAfterMs = 2_000;

/** Keeps the files of this page, so that it opens again without a connection. Answers how to stop that. */
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
