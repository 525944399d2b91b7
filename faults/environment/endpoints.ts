import { equal } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './caller';
import type { Answer } from './http';
import { newKey, placeOrder } from './operations';
import { expectWithin } from './time-limits';

/** While the database is away, nobody waits longer for the answer that says so. */
const REFUSED_WITHIN_MS = 2_000;
/** Once it is back, the shop is back within this time, by itself. */
const BACK_WITHIN_MS = 5_000;

/**
 * Waits until the shop knows that its database is away: a sign of life that was on its way when it went away may still
 * count. Throws where that takes too long.
 */
export async function expectNoticed(customer: Caller): Promise<void> {
  const begunAtMs = performance.now();
  while ((await customer.rest('GET', '/readyz')).status === 200)
    expectWithin(REFUSED_WITHIN_MS, performance.now() - begunAtMs, 'still ready');
}

/** Asks at every endpoint of a shop whose database is away: 503 in time, but it lives and shows what it has. */
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

/** Every one of these was told to come again, in time. */
export function expectRefusedInTime(answers: Answer[]): void {
  for (const { what, status, code, tookMs } of answers) {
    equal(`${status} ${code} for ${what}`, `503 UNAVAILABLE for ${what}`);
    expectWithin(REFUSED_WITHIN_MS, tookMs, `${what}: told`);
  }
}

/** Waits until the shop is ready. Throws where that takes too long. */
export async function expectBack(customer: Caller): Promise<void> {
  const begunAtMs = performance.now();
  for (;;) {
    const { status } = await customer.rest('GET', '/readyz');
    expectWithin(BACK_WITHIN_MS, performance.now() - begunAtMs, 'not ready');
    if (status === 200) return;
    await sleep(50);
  }
}
