import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { useConfirmUpiPaymentMutation } from '../../generated/staff/rounds/rounds';
import { Button } from '../../shared/chakra/button';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { formatPaise } from '../../shared/lib/format-price';
import { paiseToRupees, rupeesToPaise } from '../../shared/lib/rupees.rules';
import { showRefusal } from '../../shared/lib/show-refusal';
import { useMessages } from '../../shared/ui/messages/use-messages';
import type { OrderToDeliver } from './round.rules';
import { checkUtr } from '../../shared/lib/utr.rules';

/** 'Paid by UPI', which asks for the number of the transfer. */
export function UpiPayment({ order }: { order: OrderToDeliver }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        tone="outline"
        aria-label={t`Paid by UPI, order ${order.id}`}
        onClick={() => setOpen(true)}
      >{t`Paid by UPI`}</Button>
      <Dialog title={t`Order ${order.id}: paid by UPI`} open={open} onClose={close}>
        <UpiForm order={order} onClose={close} />
      </Dialog>
    </>
  );
}

function UpiForm({ order, onClose }: { order: OrderToDeliver; onClose: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { amountPaise: paiseToRupees(order.toCollectPaise), utr: '' },
  });
  const { errors, isSubmitting } = formState;
  const { showSuccess } = useMessages();
  const [confirm] = useConfirmUpiPaymentMutation();

  const checkAmount = (text: string): true | string => {
    const paise = rupeesToPaise(text);
    if (!paise) return t`Enter an amount such as 28 or 389.50`;
    return paise <= order.toCollectPaise || t`At most ${formatPaise(order.toCollectPaise)}`;
  };

  const save = handleSubmit(async ({ amountPaise, utr }) => {
    const input = {
      orderId: order.id,
      amountPaise: rupeesToPaise(amountPaise) ?? 0,
      utr: utr.trim(),
    };
    try {
      await confirm({ variables: { input } });
      showSuccess(t`Order ${order.id}: the transfer is confirmed`);
      onClose();
    } catch (error) {
      showRefusal(toShopError(error), setError, { fields: ['amountPaise', 'utr'] });
    }
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <p>{t`Confirm it when the transfer has arrived in the bank account of the shop.`}</p>
      <TextField
        label={t`Amount`}
        hint={t`In rupees, at most ${formatPaise(order.toCollectPaise)}`}
        inputMode="decimal"
        error={errors.amountPaise?.message}
        {...register('amountPaise', { validate: checkAmount })}
      />
      <TextField
        label={t`UTR number`}
        hint={t`12 digits, from the bank or the customer's phone`}
        inputMode="numeric"
        autoComplete="off"
        error={errors.utr?.message}
        {...register('utr', { validate: checkUtr })}
      />
      <FormFailure text={errors.root?.message} />
      <DialogChoice
        confirmLabel={t`Confirm the payment`}
        keepLabel={t`Cancel`}
        tone="solid"
        loading={isSubmitting}
        onKeep={onClose}
      />
    </form>
  );
}
