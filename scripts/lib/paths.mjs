import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository, whatever the working directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** @param {string[]} parts */
export const fromRoot = (...parts) => join(root, ...parts);
