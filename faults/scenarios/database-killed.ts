import type { Scenario } from '../scenario';
import { absence } from '../stage/absence';

/** The database dies, and is started again. */
export const databaseKilled: Scenario = absence({
  name: 'database-killed',
  title: 'the database killed (-9) and started again: 503 in 2 s, back in 5 s',
  absences: ({ kill, startAgain }) => [{ begin: kill, end: startAgain }],
  lastsMs: () => 2_000,
});
