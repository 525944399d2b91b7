import type { Round, Scenario } from './scenario';
import type { DatabaseKind } from './environment/fixture';
import { Environment } from './environment/environment';

/** The result of a scenario on one database. */
export interface Row {
  title: string;
  database: DatabaseKind;
  held: number;
  failed: number;
  /** Whether `check:books` found no breach at the end. */
  integrityHolds: boolean;
  seconds: number;
}

/** Options of running the scenarios. */
export interface Manner {
  isShort: boolean;
  /** Overrides each scenario's own number. */
  times?: number | undefined;
}

const PROGRESS_EVERY_MS = 10_000;
const LONGEST_TEXT = 2_000;

/** Runs all scenarios of one database in order in one environment. */
export async function runOn(
  database: DatabaseKind,
  scenarios: Scenario[],
  manner: Manner,
): Promise<Row[]> {
  const rows: Row[] = [];
  const environment = await Environment.open(database);
  try {
    for (const scenario of scenarios) rows.push(await runScenario(scenario, environment, manner));
  } finally {
    await environment.close();
  }
  return rows;
}

async function runScenario(
  scenario: Scenario,
  environment: Environment,
  manner: Manner,
): Promise<Row> {
  const { title } = scenario;
  const database = environment.fixture.kind;
  const times = manner.times ?? (manner.isShort ? scenario.times.short : scenario.times.full);
  console.log(`${scenario.name} on ${database}, ${times} times`);
  const begunAtMs = performance.now();
  const failed = await runRounds(scenario, environment, times, manner.isShort);
  const integrityHolds = await passes(`${scenario.name} on ${database}`, () =>
    environment.checkIntegrity(),
  );
  const seconds = (performance.now() - begunAtMs) / 1000;
  return { title, database, held: times - failed, failed, integrityHolds, seconds };
}

/** Returns the number of failed rounds. After a failed round, it restores the environment for the next. */
async function runRounds(
  scenario: Scenario,
  environment: Environment,
  times: number,
  isShort: boolean,
): Promise<number> {
  const name = `${scenario.name} on ${environment.fixture.kind}`;
  let failed = 0;
  let runRound: Round | undefined;
  let reportedAtMs = performance.now();
  for (let round = 1; round <= times; round++) {
    const held = await passes(`${name}, ${round} of ${times}`, async () => {
      runRound ??= await scenario.prepare(environment, isShort);
      await runRound(round);
      environment.expectServersToLive();
    });
    if (!held) {
      failed++;
      runRound = undefined;
      await environment.fixture.heal();
    }
    if (performance.now() - reportedAtMs < PROGRESS_EVERY_MS) continue;
    console.log(`  ${round} of ${times}${failed > 0 ? `, ${failed} failed` : ''}`);
    reportedAtMs = performance.now();
  }
  return failed;
}

async function passes(what: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.error(`FAILED ${what}: ${text.slice(0, LONGEST_TEXT)}`);
    return false;
  }
}
