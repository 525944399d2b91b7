import { useEffect, useEffectEvent } from 'react';

import { toShopError } from '../../apollo/shop-error';
import { useBeginOnlinePaymentMutation } from '../../generated/customer/payment/online-payment';
import { endPaymentAttemptAfter, paymentAttemptKey } from './payment-attempt';
import { isOfOrder } from './payment-outcome.rules';

/**
 * Begins the payment of an order as soon as its screen is shown, and another one if the sum changes; one attempt begins
 * only one. Returns the secret that the provider's field needs to confirm the payment.
 * @param onOrderChange called when the shown order is out of date
 */
export function useBeginOnlinePayment(
  orderId: string,
  amountPaise: number,
  onOrderChange: () => void,
) {
  const [begin, { data, error }] = useBeginOnlinePaymentMutation({
    fetchPolicy: 'no-cache',
    onError: (problem) => {
      const { code } = toShopError(problem);
      endPaymentAttemptAfter(code, orderId);
      if (isOfOrder(code)) onOrderChange();
    },
  });

  const start = () => {
    // The hook reports the failure as `error`.
    const idempotencyKey = paymentAttemptKey(orderId, amountPaise);
    void begin({
      variables: { orderId, idempotencyKey, expectedAmountPaise: amountPaise },
    }).catch(() => undefined);
  };
  const startNow = useEffectEvent(start);
  useEffect(() => startNow(), [orderId, amountPaise]);

  return {
    clientSecret: data?.beginOnlinePayment.clientSecret,
    refusal: error ? toShopError(error) : undefined,
    retry: start,
  };
}
