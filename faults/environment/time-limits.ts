import { ok } from 'node:assert/strict';

/**
 * How many times a limit may be taken. With --short three environments share two cores, and often with other checks: what
 * is late there tells of the machine, so only what is stuck fails. The whole suite, an environment at a time, keeps to the
 * limit itself.
 */
let patience = 1;

export function relaxTimeLimits(): void {
  patience = 10;
}

/** Throws where something took longer than it may, and says what. */
export function expectWithin(limitMs: number, tookMs: number, what: string): void {
  ok(tookMs <= limitMs * patience, `${what} after ${Math.round(tookMs)} ms`);
}
