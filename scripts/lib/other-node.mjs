import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUpOnSignal, run } from './children.mjs';

/**
 * Provides another Node version, which npm installs into a temporary folder.
 * @template Result
 * @param {number} version the major one
 * @param {(program: string) => Promise<Result>} use
 * @throws Error if npm has none for this machine
 */
export async function withNode(version, use) {
  const folder = await mkdtemp(join(tmpdir(), 'grocessay-node-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const forgetCleanUp = cleanUpOnSignal(remove);
  const name = `node-linux-${process.arch}`;
  try {
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
    // Options for a folder without a package.json: npm would otherwise use the next one above it.
    const exitCode = await run('npm', [...args, `${name}@${version}`], { cwd: folder });
    if (exitCode !== 0) throw new Error(`npm has no ${name}@${version}`);
    return await use(join(folder, 'node_modules', name, 'bin/node'));
  } finally {
    await remove();
    forgetCleanUp();
  }
}
