import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../config/config';

const SCRIPT = `
  const { readConfig } = require('./src/platform/config/config');
  const { createLog } = require('./src/platform/observability/log/logger');
  const log = createLog({ ...readConfig({}), production: true });
  for (let line = 1; line <= 100; line++) log.info({ line }, 'A line');
  setTimeout(() => process.stderr.write('goes on'), 50);
`;

/** Starts a process that writes a hundred lines to its log, redirected to a file. */
function logTo(path: string) {
  const output = openSync(path, 'a');
  const ended = spawnSync(process.execPath, ['-r', '@swc-node/register', '-e', SCRIPT], {
    cwd: join(projectRoot, 'backend'),
    stdio: ['ignore', output, 'pipe'],
    encoding: 'utf8',
    timeout: 25_000,
  });
  closeSync(output);
  return { status: ended.status, said: ended.stderr };
}

describe('the log', () => {
  it('goes to the standard output, each line whole', () => {
    const folder = mkdtempSync(join(tmpdir(), 'grocessay-log-'));
    const path = join(folder, 'log');
    expect(logTo(path)).toEqual({ status: 0, said: 'goes on' });
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    rmSync(folder, { recursive: true });
    expect(lines.map((line) => JSON.parse(line).line)).toEqual(lines.map((_, at) => at + 1));
    expect(lines).toHaveLength(100);
  });

  it('on a disk that is full is lost, and the process goes on', () => {
    expect(logTo('/dev/full')).toEqual({ status: 0, said: 'goes on' });
  });
});
