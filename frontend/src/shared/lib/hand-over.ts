const storageKey = 'grocessay.hand-over';

/** Stores the mark of a program's hand-over until its lines are ordered: the program then learns of the order. */
export function keepHandOver(mark: string | null): void {
  if (mark && /^[0-9a-f]{64}$/.test(mark)) sessionStorage.setItem(storageKey, mark);
}

/** The hand-over mark of the lines in the cart, if any. */
export const handOver = (): string | undefined => sessionStorage.getItem(storageKey) ?? undefined;

/** Forgets the mark once the lines are ordered. */
export const forgetHandOver = (): void => sessionStorage.removeItem(storageKey);
