import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the repository, whatever folder a script was started from. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** @param {string[]} parts */
export const fromRoot = (...parts) => join(root, ...parts);
