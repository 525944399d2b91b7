import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { projectRoot } from './config';

/**
 * The file that an operator names on the command line: a relative path counts from where the command runs or,
 * since npm runs it in a workspace, from the top. Nothing where there is none.
 */
export function operatorFile(path: string): string | undefined {
  return [resolve(path), resolve(projectRoot, path)].find((candidate) => existsSync(candidate));
}
