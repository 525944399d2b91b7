// `npm test` runs the core of the checks, `npm run test:all` the rest, too (--all), and `npm run test:databases` asks each
// database what another one has answered (--databases); side by side where they may, closing with one line `N passed, N
// failed`. `npm test -- --only unit,api-sqlite` runs some, of any tier.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { providePrerequisites } from './checks/prerequisites.mjs';
import { steps } from './checks/steps.mjs';
import { cleanUpOnSignal, endChildrenOnSignal } from './lib/children.mjs';
import { root } from './lib/paths.mjs';

/** @typedef {import('./checks/steps.mjs').Step} Step */
/** @typedef {import('./checks/reports.mjs').Counts & { title: string, seconds: number }} Result */

/** Each step has waits of its own (a browser's, a database's) that another one can use; three only share two cores. */
const LANES = 2;
/** So many of some 500 journeys may pass only when tried again, and are named; of more, each counts as failed. */
const MOST_UNSTEADY = 2;

function chosenSteps() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      all: { type: 'boolean', default: false },
      databases: { type: 'boolean', default: false },
    },
  });
  // What stands alone makes what the others need.
  if (values.databases) return steps.filter(({ tier, alone }) => alone || tier === 'databases');
  if (values.only === undefined)
    return steps.filter(({ tier }) => tier === 'core' || (values.all && tier === 'rest'));
  const names = values.only.split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`No such step: ${unknown.join(', ')}.`);
    console.error(`Steps: ${steps.map((step) => step.name).join(', ')}.`);
    process.exit(1);
  }
  return steps.filter((step) => names.includes(step.name));
}

/**
 * Runs one step. Whatever goes wrong in it counts, and the others still run.
 * @param {Step} step
 * @param {import('./checks/steps.mjs').Place} place
 * @returns {Promise<Result>}
 */
async function runStep({ title, run }, place) {
  const startedAt = Date.now();
  const counts = await run(place).catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  return { title, seconds: (Date.now() - startedAt) / 1000, ...counts };
}

/**
 * Runs one step that has the terminal to itself.
 * @param {Step} step
 */
async function runAlone(step) {
  console.log(`\n=== ${step.title}`);
  return runStep(step, { reportFolder, stdio: 'inherit' });
}

/**
 * Runs one step beside others: what it prints is shown when it has ended, so that no two texts mix.
 * @param {Step} step
 */
async function runBeside(step) {
  console.log(`\n... ${step.title} begins`);
  const logPath = join(reportFolder, `${step.name}.log`);
  const log = openSync(logPath, 'a');
  const result = await runStep(step, { reportFolder, stdio: ['ignore', log, log] });
  closeSync(log);
  console.log(`\n=== ${step.title}`);
  process.stdout.write(readFileSync(logPath));
  return result;
}

/**
 * Runs the steps that want the machine to themselves, in order, and then the others, so many at a time.
 * @param {Step[]} chosen
 * @returns {Promise<Result[]>}
 */
async function runAll(chosen) {
  /** @type {Result[]} */
  const results = [];
  for (const step of chosen.filter(({ alone }) => alone)) results.push(await runAlone(step));
  const waiting = chosen.filter(({ alone }) => !alone);
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      results.push(await runBeside(step));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}

/** @param {Result[]} results */
function printSummary(results) {
  const width = Math.max(...results.map(({ title }) => title.length));
  console.log(`\n${'Step'.padEnd(width)}   passed  failed  seconds`);
  for (const { title, passed, failed, seconds } of results) {
    const figures = [
      `${passed}`.padStart(8),
      `${failed}`.padStart(8),
      seconds.toFixed(1).padStart(9),
    ];
    console.log(`${title.padEnd(width)} ${figures.join('')}`);
  }
  printNamed('Passed only when tried again', 'unsteady', results);
  printNamed('Failed', 'failures', results);
}

/**
 * The names stand at the very end, where they are found.
 * @param {string} heading
 * @param {'unsteady' | 'failures'} which
 * @param {Result[]} results
 */
function printNamed(heading, which, results) {
  const lines = results.flatMap((result) =>
    (result[which] ?? []).map((name) => `  ${result.title}: ${name.replace(`${root}/`, '')}`),
  );
  if (lines.length > 0) console.log([`\n${heading}:`, ...lines].join('\n'));
}

const chosen = chosenSteps();
const reportFolder = mkdtempSync(join(tmpdir(), 'grocessay-reports-'));
const removeReports = () => rmSync(reportFolder, { recursive: true, force: true });
cleanUpOnSignal(removeReports);
endChildrenOnSignal();

const missing = await providePrerequisites([...new Set(chosen.flatMap((step) => step.needs))]);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  console.log(`\n0 passed, ${missing.length} failed`);
  process.exit(1);
}

const results = await runAll(chosen);
removeReports();

printSummary(results);
const unsteady = results.flatMap((result) => result.unsteady ?? []).length;
const refused = unsteady > MOST_UNSTEADY ? unsteady : 0;
const passed = results.reduce((sum, result) => sum + result.passed, 0) - refused;
const failed = results.reduce((sum, result) => sum + result.failed, 0) + refused;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
