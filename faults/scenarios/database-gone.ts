import type { Scenario } from '../scenario';
import { outage } from '../environment/outage';

/** The database refuses connections for a long time. */
export const databaseGone: Scenario = outage({
  name: 'database-gone',
  title: 'the database gone for 30 s: 503 in 2 s, back in 5 s',
  outages: (_, proxy) => [
    { begin: () => proxy.set({ kind: 'down' }), end: () => proxy.set({ kind: 'ok' }) },
  ],
  lastsMs: (isShort) => (isShort ? 5_000 : 30_000),
});
