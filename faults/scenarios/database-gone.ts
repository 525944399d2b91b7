import type { Scenario } from '../scenario';
import { absence } from '../stage/absence';

/** The database refuses everybody, for long. */
export const databaseGone: Scenario = absence({
  name: 'database-gone',
  title: 'the database gone for 30 s: 503 in 2 s, back in 5 s',
  absences: (_, proxy) => [
    { begin: () => proxy.set({ kind: 'down' }), end: () => proxy.set({ kind: 'ok' }) },
  ],
  lastsMs: (isShort) => (isShort ? 5_000 : 30_000),
});
