import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';

import { invalidate } from '../../../apollo/invalidate';
import { toShopError, type ShopError } from '../../../apollo/shop-error';
import { AddressesDocument } from '../../../generated/addresses/addresses';
import { CartDocument } from '../../../generated/cart/cart';
import { QuoteDocument } from '../../../generated/checkout/quote';
import { DeliverySlotsDocument } from '../../../generated/delivery/delivery-slots';
import { NextDeliverySlotDocument } from '../../../generated/delivery/next-delivery-slot';
import type {
  ExpectedLineInput,
  OrderRowsFragment,
  PaymentMethod,
  Substitution,
} from '../../../generated/graphql';
import { usePlaceOrderMutation } from '../../../generated/orders/place-order';
import { announceCartChange } from '../../../shared/lib/cart-sync';
import { forgetHandOver, handOver } from '../../../shared/lib/hand-over';
import { useMessages } from '../../../shared/ui/messages/use-messages';
import { endOrderAttempt, orderAttemptKey, type OrderAttemptContents } from './order-attempt';

interface OrderContents extends OrderAttemptContents {
  paymentMethod: PaymentMethod;
  substitution: Substitution;
  /** The sum to pay that was shown; the order is refused if it differs. */
  expectedTotalPaise: number;
  /** The proposed order that this order approves. */
  proposalId?: string | undefined;
}

export type PlacedOrRefused =
  { placed: true; order: OrderRowsFragment } | { placed: false; refusal: ShopError };

/** No response, or one without a result: the order may have been placed nevertheless. */
const unanswered: readonly string[] = ['UNREACHABLE', 'UNAVAILABLE', 'INTERNAL'];

/** An order changes the stock, the slots and the cart. */
const changedByOrder = [CartDocument, DeliverySlotsDocument, NextDeliverySlotDocument];

/** Also refetched after a refusal, as they may have caused it. */
const readBeforeOrder = [...changedByOrder, QuoteDocument, AddressesDocument];

/**
 * Places the whole cart as an order. The same cart keeps its idempotency key until the server has responded, so a retry
 * after a lost response places only one order.
 */
export function usePlaceOrder() {
  const client = useApolloClient();
  const { showSuccess } = useMessages();
  const [place] = usePlaceOrderMutation({
    update: (cache) => {
      // Gift credit may have been spent, and a coupon used.
      invalidate(cache, 'orders', 'me', 'coupons');
    },
  });

  const lookAgain = (include: Parameters<typeof client.refetchQueries>[0]['include']) =>
    void Promise.allSettled([client.refetchQueries({ include })]);

  return async (
    contents: OrderContents,
    shown: readonly ExpectedLineInput[],
  ): Promise<PlacedOrRefused> => {
    const { items, ...chosen } = contents;
    const input = {
      ...chosen,
      idempotencyKey: orderAttemptKey({ ...chosen, items }),
      // Gift credit could cover higher prices, and other lines may have the same total.
      expectedLines: shown.map(({ productId, quantity, unitPricePaise }) => ({
        productId,
        quantity,
        unitPricePaise,
      })),
      handOver: handOver(),
    };
    try {
      const { data } = await place({ variables: { input } });
      if (!data) throw new Error('The server answered without an order.');
      endOrderAttempt();
      forgetHandOver();
      showSuccess(t`Place order Sucessfully`);
      lookAgain(changedByOrder);
      announceCartChange();
      return { placed: true, order: data.placeOrder };
    } catch (error) {
      const refusal = toShopError(error);
      if (!unanswered.includes(refusal.code)) {
        endOrderAttempt();
        // By name, as only the checkout of a proposed order loads that query.
        // eslint-disable-next-line lingui/no-unlocalized-strings
        lookAgain(chosen.proposalId ? [...readBeforeOrder, 'OrderProposal'] : readBeforeOrder);
      }
      return { placed: false, refusal };
    }
  };
}
