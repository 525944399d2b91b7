import { equal } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './caller';
import type { Answer } from './http';
import { newKey, placeOrder } from './operations';
import { expectWithin } from './time-limits';

/** Time limit for the error response while the database is unavailable. */
const REFUSED_WITHIN_MS = 2_000;
/** Time limit for the shop to recover after the database. */
const BACK_WITHIN_MS = 5_000;

/**
 * Waits until the shop detects that its database is unavailable: a response in flight when it failed may still count.
 * Throws if that takes too long.
 */
export async function expectNoticed(customer: Caller): Promise<void> {
  const begunAtMs = performance.now();
  while ((await customer.rest('GET', '/readyz')).status === 200)
    expectWithin(REFUSED_WITHIN_MS, performance.now() - begunAtMs, 'still ready');
}

/**
 * Calls every endpoint of a shop whose database is unavailable: they return 503 in time, but the liveness probe and
 * cached data still work.
 */
export async function expectUnavailable(customer: Caller): Promise<void> {
  const [alive, products, ...others] = await Promise.all([
    customer.rest('GET', '/healthz'),
    customer.rest('GET', '/api/products'),
    customer.rest('GET', '/readyz'),
    customer.ask('{ categories { slug } }'),
    placeOrder(customer, newKey()),
    customer.rest('GET', '/api/cart/list'),
  ]);
  equal(alive.status, 200, '/healthz');
  equal(products.status, 200, 'the products, which are in memory');
  expectRefusedInTime(others);
}

/** Expects that each of these was refused as retryable, in time. */
export function expectRefusedInTime(answers: Answer[]): void {
  for (const { what, status, code, tookMs } of answers) {
    equal(`${status} ${code} for ${what}`, `503 UNAVAILABLE for ${what}`);
    expectWithin(REFUSED_WITHIN_MS, tookMs, `${what}: told`);
  }
}

/** Waits until the shop is ready. Throws if that takes too long. */
export async function expectBack(customer: Caller): Promise<void> {
  const begunAtMs = performance.now();
  for (;;) {
    const { status } = await customer.rest('GET', '/readyz');
    expectWithin(BACK_WITHIN_MS, performance.now() - begunAtMs, 'not ready');
    if (status === 200) return;
    await sleep(50);
  }
}
