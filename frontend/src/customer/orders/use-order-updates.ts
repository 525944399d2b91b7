import { useEffect, useEffectEvent, useState } from 'react';

import { useOrderUpdatesSubscription } from '../../generated/orders/order';
import { useOffline } from '../../shared/lib/offline';

/** The delay before another attempt after a stream broke off or could not be opened. */
const againAfterMs = 15_000;

/**
 * Prevents sharing a stream with a page that was just replaced, as after a change of the language: it would get no
 * first event.
 */
const ownStream = { queryDeduplication: false };

/**
 * Follows an order while it may change, and updates the cache with each change.
 * @returns whether updates currently arrive live
 */
export function useOrderUpdates(orderId: string, moving: boolean): boolean {
  const [live, setLive] = useState(false);
  const isOffline = useOffline();
  const followed = moving && !isOffline;
  const { restart } = useOrderUpdatesSubscription({
    variables: { id: orderId },
    // A lost connection does not always end the stream: a new one follows it.
    skip: !followed,
    ignoreResults: true,
    context: ownStream,
    onData: () => setLive(true),
    onError: () => setLive(false),
    onComplete: () => setLive(false),
  });

  const begin = useEffectEvent(() => {
    if (!document.hidden) restart();
  });
  useEffect(() => {
    if (!followed || live) return;
    const timer = setInterval(() => begin(), againAfterMs);
    return () => clearInterval(timer);
  }, [followed, live]);
  return live && followed;
}
