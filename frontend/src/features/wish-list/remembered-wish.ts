const storageKey = 'grocessay.wish';

/** Remembers what a guest wants to save, until they have logged in. */
export const rememberWish = (productId: string): void =>
  localStorage.setItem(storageKey, productId);

/** Answers what was remembered, and forgets it. */
export function takeRememberedWish(): string | undefined {
  const productId = localStorage.getItem(storageKey) ?? undefined;
  localStorage.removeItem(storageKey);
  return productId;
}
