import type { FaultProxy, NetworkCondition } from '../fault-proxy';
import type { Scenario } from '../scenario';
import { type Outage, outage } from '../environment/outage';

/** The database, or the network in front of it, is up but does not respond. */
export const databaseHung: Scenario = outage({
  name: 'database-hung',
  title: 'the database hung (stopped, dead network, mute): 503 in 2 s, back in 5 s',
  outages: ({ pause, resume }, proxy) => [
    { begin: pause, end: resume },
    bad(proxy, 'hang'),
    bad(proxy, 'mute'),
  ],
  lastsMs: () => 4_000,
});

function bad(proxy: FaultProxy, kind: Exclude<NetworkCondition['kind'], 'latency'>): Outage {
  return { begin: () => proxy.set({ kind }), end: () => proxy.set({ kind: 'ok' }) };
}
