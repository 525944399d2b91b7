/** The storage key for the time of the last cart change in any tab. The storage event tells the other tabs. */
const lastChangeKey = 'cart-changed-at';

/** Notifies the other tabs of this browser that the cart has changed. */
export function announceCartChange(): void {
  localStorage.setItem(lastChangeKey, String(Date.now()));
}

/** Calls back when another tab has changed the cart since this page was requested. Returns the unsubscribe function. */
export function subscribeToCartChanges(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === lastChangeKey) onChange();
  };
  window.addEventListener('storage', onStorage);
  // Detects a change between the page's request and this subscription.
  if (Number(localStorage.getItem(lastChangeKey)) > performance.timeOrigin) onChange();
  return () => window.removeEventListener('storage', onStorage);
}
