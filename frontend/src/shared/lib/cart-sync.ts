/** When any tab changed the cart last, in milliseconds since 1970: a change of it is what the other tabs hear of. */
const lastChangeKey = 'cart-changed-at';

/** Tells the other tabs of this browser that the cart is not what it was. */
export function announceCartChange(): void {
  localStorage.setItem(lastChangeKey, String(Date.now()));
}

/** Hears of changes that other tabs made since this page was asked for; answers what ends that. */
export function subscribeToCartChanges(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === lastChangeKey) onChange();
  };
  window.addEventListener('storage', onStorage);
  // Until now nobody here listened, and what the server has sent may be older.
  if (Number(localStorage.getItem(lastChangeKey)) > performance.timeOrigin) onChange();
  return () => window.removeEventListener('storage', onStorage);
}
