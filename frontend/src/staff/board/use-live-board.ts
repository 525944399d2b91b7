import { useEffect, useEffectEvent, useState } from 'react';

import { failureOf } from '../../apollo/shop-error';
import {
  OrderBoardDocument,
  useOrderBoardQuery,
  useOrderBoardUpdatesSubscription,
} from '../../generated/staff/board/board';
import { useOffline } from '../../shared/lib/offline';
import { usePolling } from '../../shared/lib/use-polling';

/** Orders become late without any event, and a stream may break unnoticed. */
const pollMs = 30_000;
/** A stream without a first event for this long is restarted. */
const patienceMs = 8_000;
/** The delays between attempts; the last one repeats. */
const pausesMs = [1_000, 2_000, 4_000, 8_000];

/**
 * Prevents sharing a stream with a board that was just replaced, as after a change of the language: it would get no
 * first event.
 */
const ownStream = { queryDeduplication: false };

type Connection = 'connecting' | 'live' | 'broken';

/**
 * The current orders of a day. When the connection breaks, the board keeps the last state and reconnects by itself: a
 * stream starts with all orders.
 */
export function useLiveBoard(day: string) {
  const variables = { day };
  const { data, previousData, error, refetch } = useOrderBoardQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const [connection, setConnection] = useState<Connection>('connecting');
  const [failedCount, setFailedCount] = useState(0);
  const fail = () => {
    setConnection('broken');
    setFailedCount((count) => count + 1);
  };
  const { restart } = useOrderBoardUpdatesSubscription({
    variables,
    ignoreResults: true,
    context: ownStream,
    onData: ({ data: { data: update }, client }) => {
      setConnection('live');
      setFailedCount(0);
      if (update)
        client.writeQuery({
          query: OrderBoardDocument,
          variables,
          data: { orderBoard: update.orderBoardChanged },
        });
    },
    onError: fail,
    onComplete: fail,
  });
  const isOffline = useOffline();
  usePolling(refetch, pollMs);

  const begin = useEffectEvent(() => {
    setConnection('connecting');
    restart();
  });
  const lose = useEffectEvent(fail);
  useEffect(() => {
    if (connection === 'live') return;
    const pauseMs = pausesMs[Math.min(failedCount, pausesMs.length) - 1] ?? 0;
    const timer =
      connection === 'broken'
        ? setTimeout(() => begin(), pauseMs)
        : setTimeout(() => lose(), patienceMs);
    return () => clearTimeout(timer);
  }, [connection, failedCount]);

  useEffect(() => {
    const onOffline = () => lose();
    const onOnline = () => begin();
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, []);

  return {
    board: (data ?? previousData)?.orderBoard,
    failure: failureOf(error),
    retry: () => void refetch(),
    // A stream may still deliver events from before the device went offline.
    isReconnecting: isOffline || failedCount > 0,
    isLive: connection === 'live',
  };
}
