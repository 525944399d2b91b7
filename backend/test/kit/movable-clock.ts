import { Clock } from '../../src/kernel/clock';

/** A clock that stands still until a test moves it. */
export class MovableClock implements Clock {
  constructor(private instant: Date = new Date()) {}

  now(): Date {
    return this.instant;
  }

  /** Moves it to an instant. */
  set(instant: string | Date): void {
    this.instant = new Date(instant);
  }

  /** Moves it forwards or backwards. */
  advance({ minutes = 0, days = 0 }: { minutes?: number; days?: number }): void {
    this.instant = new Date(this.instant.getTime() + (days * 24 * 60 + minutes) * 60_000);
  }
}
