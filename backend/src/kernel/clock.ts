/** The time source of all rules; only `main` and the tests choose the clock. */
export interface Clock {
  now(): Date;
}

/** The wall clock. */
export const wallClock: Clock = { now: () => new Date() };
