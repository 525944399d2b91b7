import type { EntityManager } from 'typeorm';

/** Work before or after the COMMIT of a transaction. */
type Step = () => Promise<void>;

const before = new WeakMap<EntityManager, Step[]>();
const after = new WeakMap<EntityManager, Step[]>();

/** Schedules a step for the end of an open transaction, right before its COMMIT and as part of it. */
export function beforeCommit(tx: EntityManager, step: Step): void {
  before.set(tx, [...(before.get(tx) ?? []), step]);
}

/**
 * Schedules a step after the COMMIT of an open transaction, before the response to the caller. It must not fail, since
 * the commit cannot be undone.
 */
export function afterCommit(tx: EntityManager, step: Step): void {
  after.set(tx, [...(after.get(tx) ?? []), step]);
}

/** Runs the steps scheduled before the COMMIT. */
export function finishBeforeCommit(tx: EntityManager): Promise<void> {
  return doAll(before, tx);
}

/** Runs the steps scheduled after the COMMIT. */
export function followCommit(tx: EntityManager): Promise<void> {
  return doAll(after, tx);
}

async function doAll(steps: WeakMap<EntityManager, Step[]>, tx: EntityManager): Promise<void> {
  for (const step of steps.get(tx) ?? []) await step();
  steps.delete(tx);
}
