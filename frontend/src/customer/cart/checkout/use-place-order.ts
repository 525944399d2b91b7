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
  /** The sum to pay that was shown; another one is not ordered. */
  expectedTotalPaise: number;
  /** The proposed order that is approved by this. */
  proposalId?: string | undefined;
}

export type PlacedOrRefused =
  { placed: true; order: OrderRowsFragment } | { placed: false; refusal: ShopError };

/** Where no answer came, or one that says nothing: the order may have been placed all the same. */
const unanswered: readonly string[] = ['UNREACHABLE', 'UNAVAILABLE', 'INTERNAL'];

/** What an order changes: the stock, the slots and the cart are no longer what they were. */
const changedByOrder = [CartDocument, DeliverySlotsDocument, NextDeliverySlotDocument];

/** What may have led to a refusal, besides. */
const readBeforeOrder = [...changedByOrder, QuoteDocument, AddressesDocument];

/**
 * Places the whole cart as an order. The same cart keeps its idempotency key until the server has
 * answered, so asking again after a lost answer places one order only.
 */
export function usePlaceOrder() {
  const client = useApolloClient();
  const { showSuccess } = useMessages();
  const [place] = usePlaceOrderMutation({
    update: (cache) => {
      // Gift credit may have been spent, and a coupon used up.
      invalidate(cache, 'orders', 'me', 'coupons');
    },
  });

  const lookAgain = (include: typeof readBeforeOrder) =>
    void Promise.allSettled([client.refetchQueries({ include })]);

  return async (
    contents: OrderContents,
    shown: readonly ExpectedLineInput[],
  ): Promise<PlacedOrRefused> => {
    const { paymentMethod, deliverySlotId, addressId, couponCode, useGiftCredit } = contents;
    const { substitution, expectedTotalPaise, proposalId } = contents;
    const input = {
      idempotencyKey: orderAttemptKey(contents),
      expectedTotalPaise,
      // Gift credit could pay for dearer ones, and others may cost the same.
      expectedLines: shown.map(({ productId, quantity, unitPricePaise }) => ({
        productId,
        quantity,
        unitPricePaise,
      })),
      paymentMethod,
      deliverySlotId,
      addressId,
      couponCode,
      useGiftCredit,
      substitution,
      proposalId,
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
        lookAgain(readBeforeOrder);
      }
      return { placed: false, refusal };
    }
  };
}
