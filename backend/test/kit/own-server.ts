import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../src/platform/config/config';

/** A MariaDB server for a single test that changes server-wide settings. */
export interface OwnServer {
  url: string;
  stop(): Promise<void>;
}

/** @param options options of mariadbd */
export async function startOwnServer(options: readonly string[]): Promise<OwnServer> {
  const args = [join(projectRoot, 'scripts/mariadb.mjs'), ...options];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
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
