import { useEffect, useEffectEvent } from 'react';

import { toShopError } from '../../apollo/shop-error';
import { useBeginOnlinePaymentMutation } from '../../generated/customer/payment/online-payment';
import { endPaymentAttempt, paymentAttemptKey } from './payment-attempt';
import { endsAttempt } from './payment-outcome.rules';

/**
 * Begins the payment of an order as soon as its screen is there; the same attempt begins one only.
 * Answers the secret that the provider's field needs to confirm it.
 */
export function useBeginOnlinePayment(orderId: string) {
  const [begin, { data, error }] = useBeginOnlinePaymentMutation({
    fetchPolicy: 'no-cache',
    onError: (problem) => {
      if (endsAttempt(toShopError(problem).code)) endPaymentAttempt(orderId);
    },
  });

  const start = () => {
    // The hook reports the failure as `error`.
    void begin({ variables: { orderId, idempotencyKey: paymentAttemptKey(orderId) } }).catch(
      () => undefined,
    );
  };
  const startNow = useEffectEvent(start);
  useEffect(() => startNow(), [orderId]);

  return {
    clientSecret: data?.beginOnlinePayment.clientSecret,
    refusal: error ? toShopError(error) : undefined,
    retry: start,
  };
}
