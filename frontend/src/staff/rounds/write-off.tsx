import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { writeOffInputLimits } from '../../generated/contract';
import { useWriteOffDebtMutation } from '../../generated/staff/rounds/rounds';
import { Button } from '../../shared/chakra/button';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { formatPaise } from '../../shared/lib/format-price';
import { showRefusal } from '../../shared/lib/show-refusal';
import { useMessages } from '../../shared/ui/messages/use-messages';
import type { OrderToDeliver } from './round.rules';

/** 'Write off', which waives a customer's remaining debt, with a reason. */
export function WriteOff({ order }: { order: OrderToDeliver }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        tone="danger"
        aria-label={t`Write off what is open of order ${order.id}`}
        onClick={() => setOpen(true)}
      >{t`Write off`}</Button>
      <Dialog
        title={t`Write off ${formatPaise(order.toCollectPaise)} of order ${order.id}?`}
        open={open}
        onClose={close}
      >
        <WriteOffForm order={order} onClose={close} />
      </Dialog>
    </>
  );
}

function WriteOffForm({ order, onClose }: { order: OrderToDeliver; onClose: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { reason: '' },
  });
  const { errors, isSubmitting } = formState;
  const { showSuccess } = useMessages();
  const [writeOff] = useWriteOffDebtMutation();

  const save = handleSubmit(async ({ reason }) => {
    // Writes off exactly the amount in the dialog; if it changed meanwhile, the server refuses.
    const { id: orderId, toCollectPaise: amountPaise } = order;
    try {
      await writeOff({ variables: { input: { orderId, amountPaise, reason: reason.trim() } } });
      showSuccess(t`Order ${orderId}: written off`);
      onClose();
    } catch (error) {
      showRefusal(toShopError(error), setError, { fields: ['reason'] });
    }
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <p>{t`The customer owes nothing any more. This cannot be undone.`}</p>
      <TextField
        label={t`Reason`}
        hint={t`For the staff only`}
        maxLength={writeOffInputLimits.reason.most}
        error={errors.reason?.message}
        {...register('reason', {
          validate: (text) => text.trim() !== '' || t`Say why it is given up`,
        })}
      />
      <FormFailure text={errors.root?.message} />
      <DialogChoice
        confirmLabel={t`Write off`}
        keepLabel={t`Cancel`}
        loading={isSubmitting}
        onKeep={onClose}
      />
    </form>
  );
}
