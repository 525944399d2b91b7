// `npm run test:faults`: builds stale parts, installs the prerequisites, and runs the fault suite. See faults/README.md
// for its options.
import { buildIfStale } from './build.mjs';
import { providePrerequisites } from './checks/prerequisites.mjs';
import { endChildrenOnSignal } from './lib/children.mjs';
import { runFaultSuite } from './lib/fault-suite.mjs';

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
process.exit(await runFaultSuite(process.argv.slice(2)));
