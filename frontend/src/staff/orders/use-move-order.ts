import { t } from '@lingui/core/macro';

import { invalidate } from '../../apollo/invalidate';
import { useMoveOrderMutation } from '../../generated/staff/orders/move-order';
import type { MoveOrderMutationVariables, OrderStatus } from '../../generated/graphql';
import { orderStatusText } from '../../shared/lib/order-status.rules';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { useAttempt } from '../kit/use-attempt';

/** The other arguments of the mutation, such as the reason. */
type StatusChangeDetails = Omit<MoveOrderMutationVariables, 'id' | 'to'>;

/** Changes the status of an order and shows a message. Returns whether it succeeded. */
export function useMoveOrder() {
  const { showSuccess } = useMessages();
  const attempt = useAttempt();
  const [move, { loading, client }] = useMoveOrderMutation({
    // The order may match another list now.
    update: (cache) => invalidate(cache, 'adminOrders'),
  });

  const moveOrder = async (
    id: string,
    to: OrderStatus,
    details: StatusChangeDetails = {},
  ): Promise<boolean> => {
    const isMoved = await attempt(async () => {
      await move({ variables: { id, to, ...details } });
      showSuccess(t`Order ${id}: ${orderStatusText(to)}`);
    });
    // Somebody else changed the order first, so the screen is out of date.
    if (!isMoved) invalidate(client.cache, 'adminOrders', 'adminOrder');
    return isMoved;
  };
  return { moveOrder, loading };
}
