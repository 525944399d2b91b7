import { join } from 'node:path';
import { buildIfStale } from '../build.mjs';
import { runNode, runNpm } from '../lib/children.mjs';
import { findChromium, findHeadlessChromium } from '../lib/programs.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { startMariaDb } from '../lib/mariadb-server.mjs';
import { isGeneratedCodeFresh } from './generated-code.mjs';
import { countCheck, countTests } from './reports.mjs';

/** @typedef {import('./reports.mjs').Counts} Counts */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {import('./prerequisites.mjs').Need[]} needs
 * @property {boolean} [alone] Whether nothing may run beside it but what yields: what it makes is needed by the
 *   others, or its tests say how soon something has to happen.
 * @property {boolean} [yields] Whether it runs beside the last step, on what that leaves idle.
 * @property {(place: Place) => Promise<Counts>} run
 */
/**
 * Where a step leaves what it finds.
 * @typedef {object} Place
 * @property {string} reportFolder
 * @property {import('node:child_process').StdioOptions} stdio
 */

const timeoutMinutes = 25;

/**
 * A check that passes or fails as a whole.
 * @param {string} name
 * @param {string} title
 * @param {(place: Place) => Promise<boolean>} isGood
 * @returns {Step}
 */
const check = (name, title, isGood) => ({
  name,
  title,
  needs: [],
  run: async (place) => countCheck(await isGood(place)),
});

/**
 * A check by a script of npm that takes only what the others leave idle.
 * @param {string} name of the step and of the script
 * @param {string} title
 * @returns {Step}
 */
const yieldingCheck = (name, title) => ({
  ...check(
    name,
    title,
    async ({ stdio }) => (await runNpm(name, { stdio, timeoutMinutes, yields: true })) === 0,
  ),
  yields: true,
});

async function builds() {
  try {
    await buildIfStale();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/**
 * @param {Place} place
 * @param {string} name
 * @param {{ workspace: string, script: string, args: (report: string) => string[], env?: NodeJS.ProcessEnv }} tests
 */
async function runTests({ reportFolder, stdio }, name, { workspace, script, args, env }) {
  const report = join(reportFolder, `${name}.json`);
  const exitCode = await runNpm(script, {
    workspace,
    args: args(report),
    stdio,
    env: { ...process.env, TEST_DATABASE_URL: undefined, ...env },
    timeoutMinutes,
  });
  return countTests('jest', report, exitCode);
}

/** @param {string} report */
const jestReport = (report) => ['--json', `--outputFile=${report}`];
/** @param {string} report */
const vitestReport = (report) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/**
 * @param {Place} place
 * @param {string} name
 * @param {{ args?: string[], databaseUrl?: string, chromium?: string }} [options]
 */
async function runJourneys(
  { reportFolder, stdio },
  name,
  { args = [], databaseUrl, chromium = findHeadlessChromium() } = {},
) {
  const report = join(reportFolder, `${name}.json`);
  const playwright = fromRoot('node_modules/@playwright/test/cli.js');
  const output = fromRoot('test-results', name);
  const always = ['test', '--config', 'e2e', '--output', output];
  const exitCode = await runNode([playwright, ...always, ...args], {
    stdio,
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      E2E_DATABASE_URL: databaseUrl,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    timeoutMinutes,
  });
  return countTests('playwright', report, exitCode);
}

/** @param {Place} place */
async function runFaults({ reportFolder, stdio }) {
  const report = join(reportFolder, 'faults.json');
  const suite = fromRoot('scripts/faults.mjs');
  const exitCode = await runNode([suite, '--short', '--report', report], { stdio, timeoutMinutes });
  return countTests('faults', report, exitCode);
}

/**
 * Lends a private MariaDB to a run of tests, and stops it whatever happens.
 * @param {(url: string) => Promise<Counts>} runWith
 */
async function withMariaDb(runWith) {
  const server = await startMariaDb();
  try {
    return await runWith(server.url);
  } finally {
    await server.stop();
  }
}

const apiTests = { workspace: 'backend', script: 'test:api-together', args: jestReport };

/**
 * Everything `npm test` runs. Those that may run beside others stand with the longest first, so that the shorter ones
 * fill up what is left of the time.
 * @type {Step[]}
 */
export const steps = [
  { ...check('build', 'Build of the server, the site and the explorer', builds), alone: true },
  { ...check('codegen', 'Generated code is fresh', isGeneratedCodeFresh), alone: true },
  {
    name: 'e2e-sqlite',
    title: 'Browser journeys on SQLite',
    needs: ['headless-chromium'],
    run: (place) => runJourneys(place, 'e2e-sqlite'),
  },
  {
    name: 'api-mariadb',
    title: 'API on MariaDB',
    needs: ['mariadb', 'openssl', 'curl'],
    run: (place) =>
      withMariaDb((url) =>
        runTests(place, 'api-mariadb', { ...apiTests, env: { TEST_DATABASE_URL: url } }),
      ),
  },
  {
    name: 'api-sqlite',
    title: 'API on SQLite',
    needs: ['curl', 'sqlite3', 'rsync'],
    run: (place) => runTests(place, 'api-sqlite', apiTests),
  },
  {
    name: 'frontend',
    title: 'Frontend units',
    needs: [],
    run: (place) =>
      runTests(place, 'frontend', { workspace: 'frontend', script: 'test', args: vitestReport }),
  },
  {
    name: 'e2e-mariadb',
    title: 'Main journeys on MariaDB, in the whole Chromium',
    needs: ['chromium', 'mariadb'],
    run: (place) =>
      withMariaDb((url) =>
        runJourneys(place, 'e2e-mariadb', {
          args: ['--grep', '@main'],
          databaseUrl: url,
          chromium: findChromium(),
        }),
      ),
  },
  {
    name: 'unit',
    title: 'Backend units',
    needs: [],
    run: (place) =>
      runTests(place, 'unit', { workspace: 'backend', script: 'test:unit', args: jestReport }),
  },
  yieldingCheck('typecheck', 'Types'),
  yieldingCheck('lint', 'Lint, format and import directions'),
  {
    name: 'faults',
    title: 'Faults, in short',
    needs: ['mariadb', 'galera', 'haproxy', 'faketime'],
    alone: true,
    run: runFaults,
  },
];
