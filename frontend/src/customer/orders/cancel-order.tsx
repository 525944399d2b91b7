import { t } from '@lingui/core/macro';
import { useState } from 'react';

import type { OrderDetailsFragment } from '../../generated/graphql';
import { hasFeeOfOthers } from '../../features/orders/edit-order.rules';
import { Button } from '../../shared/chakra/button';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { useCancelOrder } from './use-cancel-order';

type CancelOrderProps = {
  order: Pick<OrderDetailsFragment, 'id' | 'paymentStatus' | 'bill' | 'deliveredWith'>;
};

/** 'Cancel order', with a confirmation. */
export function CancelOrder({ order }: CancelOrderProps) {
  const [asking, setAsking] = useState(false);
  const { cancelOrder, loading } = useCancelOrder();

  const confirm = async () => {
    await cancelOrder(order.id);
    setAsking(false);
  };

  return (
    <>
      <Button
        tone="danger"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >{t`Cancel order`}</Button>
      <ConfirmDialog
        title={t`Cancel order ${{ id: order.id }}?`}
        open={asking}
        confirmLabel={t`Cancel order`}
        loading={loading}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <p>
          {order.paymentStatus === 'SUCCESS'
            ? t`We refund what you paid in the way you paid it.`
            : t`You pay nothing.`}{' '}
          {hasFeeOfOthers(order) &&
            t`The delivery fee stays as long as your other orders of this delivery come.`}{' '}
          {t`A coupon and gift credit you used are yours again.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
