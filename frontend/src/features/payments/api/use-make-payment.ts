import { useApolloClient } from '@apollo/client/react';

import { toShopError, type ShopError } from '../../../apollo/shop-error';
import { useMakePaymentMutation } from '../../../generated/graphql';
import { useMessages } from '../../../ui/messages/use-messages';
import { cardForPayment, type CardDetails } from '../card.rules';
import { endPaymentAttempt, paymentAttemptKey } from '../payment-attempt';

/** Answers that end an attempt. After any other failure the charge may have happened. */
const definite: readonly string[] = ['PAYMENT_DECLINED', 'IDEMPOTENCY_KEY_REUSED'];

/**
 * Pays an order by card, or only checks the card where there is none; answers undefined when that went well, else why not. A definite refusal
 * begins a new attempt; after a lost answer the same one goes on, so that it cannot charge twice.
 */
export function useMakePayment() {
  const client = useApolloClient();
  const { showSuccess, showFailure } = useMessages();
  const [pay, { loading, reset }] = useMakePaymentMutation({
    // The variables hold the card: nothing of this call may stay in the cache.
    fetchPolicy: 'no-cache',
  });

  const makePayment = async (
    orderId: string | undefined,
    card: CardDetails,
  ): Promise<ShopError | undefined> => {
    const idempotencyKey = paymentAttemptKey(orderId);
    try {
      const input = { orderId, idempotencyKey, ...cardForPayment(card) };
      const { data } = await pay({ variables: { input } });
      if (!data?.payment.id) throw new Error('The server answered without a payment.');
      endPaymentAttempt(orderId);
      client.cache.evict({ fieldName: 'orders' });
      showSuccess('payment done sucessfully');
      return undefined;
    } catch (error) {
      const refusal = toShopError(error);
      if (definite.includes(refusal.code)) endPaymentAttempt(orderId);
      showFailure('Something going wrong!!pl try again');
      return refusal;
    } finally {
      reset();
    }
  };
  return { makePayment, loading };
}
