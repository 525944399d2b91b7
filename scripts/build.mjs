// Builds what is missing or no longer matches its sources: the server, the site, the explorer.
// `node scripts/build.mjs --force` builds everything.
import { pathToFileURL } from 'node:url';
import { compressSite } from './compress-site.mjs';
import { endChildrenOnSignal, runNode } from './lib/children.mjs';
import { fingerprint, isFresh, writeStamp } from './lib/freshness.mjs';
import { fromRoot } from './lib/paths.mjs';

const vite = fromRoot('node_modules/vite/bin/vite.js');
const rolldown = fromRoot('node_modules/rolldown/bin/cli.mjs');
const frontend = fromRoot('frontend');
const shared = ['package-lock.json', 'tsconfig.json'].map((path) => fromRoot(path));

/**
 * Builds a site into a folder of the workspace, and compresses its files.
 * @param {string} folder
 * @param {string[]} [args]
 */
async function runVite(folder, args = []) {
  const exitCode = await runNode([vite, 'build', '--logLevel', 'warn', ...args], { cwd: frontend });
  if (exitCode === 0) compressSite(fromRoot('frontend', folder));
  return exitCode;
}

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} output
 * @property {string[]} sources
 * @property {() => Promise<number>} build returns the exit code
 */

/** @type {Part[]} */
const parts = [
  {
    name: 'server',
    output: fromRoot('backend/dist'),
    sources: [
      ...shared,
      ...['src', 'package.json', 'tsconfig.json', 'rolldown.config.mjs'].map((path) =>
        fromRoot('backend', path),
      ),
    ],
    // Failures go to standard error; standard output only lists the sizes of all files.
    build: () =>
      runNode([rolldown, '-c'], {
        cwd: fromRoot('backend'),
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
  },
  {
    name: 'site',
    output: fromRoot('frontend/dist'),
    sources: [
      ...shared,
      fromRoot('scripts/compress-site.mjs'),
      fromRoot('backend/demo'),
      ...[
        'src',
        'public',
        'build',
        'index.html',
        'lingui.config.ts',
        'package.json',
        'tsconfig.json',
        'vite.config.ts',
        'vite.worker.config.ts',
        'vite.ssr.config.ts',
        'worker',
      ].map((path) => fromRoot('frontend', path)),
    ],
    build: async () =>
      (await runVite('dist')) ||
      (await runVite('dist', ['--config', 'vite.worker.config.ts'])) ||
      runVite('dist-ssr', ['--config', 'vite.ssr.config.ts']),
  },
  {
    name: 'explorer',
    output: fromRoot('frontend/dist-explorer'),
    sources: [
      ...shared,
      fromRoot('schema.graphql'),
      fromRoot('scripts/compress-site.mjs'),
      ...['explorer', 'package.json', 'vite.explorer.config.ts'].map((path) =>
        fromRoot('frontend', path),
      ),
    ],
    build: () => runVite('dist-explorer', ['--config', 'vite.explorer.config.ts']),
  },
];

/**
 * @param {Part} part
 * @param {boolean} force
 */
async function buildPart({ name, output, sources, build }, force) {
  const stamp = `${output}/.built`;
  // Taken before the build, so that files saved while it runs cause the next build.
  const builtFrom = fingerprint(sources);
  if (!force && isFresh(stamp, builtFrom)) return;
  const startedAt = Date.now();
  console.log(`Building the ${name} ...`);
  const exitCode = await build();
  if (exitCode !== 0) throw new Error(`Building the ${name} failed (exit code ${exitCode}).`);
  writeStamp(stamp, builtFrom);
  console.log(`Built the ${name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Builds each part that is missing or stale, one after another. */
export async function buildIfStale({ force = false } = {}) {
  for (const part of parts) await buildPart(part, force);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  endChildrenOnSignal();
  await buildIfStale({ force: process.argv.includes('--force') }).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
