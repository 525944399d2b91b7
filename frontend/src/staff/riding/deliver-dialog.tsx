import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { PhotoField } from '../../features/orders/photo-field';
import { deliverStopInputLimits } from '../../generated/contract';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { TextField } from '../../shared/chakra/fields';
import { formatPaise } from '../../shared/lib/format-price';
import { paiseToRupees, rupeesToPaise } from '../../shared/lib/rupees.rules';
import type { RoundStop } from '../rounds/round.rules';
import type { RideStep } from './riding.rules';

interface DeliverDialogProps {
  stop: RoundStop;
  open: boolean;
  onAct: (...steps: RideStep[]) => void;
  onClose: () => void;
}

/** The recipient of the order, the cash paid, and where it was left. */
export function DeliverDialog({ open, ...props }: DeliverDialogProps) {
  return (
    <Dialog
      title={t`Order ${props.stop.order.id} is delivered`}
      open={open}
      onClose={props.onClose}
    >
      <DeliverForm {...props} />
    </Dialog>
  );
}

function DeliverForm({ stop, onAct, onClose }: Omit<DeliverDialogProps, 'open'>) {
  const { toCollectPaise, recipient } = stop.order;
  const { register, handleSubmit, control, formState } = useForm({
    defaultValues: {
      receivedBy: recipient?.name.slice(0, deliverStopInputLimits.receivedBy.most) ?? '',
      cash: paiseToRupees(toCollectPaise),
    },
  });
  const [photos, setPhotos] = useState<readonly Blob[]>([]);
  const { errors } = formState;
  const cashPaise = rupeesToPaise(useWatch({ control, name: 'cash' })) ?? 0;

  const checkCash = (text: string): true | string => {
    const paise = rupeesToPaise(text);
    if (paise === undefined) return t`Enter an amount such as 28 or 389.50`;
    return paise <= toCollectPaise || t`At most ${formatPaise(toCollectPaise)}`;
  };

  const { id: stopId } = stop;
  const save = handleSubmit(({ receivedBy }) =>
    onAct(
      { kind: 'deliver', stopId, receivedBy: receivedBy.trim(), cashPaise },
      ...photos.map((photo) => ({ kind: 'photo', stopId, photo }) as const),
    ),
  );

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={t`Who took it`}
        maxLength={deliverStopInputLimits.receivedBy.most}
        error={errors.receivedBy?.message}
        {...register('receivedBy', {
          validate: (text) => text.trim() !== '' || t`Write who took the order`,
        })}
      />
      {toCollectPaise > 0 && (
        <>
          <TextField
            label={t`Cash that you got`}
            hint={t`In rupees, at most ${formatPaise(toCollectPaise)}`}
            inputMode="decimal"
            autoComplete="off"
            error={errors.cash?.message}
            {...register('cash', { validate: checkCash })}
          />
          {cashPaise < toCollectPaise && (
            <p role="status">{t`The customer still owes ${formatPaise(toCollectPaise - cashPaise)}.`}</p>
          )}
        </>
      )}
      <PhotoField
        label={t`Take a photo`}
        hint={t`Where it was left, if nobody took it; the customer sees it`}
        most={1}
        photos={photos}
        onChange={setPhotos}
        fromCamera
      />
      <DialogChoice
        confirmLabel={t`Delivered`}
        keepLabel={t`Back`}
        tone="solid"
        loading={false}
        onKeep={onClose}
      />
    </form>
  );
}
