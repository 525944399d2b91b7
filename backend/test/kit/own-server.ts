import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../src/platform/config/config';

/** A MariaDB that a test has for itself, since it changes what all databases of a server share. */
export interface OwnServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * @param options of mariadbd
 * @param within a command that runs the one that follows it, in surroundings of its own
 * @param folder for its data
 */
export async function startOwnServer(
  options: readonly string[],
  within: readonly string[] = [],
  folder = tmpdir(),
): Promise<OwnServer> {
  const command = [...within, process.execPath, join(projectRoot, 'scripts/mariadb.mjs')];
  const [program = '', ...args] = [...command, ...options];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: folder },
  });
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^DATABASE_URL=(.+)$/.exec(line) ?? [];
    if (url) return { url, stop };
  }
  throw new Error('MariaDB did not start');
}
