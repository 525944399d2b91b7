/** The storage key. */
export const wishKey = 'grocessay.wish';

/** Remembers the product that a guest wants to save, until they log in. */
export const rememberWish = (productId: string): void => localStorage.setItem(wishKey, productId);

/** Whether a guest wanted to save something. */
export const hasRememberedWish = (): boolean => localStorage.getItem(wishKey) !== null;
