import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { projectRoot } from './config';

/**
 * Finds a file that an operator names on the command line. Relative paths count from the current folder or, since npm
 * runs commands in a workspace, from the root. Undefined where there is no such file.
 */
export function operatorFile(path: string): string | undefined {
  return [resolve(path), resolve(projectRoot, path)].find((candidate) => existsSync(candidate));
}
