import { useEffect, useRef } from 'react';

import { toShopError } from '../../apollo/shop-error';
import type { OrderDetailsFragment } from '../../generated/graphql';
import { useOrderQuery } from '../../generated/orders/order';
import { usePolling } from '../../shared/lib/use-polling';
import { isOver } from '../../shared/lib/order-status.rules';
import { useOrderUpdates } from './use-order-updates';

/** Where nothing is told live. */
const everyMs = 10_000;

/** One order of the client; followed while it may still move, or money is on its way back. */
export function useOrder(orderId: string) {
  const { data, error, refetch } = useOrderQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  const moving = order !== undefined && isMoving(order);
  const live = useOrderUpdates(orderId, moving);
  usePolling(refetch, moving && !live ? everyMs : undefined);
  // What was told live may have been read while it moved on, and nobody listens for the rest any more.
  const wasMoving = useRef(false);
  useEffect(() => {
    if (wasMoving.current && !moving) refetch().catch(() => undefined);
    wasMoving.current = moving;
  }, [moving, refetch]);

  const code = error ? toShopError(error).code : undefined;
  return {
    order,
    /** Whether its moves are told the moment they happen. */
    live: moving && live,
    unknown: code === 'NOT_FOUND' || code === 'VALIDATION',
    failed: code !== undefined,
    retry: () => void refetch(),
  };
}

const isMoving = ({ status, refunds }: OrderDetailsFragment): boolean =>
  !isOver(status) || refunds.some((refund) => refund.status === 'PENDING');
