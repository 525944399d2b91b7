import { invalidate } from '../../apollo/invalidate';
import { toShopError } from '../../apollo/shop-error';
import { useMoveOrderMutation } from '../../generated/staff/orders/move-order';
import type { MoveOrderMutationVariables, OrderStatus } from '../../generated/graphql';
import { orderStatusText } from '../../shared/lib/order-status.rules';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** What is said along with a move: see the mutation. */
type StatusChangeDetails = Omit<MoveOrderMutationVariables, 'id' | 'to'>;

/** Moves an order on, or calls it off; answers whether that went well, and says so. */
export function useMoveOrder() {
  const { showSuccess, showFailure } = useMessages();
  const [move, { loading, client }] = useMoveOrderMutation({
    // It may be in another list now.
    update: (cache) => invalidate(cache, 'adminOrders'),
  });

  const moveOrder = async (
    id: string,
    to: OrderStatus,
    details: StatusChangeDetails = {},
  ): Promise<boolean> => {
    try {
      await move({ variables: { id, to, ...details } });
      showSuccess(`Order ${id}: ${orderStatusText(to)}`);
      return true;
    } catch (error) {
      showFailure(toShopError(error).message);
      // Somebody else was quicker: what is shown is out of date.
      invalidate(client.cache, 'adminOrders', 'adminOrder');
      return false;
    }
  };
  return { moveOrder, loading };
}
