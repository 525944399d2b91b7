import { useEffect, useEffectEvent, useState } from 'react';

import { useOrderUpdatesSubscription } from '../../generated/orders/order';

/** After so long a stream that broke off, or was not to be had, is asked for again. */
const againAfterMs = 15_000;

/**
 * Follows an order while it moves: what happens to it is in the cache a moment later.
 * @returns whether that works at this moment
 */
export function useOrderUpdates(orderId: string, moving: boolean): boolean {
  const [live, setLive] = useState(false);
  const { restart } = useOrderUpdatesSubscription({
    variables: { id: orderId },
    skip: !moving,
    ignoreResults: true,
    onData: () => setLive(true),
    onError: () => setLive(false),
    onComplete: () => setLive(false),
  });

  const begin = useEffectEvent(() => {
    if (!document.hidden) restart();
  });
  useEffect(() => {
    if (!moving || live) return;
    const timer = setInterval(() => begin(), againAfterMs);
    return () => clearInterval(timer);
  }, [moving, live]);
  return live;
}
