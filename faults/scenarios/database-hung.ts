import type { FaultProxy, Weather } from '../fault-proxy';
import type { Scenario } from '../scenario';
import { type Absence, absence } from '../stage/absence';

/** The database, or the network before it, is there and does not answer. */
export const databaseHung: Scenario = absence({
  name: 'database-hung',
  title: 'the database hung (stopped, dead network, mute): 503 in 2 s, back in 5 s',
  absences: ({ pause, resume }, proxy) => [
    { begin: pause, end: resume },
    bad(proxy, 'hang'),
    bad(proxy, 'mute'),
  ],
  lastsMs: () => 4_000,
});

function bad(proxy: FaultProxy, kind: Exclude<Weather['kind'], 'latency'>): Absence {
  return { begin: () => proxy.set({ kind }), end: () => proxy.set({ kind: 'ok' }) };
}
