// `npm install` and `npm ci` end with this. It removes from the installed packages what nothing here reads: a quarter of
// their bytes. It imports nothing, so that an image can run it before the rest of the repository is copied.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Parts of packages that are for other uses than ours. */
const UNUSED = [
  // The copies for browsers and for bundlers.
  'class-validator/bundles',
  'class-validator/esm2015',
  'class-validator/esm5',
  'typeorm/browser',
  // The copy for browsers, in one file.
  'pdfkit/js/pdfkit.standalone.js',
  // Lingui formats one date with it, and not by its functional interface.
  'date-fns/fp',
  // Tests and documents that are published with them.
  'bintrees/test',
  'fastify/docs',
  'fastify/test',
  // The SDK for agents brings servers and sources besides what is used of it.
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
