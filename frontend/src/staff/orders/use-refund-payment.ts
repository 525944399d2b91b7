import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import { AdminOrderDocument } from '../../generated/staff/orders/orders';
import { useRefundPaymentMutation } from '../../generated/staff/orders/move-order';
import { useAttemptKey } from '../../shared/lib/use-attempt-key';
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
  const { keyOf, finish } = useAttemptKey();

  const refundPayment = async (refund: WantedRefund): Promise<ShopError | undefined> => {
    const idempotencyKey = keyOf(refund);
    try {
      await send({ variables: { input: { ...refund, idempotencyKey } } });
    } catch (error) {
      const refusal = toShopError(error);
      showFailure(refusal.message);
      return refusal;
    }
    finish();
    showSuccess(t`Refund begun`);
    // The screen itself shows a failed reload.
    await client.refetchQueries({ include: [AdminOrderDocument] }).catch(() => undefined);
    return undefined;
  };
  return { refundPayment, loading };
}
