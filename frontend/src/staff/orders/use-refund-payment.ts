import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import { AdminOrderDocument } from '../../generated/staff/orders/orders';
import { useRefundPaymentMutation } from '../../generated/staff/orders/move-order';
import { randomKey } from '../../shared/lib/random-key';
import { useMessages } from '../../shared/ui/messages/use-messages';

interface WantedRefund {
  paymentId: string;
  amountPaise: number;
  reason: string;
}

/** Refunds a part of a payment. Returns the refusal, if any. */
export function useRefundPayment() {
  const client = useApolloClient();
  const { showSuccess, showFailure } = useMessages();
  const [send, { loading }] = useRefundPaymentMutation();
  // The same refund keeps its key, so that a retry after a lost answer refunds once.
  const attempt = useRef<{ wanted: string; key: string }>(undefined);

  const keyOf = (refund: WantedRefund): string => {
    const wanted = JSON.stringify(refund);
    if (attempt.current?.wanted !== wanted) attempt.current = { wanted, key: randomKey() };
    return attempt.current.key;
  };

  const refundPayment = async (refund: WantedRefund): Promise<ShopError | undefined> => {
    const idempotencyKey = keyOf(refund);
    try {
      await send({ variables: { input: { ...refund, idempotencyKey } } });
    } catch (error) {
      const refusal = toShopError(error);
      showFailure(refusal.message);
      return refusal;
    }
    attempt.current = undefined;
    showSuccess(t`Refund begun`);
    // A reload that fails shows on the screen itself.
    await client.refetchQueries({ include: [AdminOrderDocument] }).catch(() => undefined);
    return undefined;
  };
  return { refundPayment, loading };
}
