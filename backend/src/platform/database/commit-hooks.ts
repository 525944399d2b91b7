import type { EntityManager } from 'typeorm';

/** What a transaction still has to write before it ends, and what is done when it has ended well. */
type Step = () => Promise<void>;

const before = new WeakMap<EntityManager, Step[]>();
const after = new WeakMap<EntityManager, Step[]>();

/** Has a step done once the work of an open transaction is done, right before its COMMIT, and as a part of it. */
export function beforeCommit(tx: EntityManager, step: Step): void {
  before.set(tx, [...(before.get(tx) ?? []), step]);
}

/**
 * Has a step done after the COMMIT of an open transaction, before whoever asked for it is answered. It must not fail:
 * what was committed stays.
 */
export function afterCommit(tx: EntityManager, step: Step): void {
  after.set(tx, [...(after.get(tx) ?? []), step]);
}

/** Does what is left to do of a transaction. */
export function finishBeforeCommit(tx: EntityManager): Promise<void> {
  return doAll(before, tx);
}

/** Does what follows from a transaction that was committed. */
export function followCommit(tx: EntityManager): Promise<void> {
  return doAll(after, tx);
}

async function doAll(steps: WeakMap<EntityManager, Step[]>, tx: EntityManager): Promise<void> {
  for (const step of steps.get(tx) ?? []) await step();
  steps.delete(tx);
}
