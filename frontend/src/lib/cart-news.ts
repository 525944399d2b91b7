const channelName = 'grocessay.cart';

/** The one of this tab: what is said on it, everybody hears but who said it. */
let channel: BroadcastChannel | undefined;

/** When any tab said it last, in milliseconds since 1970. */
const lastChangeKey = 'cart-changed-at';

/** Tells the other tabs of this browser that the cart is not what it was. */
export function tellCartChange(): void {
  channel?.postMessage('changed');
  localStorage.setItem(lastChangeKey, String(Date.now()));
}

/** Hears of changes that other tabs made, and can tell them of changes from then on; answers what ends that. */
export function hearOfCartChanges(onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const opened = new BroadcastChannel(channelName);
  opened.onmessage = onChange;
  channel = opened;
  // Between the drawing of this page and now, nobody here listened.
  if (Number(localStorage.getItem(lastChangeKey)) > performance.timeOrigin) onChange();
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}
