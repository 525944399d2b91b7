import type { Scenario } from '../scenario';
import { outage } from '../environment/outage';

/** The database crashes and is restarted. */
export const databaseKilled: Scenario = outage({
  name: 'database-killed',
  title: 'the database killed (-9) and started again: 503 in 2 s, back in 5 s',
  outages: ({ kill, startAgain }) => [{ begin: kill, end: startAgain }],
  lastsMs: () => 2_000,
});
