import { invalidate } from '../../apollo/invalidate';
import { toShopError } from '../../apollo/shop-error';
import { useCollectCashMutation } from '../../generated/staff/orders/move-order';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Marks the cash of an order as collected; answers whether that went well, and says so. */
export function useCollectCash() {
  const { showSuccess, showFailure } = useMessages();
  const [collect, { loading, client }] = useCollectCashMutation();

  const collectCash = async (orderId: string): Promise<boolean> => {
    try {
      await collect({ variables: { orderId } });
      showSuccess(`Order ${orderId}: cash collected`);
      return true;
    } catch (error) {
      showFailure(toShopError(error).message);
      invalidate(client.cache, 'adminOrders');
      return false;
    }
  };
  return { collectCash, loading };
}
