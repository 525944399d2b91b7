import { writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;
const READER_WAIT_MS = 20;
const clock = new Int32Array(new SharedArrayBuffer(4));

/**
 * The destination of the log. A line that cannot be written, because the output is a file on a full disk, is dropped.
 * pino's own destination would end the process, and its final flush would retry forever, so the shop would hang.
 */
export const standardOutput = {
  write(line: string): void {
    let rest: Uint8Array = Buffer.from(line);
    while (rest.length > 0) {
      try {
        rest = rest.subarray(writeSync(STANDARD_OUTPUT, rest));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
        Atomics.wait(clock, 0, 0, READER_WAIT_MS); // the reader of a pipe is behind
      }
    }
  },
};
