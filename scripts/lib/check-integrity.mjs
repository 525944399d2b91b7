import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fromRoot } from './paths.mjs';

/**
 * Runs `check:books` on a shop's data, and checks its log.
 * @param {{ folder: string, databaseUrl: string }} data
 * @param {string} logPath
 * @throws Error with the output if there is a breach
 */
export async function checkIntegrity({ folder, databaseUrl }, logPath) {
  const args = [fromRoot('backend/dist/cli.js'), 'check:books', '--logs', logPath];
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, DATABASE_URL: databaseUrl };
  try {
    await promisify(execFile)(process.execPath, args, { cwd: folder, env });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (
      error
    );
    const breaches = stdout.split('\n').filter((line) => !line.startsWith('ok '));
    throw new Error(`check:books:\n${breaches.join('\n')}${stderr}`, { cause: error });
  }
}
