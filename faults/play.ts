import type { Round, Scenario } from './scenario';
import type { DatabaseKind } from './stage/place';
import { Stage } from './stage/stage';

/** How a scenario went on one database. */
export interface Row {
  title: string;
  database: DatabaseKind;
  held: number;
  failed: number;
  /** Whether `check:books` found no breach at its end. */
  booksAgree: boolean;
  seconds: number;
}

/** How the scenarios are played. */
export interface Manner {
  isShort: boolean;
  /** In place of each scenario's own number. */
  times?: number | undefined;
}

const PROGRESS_EVERY_MS = 10_000;
const LONGEST_TEXT = 2_000;

/** Plays all scenarios of one database, one after the other on one stage. */
export async function playOn(
  database: DatabaseKind,
  scenarios: Scenario[],
  manner: Manner,
): Promise<Row[]> {
  const rows: Row[] = [];
  const stage = await Stage.open(database);
  try {
    for (const scenario of scenarios) rows.push(await play(scenario, stage, manner));
  } finally {
    await stage.close();
  }
  return rows;
}

async function play(scenario: Scenario, stage: Stage, manner: Manner): Promise<Row> {
  const { title } = scenario;
  const database = stage.place.kind;
  const times = manner.times ?? (manner.isShort ? scenario.times.short : scenario.times.full);
  console.log(`${scenario.name} on ${database}, ${times} times`);
  const begunAtMs = performance.now();
  const failed = await playRounds(scenario, stage, times, manner.isShort);
  const booksAgree = await passes(`${scenario.name} on ${database}`, () => stage.checkIntegrity());
  const seconds = (performance.now() - begunAtMs) / 1000;
  return { title, database, held: times - failed, failed, booksAgree, seconds };
}

/** Answers how many rounds failed. After one that did, everything is put in order for the next. */
async function playRounds(
  scenario: Scenario,
  stage: Stage,
  times: number,
  isShort: boolean,
): Promise<number> {
  const name = `${scenario.name} on ${stage.place.kind}`;
  let failed = 0;
  let play: Round | undefined;
  let toldAtMs = performance.now();
  for (let round = 1; round <= times; round++) {
    const held = await passes(`${name}, ${round} of ${times}`, async () => {
      play ??= await scenario.prepare(stage, isShort);
      await play(round);
      stage.expectServersToLive();
    });
    if (!held) {
      failed++;
      play = undefined;
      await stage.place.heal();
    }
    if (performance.now() - toldAtMs < PROGRESS_EVERY_MS) continue;
    console.log(`  ${round} of ${times}${failed > 0 ? `, ${failed} failed` : ''}`);
    toldAtMs = performance.now();
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
