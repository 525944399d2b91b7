import { useApolloClient } from '@apollo/client/react';

import { toShopError, type ShopError } from '../../../apollo/shop-error';
import {
  CartDocument,
  DeliverySlotsDocument,
  usePlaceOrderMutation,
  type OrderRowsFragment,
  type PaymentMethod,
} from '../../../generated/graphql';
import { useMessages } from '../../../ui/messages/use-messages';
import { endOrderAttempt, orderAttemptKey } from '../order-attempt';

interface Basket {
  items: readonly { id: string; quantity: number }[];
  paymentMethod: PaymentMethod;
  deliverySlotId: string | undefined;
}

export type PlacedOrRefused =
  { placed: true; order: OrderRowsFragment } | { placed: false; refusal: ShopError };

/** Where no answer came, or one that says nothing: the order may have been placed all the same. */
const unanswered: readonly string[] = ['UNREACHABLE', 'UNAVAILABLE', 'INTERNAL'];

/**
 * Places the whole cart as an order. The same basket keeps its idempotency key until the server has
 * answered, so asking again after a lost answer places one order only.
 */
export function usePlaceOrder() {
  const client = useApolloClient();
  const { showSuccess } = useMessages();
  const [place] = usePlaceOrderMutation({
    update: (cache) => cache.evict({ fieldName: 'orders' }),
  });

  // Ordered or refused: the stock, the slots and the cart are no longer what they were.
  const lookAgain = () => {
    const include = [CartDocument, DeliverySlotsDocument];
    void Promise.allSettled([client.refetchQueries({ include })]);
  };

  return async (basket: Basket): Promise<PlacedOrRefused> => {
    const { paymentMethod, deliverySlotId } = basket;
    const input = { idempotencyKey: orderAttemptKey(basket), paymentMethod, deliverySlotId };
    try {
      const { data } = await place({ variables: { input } });
      if (!data) throw new Error('The server answered without an order.');
      endOrderAttempt();
      showSuccess('Place order Sucessfully');
      lookAgain();
      return { placed: true, order: data.placeOrder };
    } catch (error) {
      const refusal = toShopError(error);
      if (!unanswered.includes(refusal.code)) {
        endOrderAttempt();
        lookAgain();
      }
      return { placed: false, refusal };
    }
  };
}
