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

/** Pays money of a payment back; answers undefined when that went well, else why not. */
export function useRefundPayment() {
  const client = useApolloClient();
  const { showSuccess, showFailure } = useMessages();
  const [send, { loading }] = useRefundPaymentMutation();
  // Asking again for the same refund after a lost answer pays back once; another one is another attempt.
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
    showSuccess('Refund begun');
    // A reload that fails shows on the screen itself.
    await client.refetchQueries({ include: [AdminOrderDocument] }).catch(() => undefined);
    return undefined;
  };
  return { refundPayment, loading };
}
