import { useEffect, useEffectEvent, useState } from 'react';

import { useOrderUpdatesSubscription } from '../../generated/orders/order';

/** After so long a stream that broke off, or was not to be had, is asked for again. */
const againAfterMs = 15_000;

/** A stream of its own: one shared with a page that just made way, as after a change of the language, says nothing at its beginning. */
const ownStream = { queryDeduplication: false };

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
    context: ownStream,
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
