import { renameSync, writeFileSync } from 'node:fs';
import { findFaketimeLibrary } from '../../scripts/lib/programs.mjs';

/** The clock of a server, which is moved while it runs. Its minutes last as long as ours. */
export class FakeClock {
  private aheadMs = 0;

  /** @param file where the server looks how far its clock is ahead */
  constructor(private readonly file: string) {
    this.moveTo(new Date());
  }

  /** Makes it this moment now. */
  moveTo(moment: Date): void {
    this.aheadMs = moment.getTime() - Date.now();
    this.write();
  }

  /** Moves it on. */
  moveBy(ms: number): void {
    this.aheadMs += ms;
    this.write();
  }

  /** What the server takes for now. */
  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** The settings with which a server has this clock. Waiting times are not moved, only the time of day. */
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
    renameSync(`${this.file}.new`, this.file); // whoever reads it reads the old or the new, nothing half
  }
}
