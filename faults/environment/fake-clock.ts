import { renameSync, writeFileSync } from 'node:fs';
import { findFaketimeLibrary } from '../../scripts/lib/programs.mjs';

/** The clock of a server, which can be changed while it runs. It advances at normal speed. */
export class FakeClock {
  private aheadMs = 0;

  /** @param file the file from which the server reads the offset of its clock */
  constructor(private readonly file: string) {
    this.moveTo(new Date());
  }

  /** Sets the clock to this instant. */
  moveTo(moment: Date): void {
    this.aheadMs = moment.getTime() - Date.now();
    this.write();
  }

  /** Advances the clock. */
  moveBy(ms: number): void {
    this.aheadMs += ms;
    this.write();
  }

  /** The server's current time. */
  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** The environment of a server with this clock. Only the time of day is changed, not monotonic time. */
  get environment(): Record<string, string> {
    const library = findFaketimeLibrary();
    if (!library) throw new Error('faketime is not installed.');
    return {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: this.file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
  }

  private write(): void {
    const seconds = (this.aheadMs / 1000).toFixed(3);
    writeFileSync(`${this.file}.new`, this.aheadMs < 0 ? seconds : `+${seconds}`);
    renameSync(`${this.file}.new`, this.file); // atomic: readers get the old or the new content
  }
}
