const channelName = 'grocessay.cart';

/** The one of this tab: what is said on it, everybody hears but who said it. */
let channel: BroadcastChannel | undefined;

/** Tells the other tabs of this browser that the cart is not what it was. */
export const tellCartChange = (): void => channel?.postMessage('changed');

/** Hears of changes that other tabs made, and can tell them of changes from then on; answers what ends that. */
export function hearOfCartChanges(onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const opened = new BroadcastChannel(channelName);
  opened.onmessage = onChange;
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}
