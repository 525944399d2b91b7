import type { EntityManager } from 'typeorm';

/** What a transaction still has to write before it ends. */
type Step = () => Promise<void>;

const steps = new WeakMap<EntityManager, Step[]>();

/** Has a step done once the work of an open transaction is done, right before its COMMIT, and as a part of it. */
export function beforeCommit(tx: EntityManager, step: Step): void {
  steps.set(tx, [...(steps.get(tx) ?? []), step]);
}

/** Does what is left to do of a transaction. */
export async function finishBeforeCommit(tx: EntityManager): Promise<void> {
  for (const step of steps.get(tx) ?? []) await step();
  steps.delete(tx);
}
