import { equal } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './caller';
import type { Answer } from './http';
import { newKey, placeOrder } from './shopping';
import { expectWithin } from './soon';

/** While the database is away, nobody waits longer for the answer that says so. */
const TOLD_WITHIN_MS = 2_000;
/** Once it is back, the shop is back within this time, by itself. */
const BACK_WITHIN_MS = 5_000;

/** Asks at every door of a shop whose database is away: 503 in time, but it lives and shows what it has. */
export async function expectUnavailable(buyer: Caller): Promise<void> {
  const [alive, products, ...others] = await Promise.all([
    buyer.rest('GET', '/healthz'),
    buyer.rest('GET', '/api/products'),
    buyer.rest('GET', '/readyz'),
    buyer.ask('{ categories { slug } }'),
    placeOrder(buyer, newKey()),
    buyer.rest('GET', '/api/cart/list'),
  ]);
  equal(alive.status, 200, '/healthz');
  equal(products.status, 200, 'the products, which are in memory');
  expectToldInTime(others);
}

/** Every one of these was told to come again, in time. */
export function expectToldInTime(answers: Answer[]): void {
  for (const { what, status, code, tookMs } of answers) {
    equal(`${status} ${code} for ${what}`, `503 UNAVAILABLE for ${what}`);
    expectWithin(TOLD_WITHIN_MS, tookMs, `${what}: told`);
  }
}

/** Waits until the shop is ready. Throws where that takes too long. */
export async function expectBack(buyer: Caller): Promise<void> {
  const begunAtMs = performance.now();
  for (;;) {
    const { status } = await buyer.rest('GET', '/readyz');
    expectWithin(BACK_WITHIN_MS, performance.now() - begunAtMs, 'not ready');
    if (status === 200) return;
    await sleep(50);
  }
}
