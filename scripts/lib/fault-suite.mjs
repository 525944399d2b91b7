import { runNode } from './children.mjs';
import { fromRoot } from './paths.mjs';

/**
 * Runs the fault suite on the current build; see faults/README.md.
 * @param {string[]} args
 * @param {import('./children.mjs').RunOptions} [options]
 * @returns {Promise<number>} the exit code
 */
export const runFaultSuite = (args, options) =>
  runNode(['-r', '@swc-node/register', fromRoot('faults/main.ts'), ...args], {
    ...options,
    env: { ...process.env, TS_NODE_PROJECT: fromRoot('faults/tsconfig.json') },
  });
