// `npm test`: every check of the project, one after another, closing with one line `N passed, N failed`.
// `npm test -- --only unit,api-sqlite` runs some of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { providePrerequisites } from './checks/prerequisites.mjs';
import { steps } from './checks/steps.mjs';
import { cleanUpOnSignal, endChildrenOnSignal } from './lib/children.mjs';

/** @typedef {{ title: string, seconds: number, passed: number, failed: number }} Result */

function chosenSteps() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (values.only === undefined) return steps;
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
 * Runs one step. Whatever goes wrong in it counts, and the next one still runs.
 * @param {import('./checks/steps.mjs').Step} step
 * @param {string} reportFolder
 * @returns {Promise<Result>}
 */
async function runStep({ title, run }, reportFolder) {
  console.log(`\n=== ${title}`);
  const startedAt = Date.now();
  const counts = await run(reportFolder).catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  return { title, seconds: (Date.now() - startedAt) / 1000, ...counts };
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

/** @type {Result[]} */
const results = [];
for (const step of chosen) results.push(await runStep(step, reportFolder));
removeReports();

printSummary(results);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
