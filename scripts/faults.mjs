// `npm run test:faults`: builds what is missing, installs what the faults need, and plays the fault suite.
// See faults/README.md for its options.
import { buildIfStale } from './build.mjs';
import { providePrerequisites } from './checks/prerequisites.mjs';
import { endChildrenOnSignal, runNode } from './lib/children.mjs';
import { fromRoot } from './lib/paths.mjs';

endChildrenOnSignal();
const missing = await providePrerequisites(['mariadb', 'galera', 'haproxy', 'faketime']);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  console.log(`\n0 passed, ${missing.length} failed`);
  process.exit(1);
}
try {
  await buildIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const suite = ['-r', '@swc-node/register', fromRoot('faults/main.ts'), ...process.argv.slice(2)];
process.exit(
  await runNode(suite, {
    env: { ...process.env, TS_NODE_PROJECT: fromRoot('faults/tsconfig.json') },
  }),
);
