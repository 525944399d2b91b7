import { setTimeout as sleep } from 'node:timers/promises';

const LOOKS = 1_200;
const BETWEEN_LOOKS_MS = 50;

/**
 * Waits until it is so, for about a minute.
 * @param work what is to be done before each look
 * @throws Error that it never was so, with what `explain` tells
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

/** Reads again until it is right, for about a minute: what a busy machine may answer in part, and whole the next time. */
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
