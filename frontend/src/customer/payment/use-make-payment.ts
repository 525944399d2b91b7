import { toShopError, type ShopError } from '../../apollo/shop-error';
import { useMakePaymentMutation } from '../../generated/customer/payment/make-payment';
import { cardForPayment, type CardDetails } from './card.rules';
import { endPaymentAttemptAfter, paymentAttemptKey } from './payment-attempt';
import { usePaymentSuccess } from './use-payment-success';

/**
 * Pays an order by card, at the sum that was shown, or only checks the card without an order; returns undefined on
 * success, else the reason. A definite refusal begins a new attempt; after a lost or pending response the same attempt
 * continues, so that it cannot charge twice.
 */
export function useMakePayment() {
  const succeed = usePaymentSuccess();
  const [pay, { loading, reset }] = useMakePaymentMutation({
    // The variables contain the card: nothing of this call may stay in the cache.
    fetchPolicy: 'no-cache',
  });

  const makePayment = async (
    order: { id: string; amountPaise: number } | undefined,
    card: CardDetails,
  ): Promise<ShopError | undefined> => {
    const { id: orderId, amountPaise: expectedAmountPaise } = order ?? {};
    const idempotencyKey = paymentAttemptKey(orderId, expectedAmountPaise);
    try {
      const input = { orderId, idempotencyKey, expectedAmountPaise, ...cardForPayment(card) };
      const { data } = await pay({ variables: { input } });
      if (!data?.payment.id) throw new Error('The server answered without a payment.');
      succeed(orderId);
      return undefined;
    } catch (error) {
      const refusal = toShopError(error);
      endPaymentAttemptAfter(refusal.code, orderId);
      return refusal;
    } finally {
      reset();
    }
  };
  return { makePayment, loading };
}
