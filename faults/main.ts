import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endChildrenOnSignal } from '../scripts/lib/children.mjs';
import { type Row, runOn } from './run';
import type { Scenario } from './scenario';
import { scenarios } from './scenarios';
import type { DatabaseKind } from './environment/fixture';
import { relaxTimeLimits } from './environment/time-limits';

/** The fault suite; see README.md. */

const DATABASES: DatabaseKind[] = ['SQLite', 'MariaDB', 'Galera'];

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    database: { type: 'string' },
    times: { type: 'string' },
    report: { type: 'string' },
  },
});

function chosenScenarios() {
  const named = values.only?.split(',');
  const unknown = named?.find((name) => !scenarios.some((scenario) => scenario.name === name));
  if (unknown === undefined) return scenarios.filter(({ name }) => named?.includes(name) ?? true);
  console.error(`No such scenario: ${unknown}.`);
  console.error(`Scenarios: ${scenarios.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

function printTable(rows: Row[]): void {
  const width = Math.max(...rows.map(({ title }) => title.length));
  console.log(`\n${'Fault'.padEnd(width)}  database  held  failed  checks  seconds`);
  for (const { title, database, held, failed, integrityHolds, seconds } of rows)
    console.log(
      [
        title.padEnd(width),
        database.padEnd(8),
        `${held}`.padStart(4),
        `${failed}`.padStart(6),
        integrityHolds ? 'hold  ' : 'BREACH',
        seconds.toFixed(1).padStart(7),
      ].join('  '),
    );
}

/** With --short, MariaDB skips races on one server that also run on two. */
const isCovered = ({ name }: Scenario, database: DatabaseKind) =>
  values.short &&
  database === 'MariaDB' &&
  scenarios.some((other) => other.name === `${name}-two-servers`);

async function runAll(): Promise<Row[]> {
  const chosen = chosenScenarios();
  const manner = { isShort: values.short, times: values.times ? Number(values.times) : undefined };
  const runOne = async (database: DatabaseKind): Promise<Row[]> => {
    if (values.database && values.database.toLowerCase() !== database.toLowerCase()) return [];
    const own = chosen.filter(
      (scenario) => scenario.databases.includes(database) && !isCovered(scenario, database),
    );
    return own.length > 0 ? runOn(database, own, manner) : [];
  };
  // With --short most of the time is spent waiting for detection, so the environments run in parallel.
  if (values.short) return (await Promise.all(DATABASES.map(runOne))).flat();
  const rows: Row[] = [];
  for (const database of DATABASES) rows.push(...(await runOne(database)));
  return rows;
}

function report(rows: Row[]): void {
  printTable(rows);
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const passed = sum(rows.map(({ held, integrityHolds }) => held + Number(integrityHolds)));
  const failed = sum(
    rows.map(({ failed: rounds, integrityHolds }) => rounds + Number(!integrityHolds)),
  );
  if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failed }));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

endChildrenOnSignal();
if (values.short) relaxTimeLimits();
runAll().then(report, (error: unknown) => {
  console.error(error);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
});
