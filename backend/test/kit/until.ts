import { setTimeout as sleep } from 'node:timers/promises';

const LOOKS = 1_200;
const BETWEEN_LOOKS_MS = 50;

/**
 * Waits until a condition is true, for about a minute.
 * @param work work to do before each check
 * @throws Error with the text of `explain` if it never becomes true
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { work, explain }: { work?: () => Promise<unknown>; explain?: () => string } = {},
): Promise<void> {
  for (let look = 0; !(await isSo()); look++) {
    if (look > LOOKS) throw new Error(`It never was so${explain ? `: ${explain()}` : ''}`);
    await work?.();
    await sleep(BETWEEN_LOOKS_MS);
  }
}

/** Repeats a read until it succeeds, for about a minute: a busy machine may return a partial response first. */
export async function readUntil<T>(
  read: () => Promise<T>,
  isRight: (value: T) => boolean,
): Promise<T> {
  for (let look = 0; ; look++) {
    const value = await read();
    if (isRight(value) || look > LOOKS) return value;
    await sleep(BETWEEN_LOOKS_MS);
  }
}
