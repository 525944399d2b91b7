const storageKey = 'grocessay.hand-over';

/** Keeps by which link a program handed lines over, until they are ordered: it learns of the order. */
export function keepHandOver(mark: string | null): void {
  if (mark && /^[0-9a-f]{64}$/.test(mark)) sessionStorage.setItem(storageKey, mark);
}

/** The link of the lines in the cart, where they came by one. */
export const handOver = (): string | undefined => sessionStorage.getItem(storageKey) ?? undefined;

/** The lines are ordered. */
export const forgetHandOver = (): void => sessionStorage.removeItem(storageKey);
