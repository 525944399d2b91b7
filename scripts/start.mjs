// `npm start`: builds stale parts, then becomes the server. There is one process, so signals reach the server itself.
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build.mjs';
import { endChildrenOnSignal } from './lib/children.mjs';
import { fromRoot } from './lib/paths.mjs';

const leaveSignalsToTheServer = endChildrenOnSignal();
try {
  await buildIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
leaveSignalsToTheServer();

stopWithoutParent();
const serverEntry = fromRoot('backend/dist/main.js');
process.argv[1] = serverEntry;
// Stack traces in the log refer to source lines.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(serverEntry).href);

/**
 * npm starts this script through a shell. A SIGTERM to npm ends that shell, which does not forward the signal: without
 * this the server would be left running on its port.
 */
function stopWithoutParent() {
  const parent = process.ppid;
  const watch = () => process.ppid === parent || process.kill(process.pid, 'SIGTERM');
  if (process.env['npm_lifecycle_event']) setInterval(watch, 500).unref();
}
