import { join } from 'node:path';
import { buildIfStale } from '../build.mjs';
import { runNode, runNpm } from '../lib/children.mjs';
import { findChromium } from '../lib/programs.mjs';
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
 * @property {(reportFolder: string) => Promise<Counts>} run
 */

const timeoutMinutes = 15;

/**
 * A check that passes or fails as a whole.
 * @param {string} name
 * @param {string} title
 * @param {() => Promise<boolean>} isGood
 * @returns {Step}
 */
const check = (name, title, isGood) => ({
  name,
  title,
  needs: [],
  run: async () => countCheck(await isGood()),
});

/** @param {string} script */
const npmPasses = async (script) => (await runNpm(script, { timeoutMinutes })) === 0;

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
 * @param {string} reportFolder
 * @param {string} name
 * @param {{ workspace: string, script: string, args: (report: string) => string[], env?: NodeJS.ProcessEnv }} tests
 */
async function runTests(reportFolder, name, { workspace, script, args, env }) {
  const report = join(reportFolder, `${name}.json`);
  const exitCode = await runNpm(script, {
    workspace,
    args: args(report),
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
 * @param {string} reportFolder
 * @param {string} name
 * @param {{ args?: string[], databaseUrl?: string }} [options]
 */
async function runJourneys(reportFolder, name, { args = [], databaseUrl } = {}) {
  const report = join(reportFolder, `${name}.json`);
  const playwright = fromRoot('node_modules/@playwright/test/cli.js');
  const exitCode = await runNode([playwright, 'test', '--config', 'e2e', ...args], {
    env: {
      ...process.env,
      CHROMIUM_PATH: findChromium(),
      E2E_DATABASE_URL: databaseUrl,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    timeoutMinutes,
  });
  return countTests('playwright', report, exitCode);
}

/** @param {string} reportFolder */
async function runFaults(reportFolder) {
  const report = join(reportFolder, 'faults.json');
  const suite = fromRoot('scripts/faults.mjs');
  const exitCode = await runNode([suite, '--short', '--report', report], { timeoutMinutes });
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

const apiTests = { workspace: 'backend', script: 'test:api', args: jestReport };

/** Everything `npm test` runs, in order. @type {Step[]} */
export const steps = [
  check('build', 'Build of the server, the site and the explorer', builds),
  check('codegen', 'Generated code is fresh', isGeneratedCodeFresh),
  check('typecheck', 'Types', () => npmPasses('typecheck')),
  check('lint', 'Lint, format and import directions', () => npmPasses('lint')),
  {
    name: 'unit',
    title: 'Backend units',
    needs: [],
    run: (folder) =>
      runTests(folder, 'unit', { workspace: 'backend', script: 'test:unit', args: jestReport }),
  },
  {
    name: 'frontend',
    title: 'Frontend units',
    needs: [],
    run: (folder) =>
      runTests(folder, 'frontend', { workspace: 'frontend', script: 'test', args: vitestReport }),
  },
  {
    name: 'api-sqlite',
    title: 'API on SQLite',
    needs: [],
    run: (folder) => runTests(folder, 'api-sqlite', apiTests),
  },
  {
    name: 'api-mariadb',
    title: 'API on MariaDB',
    needs: ['mariadb'],
    run: (folder) =>
      withMariaDb((url) =>
        runTests(folder, 'api-mariadb', { ...apiTests, env: { TEST_DATABASE_URL: url } }),
      ),
  },
  {
    name: 'e2e-sqlite',
    title: 'Browser journeys on SQLite',
    needs: ['chromium'],
    run: (folder) => runJourneys(folder, 'e2e-sqlite'),
  },
  {
    name: 'e2e-mariadb',
    title: 'Main journeys on MariaDB',
    needs: ['chromium', 'mariadb'],
    run: (folder) =>
      withMariaDb((url) =>
        runJourneys(folder, 'e2e-mariadb', { args: ['--grep', '@main'], databaseUrl: url }),
      ),
  },
  {
    name: 'faults',
    title: 'Faults, in short',
    needs: ['mariadb', 'galera', 'haproxy', 'faketime'],
    run: runFaults,
  },
];
