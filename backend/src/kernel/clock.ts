/** Where rules get the time from; only `main` and the tests decide which clock that is. */
export interface Clock {
  now(): Date;
}

/** The wall clock. */
export const wallClock: Clock = { now: () => new Date() };
