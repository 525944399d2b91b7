import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';

/** Ends at once on SIGTERM, as npm and Jest do, and leaves behind a child that prints its id. */
const careless = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'], {
    stdio: 'inherit',
  });
  setInterval(() => {}, 1000);
`;
const children = new URL('./children.mjs', import.meta.url).href;
const script = `
  import { endChildrenOnSignal, runNode } from ${JSON.stringify(children)};
  endChildrenOnSignal();
  await runNode(['-e', ${JSON.stringify(careless)}], { cwd: '/' });
  console.log('goes on');
  await runNode(['-e', ${JSON.stringify(careless)}], { cwd: '/' });
`;

/**
 * Whether a process runs; a process that has ended may remain as a zombie.
 * @param {number} pid
 */
function isRunning(pid) {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

describe('a script that ends its children on a signal', () => {
  it.each(
    /** @type {const} */ ([
      ['SIGTERM', 143],
      ['SIGINT', 130],
      ['SIGHUP', 129],
    ]),
  )('leaves no process behind, and goes on with nothing, on %s', async (signal, exitCode) => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const output = createInterface(parent.stdout);
    const [line] = await once(output, 'line');
    const grandchild = Number(line);
    /** @type {string[]} */
    const later = [];
    output.on('line', (text) => later.push(text));
    expect(isRunning(grandchild)).toBe(true);
    parent.kill(signal);
    const [code] = await once(parent, 'exit');
    expect(code).toBe(exitCode);
    expect(isRunning(grandchild)).toBe(false);
    expect(later).toEqual([]);
  });
});
