// Takes the screenshots for the README and the shopkeepers' guide from a running shop, into docs/screenshots. `node
// scripts/screenshots.mjs --all FOLDER` takes every screen, wide and on a phone, for review.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from './build.mjs';
import { endChildrenOnSignal, runNode } from './lib/children.mjs';
import { fromRoot } from './lib/paths.mjs';

const { values } = parseArgs({ options: { all: { type: 'string' } } });
const folder = values.all ? resolve(values.all) : fromRoot('docs/screenshots');
mkdirSync(folder, { recursive: true });
endChildrenOnSignal();
await buildIfStale();
process.exitCode = await runNode(
  [fromRoot('node_modules/@playwright/test/cli.js'), 'test', '--config', 'e2e/screenshots'],
  {
    env: {
      ...process.env,
      SCREENSHOT_FOLDER: folder,
      SCREENSHOT_CHOICE: values.all ? 'all' : 'documents',
    },
  },
);
