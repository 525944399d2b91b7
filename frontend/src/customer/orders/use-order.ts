import { useEffect, useRef } from 'react';

import { toShopError } from '../../apollo/shop-error';
import type { OrderDetailsFragment } from '../../generated/graphql';
import { useOrderQuery } from '../../generated/orders/order';
import { usePolling } from '../../shared/lib/use-polling';
import { isOver } from '../../shared/lib/order-status.rules';
import { useOrderUpdates } from './use-order-updates';

/** The polling interval without live updates. */
const everyMs = 10_000;

/** One order of the customer; followed while its status may still change, or a refund is pending. */
export function useOrder(orderId: string) {
  const { data, error, refetch } = useOrderQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  const moving = order !== undefined && isMoving(order);
  const live = useOrderUpdates(orderId, moving);
  usePolling(refetch, moving && !live ? everyMs : undefined);
  // The last live update may be older than the final status, and the subscription has ended.
  const wasMoving = useRef(false);
  useEffect(() => {
    if (wasMoving.current && !moving) refetch().catch(() => undefined);
    wasMoving.current = moving;
  }, [moving, refetch]);

  const code = error ? toShopError(error).code : undefined;
  return {
    order,
    /** Whether its changes arrive live. */
    live,
    unknown: code === 'NOT_FOUND' || code === 'VALIDATION',
    failed: code !== undefined,
    retry: () => void refetch(),
  };
}

const isMoving = ({ status, refunds }: OrderDetailsFragment): boolean =>
  !isOver(status) || refunds.some((refund) => refund.status === 'PENDING');
