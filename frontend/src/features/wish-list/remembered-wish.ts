/** The storage key. */
export const wishKey = 'grocessay.wish';

/** Remembers what a guest wants to save, until they have logged in. */
export const rememberWish = (productId: string): void => localStorage.setItem(wishKey, productId);

/** Whether a guest wanted to save something. */
export const hasRememberedWish = (): boolean => localStorage.getItem(wishKey) !== null;
