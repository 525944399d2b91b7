import { ok } from 'node:assert/strict';

/**
 * The factor applied to time limits. With --short three environments share two cores, often with other checks: delays
 * there reflect the machine, so only hanging operations fail. The whole suite runs one environment at a time and
 * enforces the limits as they are.
 */
let patience = 1;

export function relaxTimeLimits(): void {
  patience = 10;
}

/** Throws if something exceeded its time limit, with its description. */
export function expectWithin(limitMs: number, tookMs: number, what: string): void {
  ok(tookMs <= limitMs * patience, `${what} after ${Math.round(tookMs)} ms`);
}
