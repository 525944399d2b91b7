import { t } from '@lingui/core/macro';
import { useState } from 'react';

import type { OrderDetailsFragment } from '../../generated/graphql';
import { Button } from '../../shared/chakra/button';
import { payingOf } from '../../shared/lib/paying.rules';
import { refundablePaise } from './order.rules';
import { RefundDialog } from './refund-dialog';

type AdminOrderMoneyProps = Pick<OrderDetailsFragment, 'payments' | 'refunds'>;

/** Refunds payments, as long as an amount remains to refund. */
export function AdminOrderMoney({ payments, refunds }: AdminOrderMoneyProps) {
  const [open, setOpen] = useState(false);
  const left = refundablePaise(payments, refunds);
  const paid = payingOf(payments);
  if (!paid || left === 0) return null;
  return (
    <>
      <Button
        tone="outline"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >{t`Pay money back`}</Button>
      <RefundDialog
        paymentId={paid.id}
        refundablePaise={left}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
