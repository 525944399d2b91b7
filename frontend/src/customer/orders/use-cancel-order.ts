import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';

import { invalidate } from '../../apollo/invalidate';
import { toShopError } from '../../apollo/shop-error';
import { useCancelOrderMutation } from '../../generated/orders/cancel-order';
import { OrderDocument } from '../../generated/orders/order';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Cancels an order and shows a message; returns whether that succeeded. */
export function useCancelOrder() {
  const client = useApolloClient();
  const { showSuccess, showFailure } = useMessages();
  const [cancel, { loading }] = useCancelOrderMutation({
    update: (cache) => {
      // The cancellation returned stock, slot, coupon and credit.
      invalidate(cache, 'orders', 'me', 'coupons', 'deliverySlots', 'nextDeliverySlot');
    },
  });

  const cancelOrder = async (id: string): Promise<boolean> => {
    try {
      await cancel({ variables: { id } });
      showSuccess(t`Order cancelled`);
      return true;
    } catch (error) {
      showFailure(toShopError(error).message);
      // Its status may have changed meanwhile.
      await client.refetchQueries({ include: [OrderDocument] }).catch(() => undefined);
      return false;
    }
  };
  return { cancelOrder, loading };
}
