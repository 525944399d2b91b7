// Runs at the end of `npm install` and `npm ci`. It removes unused files from the installed packages, a quarter of
// their size. It imports nothing, so that an image build can run it before copying the rest of the repository.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Parts of packages that this project does not use. */
const UNUSED = [
  // Builds for browsers and bundlers.
  'class-validator/bundles',
  'class-validator/esm2015',
  'class-validator/esm5',
  'typeorm/browser',
  // The single-file browser build.
  'pdfkit/js/pdfkit.standalone.js',
  // Lingui formats one date with it, without the functional interface.
  'date-fns/fp',
  // Published tests and documentation.
  'bintrees/test',
  'fastify/docs',
  'fastify/test',
  // The agent SDK includes servers and sources that are not used here.
  '@hono/node-server/dist',
  '@modelcontextprotocol/sdk/dist/cjs/examples',
  '@modelcontextprotocol/sdk/dist/esm/examples',
  '@modelcontextprotocol/sdk/node_modules/ajv/lib',
  'hono/dist',
  'jose/dist',
  'zod/src',
  // Only `lingui extract-experimental` bundles.
  '@lingui/cli/node_modules/@esbuild',
  '@lingui/cli/node_modules/esbuild/bin',
];

const SOURCE_MAP = /\.[cm]?[jt]s\.map$/;

/** @param {string} folder */
function removeSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeSourceMaps(path);
    else if (SOURCE_MAP.test(entry.name)) rmSync(path);
  }
}

for (const workspace of ['', 'backend', 'frontend']) {
  const packages = join(root, workspace, 'node_modules');
  if (!existsSync(packages)) continue;
  for (const part of UNUSED) rmSync(join(packages, part), { recursive: true, force: true });
  removeSourceMaps(packages);
}
