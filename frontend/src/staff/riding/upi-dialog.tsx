import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { ButtonAnchor } from '../../shared/chakra/button';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { TextField } from '../../shared/chakra/fields';
import { formatPaise } from '../../shared/lib/format-price';
import { QrCode } from '../../shared/chakra/qr-code';
import type { RoundStop } from '../rounds/round.rules';
import { checkUtr } from '../../shared/lib/utr.rules';
import type { RideStep } from './riding.rules';

interface UpiDialogProps {
  stop: RoundStop;
  open: boolean;
  onAct: (step: RideStep) => void;
  onClose: () => void;
}

/** The code with which the customer pays the exact amount, and afterwards the number of the transfer. */
export function UpiDialog({ stop, open, onAct, onClose }: UpiDialogProps) {
  const { id, upiRequest, toCollectPaise } = stop.order;
  return (
    <Dialog title={t`Order ${id}: pay by UPI`} open={open} onClose={onClose}>
      {upiRequest && (
        <div className="ride-upi">
          <strong className="ride-upi__amount">{formatPaise(toCollectPaise)}</strong>
          <div className="ride-upi__code">
            <QrCode text={upiRequest.link} label={t`QR code to pay order ${id} by UPI`} />
          </div>
          <p>{t`Reference: ${upiRequest.reference}`}</p>
          <ButtonAnchor tone="outline" href={upiRequest.link}>{t`Open a UPI app`}</ButtonAnchor>
        </div>
      )}
      <UtrForm stop={stop} onAct={onAct} onClose={onClose} />
    </Dialog>
  );
}

function UtrForm({ stop, onAct, onClose }: Omit<UpiDialogProps, 'open'>) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { utr: '' } });
  const { toCollectPaise: amountPaise } = stop.order;
  const save = handleSubmit(({ utr }) =>
    onAct({ kind: 'upi', stopId: stop.id, amountPaise, utr: utr.trim() }),
  );
  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={t`UTR number`}
        hint={t`12 digits, from the bank or the customer's phone`}
        inputMode="numeric"
        autoComplete="off"
        error={formState.errors.utr?.message}
        {...register('utr', { validate: checkUtr })}
      />
      <DialogChoice
        confirmLabel={t`Paid by UPI`}
        keepLabel={t`Back`}
        tone="solid"
        loading={false}
        onKeep={onClose}
      />
    </form>
  );
}
