import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import { ConfirmOnlinePaymentDocument } from '../../generated/customer/payment/online-payment';
import type { CheckoutAnswerInput } from '../../generated/graphql';
import { OrderToPayDocument } from '../../generated/customer/payment/order-to-pay';
import { endPaymentAttemptAfter } from './payment-attempt';
import { usePaymentSuccess } from './use-payment-success';

/** The error while the result is unknown. */
const stillUnknown = (): ShopError => ({
  code: 'PAYMENT_PENDING',
  message: t`The bank has not answered yet.`,
  fields: {},
});

/**
 * Asks for the result of a payment whose response was lost or is pending; returns undefined once it is known to have
 * succeeded, else the known state. Includes the response of the provider's window.
 */
export function useCheckPayment() {
  const client = useApolloClient();
  const succeed = usePaymentSuccess();
  const [checking, setChecking] = useState(false);

  /** Whether the order is paid; if a payment of it is pending, the server asks the provider first. */
  const ask = async (id: string, checkout?: CheckoutAnswerInput): Promise<boolean> => {
    const { data } = await client.query({
      query: OrderToPayDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    const open = data?.order.payments.findLast(({ status }) => status === 'PENDING');
    if (data?.order.status !== 'PENDING' || !open) return data?.order.paymentStatus === 'SUCCESS';
    const variables = { paymentId: open.id, checkout };
    const answer = await client.mutate({ mutation: ConfirmOnlinePaymentDocument, variables });
    return answer.data?.confirmOnlinePayment.status === 'SUCCESS';
  };

  const checkPayment = async (
    orderId: string,
    checkout?: CheckoutAnswerInput,
  ): Promise<ShopError | undefined> => {
    setChecking(true);
    try {
      if (!(await ask(orderId, checkout))) return stillUnknown();
      succeed(orderId);
      return undefined;
    } catch (error) {
      const refusal = toShopError(error);
      endPaymentAttemptAfter(refusal.code, orderId);
      return refusal;
    } finally {
      setChecking(false);
    }
  };
  return { checkPayment, checking };
}
