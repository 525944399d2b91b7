import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { statusChangeDetailsLimits } from '../../generated/contract';
import { Button } from '../../shared/chakra/button';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { TextField } from '../../shared/chakra/fields';
import { transitionText } from './order.rules';
import { useMoveOrder } from './use-move-order';

/** 'Delivery failed', which asks for the reason. */
export function FailDelivery({ orderId }: { orderId: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        tone="outline"
        aria-haspopup="dialog"
        aria-label={t`${transitionText('DELIVERY_FAILED')}, order ${orderId}`}
        onClick={() => setOpen(true)}
      >
        {transitionText('DELIVERY_FAILED')}
      </Button>
      <Dialog title={t`Order ${orderId} could not be delivered`} open={open} onClose={close}>
        <ReasonForm orderId={orderId} onClose={close} />
      </Dialog>
    </>
  );
}

function ReasonForm({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { moveOrder, loading } = useMoveOrder();
  const submit = handleSubmit(async ({ reason }) => {
    await moveOrder(orderId, 'DELIVERY_FAILED', { reason: reason.trim() });
    onClose();
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`Reason`}
        hint={t`Such as 'Nobody was at home'. The customer reads it`}
        maxLength={statusChangeDetailsLimits.reason.most}
        error={formState.errors.reason?.message}
        {...register('reason', {
          validate: (text) => text.trim() !== '' || t`Say why it could not be delivered`,
        })}
      />
      <DialogChoice
        confirmLabel={t`Delivery failed`}
        keepLabel={t`Back`}
        loading={loading}
        onKeep={onClose}
      />
    </form>
  );
}
