import { join } from 'node:path';
import { buildIfStale } from '../build.mjs';
import { runNode, runNpm } from '../lib/children.mjs';
import { runFaultSuite } from '../lib/fault-suite.mjs';
import { withNode } from '../lib/other-node.mjs';
import { findChromium, findHeadlessChromium } from '../lib/programs.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { startMariaDb } from '../lib/mariadb-server.mjs';
import { withMySql } from '../lib/mysql-server.mjs';
import { isGeneratedCodeFresh } from './generated-code.mjs';
import { countCheck, countTests } from './reports.mjs';

/** @typedef {import('./reports.mjs').Counts} Counts */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {'core' | 'rest' | 'databases'} tier `npm test` runs the core, `npm run test:all` also the rest, and `npm
 *   run test:databases` repeats on a server what ran on another database
 * @property {import('./prerequisites.mjs').Need[]} needs
 * @property {boolean} [alone] Whether it runs alone, since other steps need its output.
 * @property {(place: Place) => Promise<Counts>} run
 */
/**
 * Where a step writes its report and output.
 * @typedef {object} Place
 * @property {string} reportFolder
 * @property {import('node:child_process').StdioOptions} stdio
 */

const timeoutMinutes = 60;

/**
 * A check of the core that passes or fails as a whole.
 * @param {string} name
 * @param {string} title
 * @param {(place: Place) => Promise<boolean>} isGood
 * @returns {Step}
 */
const check = (name, title, isGood) => ({
  name,
  title,
  tier: 'core',
  needs: [],
  run: async (place) => countCheck(await isGood(place)),
});

/**
 * A check that runs the npm script of the same name.
 * @param {string} name
 * @param {string} title
 */
const scriptCheck = (name, title) =>
  check(name, title, async ({ stdio }) => (await runNpm(name, { stdio, timeoutMinutes })) === 0);

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
 * @param {{ args?: string[], databaseUrl?: string, chromium?: string, node?: string }} [options]
 */
async function runJourneys(
  { reportFolder, stdio },
  name,
  { args = [], databaseUrl, chromium = findHeadlessChromium(), node } = {},
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
      E2E_NODE: node,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    timeoutMinutes,
  });
  return countTests('playwright', report, exitCode);
}

/**
 * @param {Place} place
 * @param {string} name
 */
async function runFaults({ reportFolder, stdio }, name) {
  const report = join(reportFolder, `${name}.json`);
  const exitCode = await runFaultSuite(['--short', '--report', report], { stdio, timeoutMinutes });
  return countTests('faults', report, exitCode);
}

/**
 * Provides a private MariaDB for a test run, and always stops it.
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

/**
 * Runs some of the API tests: `slow` in a file name excludes it from `npm test`, `database` includes it in the core on
 * MariaDB.
 * @param {Place} place
 * @param {string} name
 * @param {{ chosen: string, parts?: number, url?: string }} options a regular expression for file paths, the number of
 *   parts to run them in, and the database server
 */
const runApi = (place, name, { chosen, parts = 8, url }) =>
  runTests(place, name, {
    workspace: 'backend',
    script: 'test:api-together',
    args: (report) => [`--testPathPatterns=part-[1-${parts}]`, ...jestReport(report)],
    env: { API_TESTS: chosen, API_PARTS: `${parts}`, TEST_DATABASE_URL: url },
  });

/** Excluded from `npm test`: a quarter of the files takes three quarters of the time. */
const SLOW_FILE = '\\.slow\\.';
const DATABASE_FILE = '\\.database\\.';
/**
 * Tests of database-specific behaviour: migrations, locks, races and hand-written SQL. The core runs all
 * database-dependent tests on MariaDB; these also run on SQLite and MySQL.
 */
const OWN_WAY_FILE =
  `^(?!platform/indexes)(?!.*${SLOW_FILE})` +
  `(platform/|jobs/|catalogue/|orders/(race|idempotency|order-search|order-board)).*${DATABASE_FILE}`;
/** Slow files that `npm run test:all` runs only on MariaDB. */
const SLOW_DATABASE_FILE = `${DATABASE_FILE}slow\\.`;
/**
 * Files that `npm run test:databases` runs on MySQL: all except MariaDB-specific ones, and those about foreign keys to
 * tables that lost their keys.
 */
const WHOLE_MYSQL_FILE = `^(?!.*(/check-\\w+|platform/indexes|audit/reading)\\.).*${DATABASE_FILE}`;
/** Core files on SQLite: those not covered by the run on MariaDB. */
const SQLITE_CORE_FILE = `^(?!.*(${SLOW_FILE}|${DATABASE_FILE}))`;
const MARIADB_CORE_FILE = `^(?!.*${SLOW_FILE}).*${DATABASE_FILE}`;
/** Files on SQLite outside the core. */
const SQLITE_REST_FILE = `^(?!.*${SLOW_DATABASE_FILE}).*${SLOW_FILE}|${OWN_WAY_FILE}`;
/**
 * Files on MariaDB outside the core: slow files about the database, and SQL injection payloads. The rest of the API
 * behaves alike on every database, which SQLite covers.
 */
const MARIADB_REST_FILE = `${SLOW_DATABASE_FILE}|security/\\w+-payloads`;
/** Files that `npm run test:databases` runs on MariaDB: all except the documentation checks. */
const EVERY_FILE = '^(?!docs/)';

/** The tag of essential journeys: `npm test` runs these, `npm run test:all` runs all journeys. */
const MAIN_JOURNEY = '@main';
/** The tag of long, database-dependent journeys: they run on MariaDB instead of SQLite. */
const MARIADB_JOURNEY = '@mariadb';

/** @type {import('./prerequisites.mjs').Need[]} */
const apiNeeds = ['curl', 'sqlite3', 'rsync', 'openssl'];

/**
 * The purchase of a guest who registers, with the server on another Node version.
 * @param {number} version
 * @returns {Step}
 */
const purchaseOnNode = (version) => ({
  name: `node-${version}`,
  title: `A purchase with the server on Node ${version}`,
  tier: 'rest',
  needs: ['headless-chromium'],
  run: (place) =>
    withNode(version, (node) =>
      runJourneys(place, `node-${version}`, { args: ['shopping.spec.ts'], node }),
    ),
});

/**
 * All checks of the project. Of those that run in parallel the longest come first, so that shorter ones fill the
 * remaining time.
 * @type {Step[]}
 */
export const steps = [
  { ...check('build', 'Build of the server, the site and the explorer', builds), alone: true },
  { ...check('codegen', 'Generated code is fresh', isGeneratedCodeFresh), alone: true },
  {
    name: 'e2e',
    title: 'Main journeys on SQLite',
    tier: 'core',
    needs: ['headless-chromium'],
    run: (place) => runJourneys(place, 'e2e', { args: ['--grep', MAIN_JOURNEY] }),
  },
  {
    name: 'api-sqlite',
    title: 'API on SQLite, what no database treats in its own way',
    tier: 'core',
    needs: apiNeeds,
    run: (place) => runApi(place, 'api-sqlite', { chosen: SQLITE_CORE_FILE, parts: 4 }),
  },
  {
    name: 'frontend',
    title: 'Frontend units',
    tier: 'core',
    needs: [],
    run: (place) =>
      runTests(place, 'frontend', { workspace: 'frontend', script: 'test', args: vitestReport }),
  },
  {
    name: 'api-mariadb',
    title: 'API on MariaDB, what depends on the database',
    tier: 'core',
    needs: ['mariadb'],
    run: (place) =>
      withMariaDb((url) =>
        runApi(place, 'api-mariadb', { chosen: MARIADB_CORE_FILE, parts: 2, url }),
      ),
  },
  scriptCheck('lint', 'Lint, format and import directions'),
  {
    name: 'unit',
    title: 'Backend units',
    tier: 'core',
    needs: [],
    run: (place) =>
      runTests(place, 'unit', { workspace: 'backend', script: 'test:unit', args: jestReport }),
  },
  scriptCheck('typecheck', 'Types'),
  {
    name: 'api-sqlite-rest',
    title: 'API on SQLite, the rest',
    tier: 'rest',
    needs: ['mariadb', ...apiNeeds],
    run: (place) => runApi(place, 'api-sqlite-rest', { chosen: SQLITE_REST_FILE, parts: 8 }),
  },
  {
    name: 'e2e-rest',
    title: 'Browser journeys on SQLite, the rest',
    tier: 'rest',
    needs: ['headless-chromium'],
    run: (place) =>
      runJourneys(place, 'e2e-rest', {
        args: ['--grep-invert', `${MAIN_JOURNEY}|${MARIADB_JOURNEY}`],
      }),
  },
  {
    name: 'faults',
    title: 'Faults, in short',
    tier: 'rest',
    needs: ['mariadb', 'galera', 'haproxy', 'faketime'],
    run: (place) => runFaults(place, 'faults'),
  },
  {
    name: 'api-mysql',
    title: 'API on MySQL, what it treats in its own way',
    tier: 'rest',
    needs: [],
    run: (place) =>
      withMySql((url) => runApi(place, 'api-mysql', { chosen: OWN_WAY_FILE, parts: 2, url })),
  },
  {
    name: 'api-mariadb-rest',
    title: 'API on MariaDB, the rest',
    tier: 'rest',
    needs: ['mariadb', ...apiNeeds],
    run: (place) =>
      withMariaDb((url) =>
        runApi(place, 'api-mariadb-rest', { chosen: MARIADB_REST_FILE, parts: 4, url }),
      ),
  },
  {
    name: 'e2e-mariadb',
    title: 'Journeys on MariaDB',
    tier: 'rest',
    needs: ['headless-chromium', 'mariadb'],
    run: (place) =>
      withMariaDb((url) =>
        runJourneys(place, 'e2e-mariadb', {
          args: ['--grep', MARIADB_JOURNEY],
          databaseUrl: url,
        }),
      ),
  },
  purchaseOnNode(22),
  purchaseOnNode(24),
  {
    name: 'api-sqlite-whole',
    title: 'API on SQLite, all that depends on the database',
    tier: 'databases',
    needs: apiNeeds,
    run: (place) => runApi(place, 'api-sqlite-whole', { chosen: DATABASE_FILE }),
  },
  {
    name: 'api-mariadb-whole',
    title: 'API on MariaDB, all of it',
    tier: 'databases',
    needs: ['mariadb', ...apiNeeds],
    run: (place) =>
      withMariaDb((url) => runApi(place, 'api-mariadb-whole', { chosen: EVERY_FILE, url })),
  },
  {
    name: 'api-mysql-whole',
    title: 'API on MySQL, all that depends on the database',
    tier: 'databases',
    needs: [],
    run: (place) =>
      withMySql((url) => runApi(place, 'api-mysql-whole', { chosen: WHOLE_MYSQL_FILE, url })),
  },
  {
    name: 'e2e-mariadb-main',
    title: 'Main journeys on MariaDB, in the whole Chromium',
    tier: 'databases',
    needs: ['chromium', 'mariadb'],
    run: (place) =>
      withMariaDb((url) =>
        runJourneys(place, 'e2e-mariadb-main', {
          args: ['--grep', MAIN_JOURNEY],
          databaseUrl: url,
          chromium: findChromium(),
        }),
      ),
  },
];
