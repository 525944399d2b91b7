// Regenerates schema.graphql and the files in codegen.yml when a GraphQL type or document is saved.
import { watch } from 'node:fs';
import { endChildrenOnSignal, runNpm } from './lib/children.mjs';
import { fromRoot } from './lib/paths.mjs';

const settleMilliseconds = 400;
const decidesTheSchema = /\.(resolver|input|entity|type|types|args|enum)\.ts$/;
const isDocument = /\.graphql$/;

let waiting = /** @type {NodeJS.Timeout | undefined} */ (undefined);
let busy = false;

async function generate() {
  if (busy) return schedule();
  busy = true;
  const exitCode = await runNpm('codegen');
  busy = false;
  if (exitCode !== 0) console.error('codegen failed; it runs again at the next change.');
}

function schedule() {
  clearTimeout(waiting);
  waiting = setTimeout(generate, settleMilliseconds);
}

/**
 * @param {string} folder
 * @param {RegExp} pattern
 */
const watchFolder = (folder, pattern) =>
  watch(folder, { recursive: true }, (_event, file) => {
    if (file && pattern.test(file)) schedule();
  });

endChildrenOnSignal();
watchFolder(fromRoot('backend/src'), decidesTheSchema);
watchFolder(fromRoot('frontend/src'), isDocument);
watchFolder(fromRoot('docs/examples/client/operations'), isDocument);
