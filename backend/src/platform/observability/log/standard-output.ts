import { writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;
const READER_WAIT_MS = 20;
const clock = new Int32Array(new SharedArrayBuffer(4));

/**
 * Where the log goes. A line that cannot be written, since the output is a file on a disk that is full, is lost. pino's
 * own destination ends the process then, and its last flush tries again without end: the shop would stand still.
 */
export const standardOutput = {
  write(line: string): void {
    let rest: Uint8Array = Buffer.from(line);
    while (rest.length > 0) {
      try {
        rest = rest.subarray(writeSync(STANDARD_OUTPUT, rest));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
        Atomics.wait(clock, 0, 0, READER_WAIT_MS); // whoever reads a pipe is behind
      }
    }
  },
};
