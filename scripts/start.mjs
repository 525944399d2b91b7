// `npm start`: builds what is missing, then becomes the server. There is one process, so a signal or a
// kill reaches the server itself.
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
// Stacks in the log name the lines of the sources.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(serverEntry).href);

/**
 * npm starts this script through a shell. A plain kill of npm ends that shell, which tells nobody: without
 * this the server would be left behind, holding its port.
 */
function stopWithoutParent() {
  const parent = process.ppid;
  const watch = () => process.ppid === parent || process.kill(process.pid, 'SIGTERM');
  if (process.env['npm_lifecycle_event']) setInterval(watch, 500).unref();
}
