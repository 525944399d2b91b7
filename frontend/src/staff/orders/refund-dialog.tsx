import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { refundInputLimits } from '../../generated/contract';
import { formatPaise } from '../../shared/lib/format-price';
import { paiseToRupees, rupeesToPaise } from '../../shared/lib/rupees.rules';
import { Button } from '../../shared/chakra/button';
import { Dialog } from '../../shared/chakra/dialog';
import { TextField } from '../../shared/chakra/fields';
import { useRefundPayment } from './use-refund-payment';

interface RefundDialogProps {
  paymentId: string;
  /** The maximum refund. */
  refundablePaise: number;
  open: boolean;
  onClose: () => void;
}

/** Asks for the amount and the reason of a refund. */
export function RefundDialog({ open, onClose, ...refund }: RefundDialogProps) {
  return (
    <Dialog title={t`Pay money back`} open={open} onClose={onClose}>
      <RefundForm {...refund} onDone={onClose} />
    </Dialog>
  );
}

interface RefundFormProps {
  paymentId: string;
  refundablePaise: number;
  onDone: () => void;
}

function RefundForm({ paymentId, refundablePaise, onDone }: RefundFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { amountRupees: paiseToRupees(refundablePaise), reason: '' },
  });
  const { errors, isSubmitting } = formState;
  const { refundPayment } = useRefundPayment();

  const checkAmount = (text: string): true | string => {
    const paise = rupeesToPaise(text);
    if (!paise) return t`Enter an amount such as 28 or 389.50`;
    return paise <= refundablePaise || t`At most ${formatPaise(refundablePaise)}`;
  };

  const submit = handleSubmit(async ({ amountRupees, reason }) => {
    const amountPaise = rupeesToPaise(amountRupees) ?? 0;
    const refusal = await refundPayment({ paymentId, amountPaise, reason: reason.trim() });
    if (!refusal) return onDone();
    const { reason: ofReason, amountPaise: ofAmount = refusal.message } = refusal.fields;
    if (ofReason) setError('reason', { message: ofReason }, { shouldFocus: true });
    else setError('amountRupees', { message: ofAmount }, { shouldFocus: true });
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`Amount`}
        hint={t`In rupees, at most ${formatPaise(refundablePaise)}`}
        inputMode="decimal"
        error={errors.amountRupees?.message}
        {...register('amountRupees', { validate: checkAmount })}
      />
      <TextField
        label={t`Reason`}
        hint={t`The customer reads it`}
        maxLength={refundInputLimits.reason.most}
        error={errors.reason?.message}
        {...register('reason', {
          validate: (text) => text.trim() !== '' || t`Say why the money goes back`,
        })}
      />
      <Button type="submit" loading={isSubmitting}>{t`Pay back`}</Button>
    </form>
  );
}
