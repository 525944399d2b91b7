// `npm test` runs the core checks, `npm run test:all` also the rest (--all), and `npm run test:databases` repeats tests
// on further databases (--databases); in parallel where possible, ending with the line `N passed, N failed`. `npm test
// -- --only unit,api-sqlite` runs single steps of any tier.
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

/** While a step waits (for a browser or database) another can use the CPU; three would only compete for two cores. */
const LANES = 2;
/** Maximum number of flaky journeys out of about 500, which are listed; beyond it, each counts as failed. */
const MOST_UNSTEADY = 2;

function chosenSteps() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      all: { type: 'boolean', default: false },
      databases: { type: 'boolean', default: false },
    },
  });
  // Steps marked alone produce what the others need.
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
 * Runs one step. An error in it counts as a failure, and the others still run.
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
 * Runs one step with direct output to the terminal.
 * @param {Step} step
 */
async function runAlone(step) {
  console.log(`\n=== ${step.title}`);
  return runStep(step, { reportFolder, stdio: 'inherit' });
}

/**
 * Runs one step in parallel with others: its output is printed at its end, so that outputs do not mix.
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
 * Runs the steps that need the machine alone in order, then the others in parallel lanes.
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
 * Prints the names at the very end, where they are easy to find.
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
