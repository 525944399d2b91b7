import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { failStopInputLimits } from '../../generated/contract';
import { Button } from '../../shared/chakra/button';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { TextField } from '../../shared/chakra/fields';
import { onSingleClick } from '../kit/on-single-click';
import type { RoundStop } from '../rounds/round.rules';
import type { RideStep } from './riding.rules';

interface FailDialogProps {
  stop: RoundStop;
  open: boolean;
  onAct: (step: RideStep) => void;
  onClose: () => void;
}

/** The reason for a failed delivery: a tap, or the rider's own words. */
export function FailDialog({ open, ...props }: FailDialogProps) {
  const { id } = props.stop.order;
  return (
    <Dialog title={t`Order ${id} could not be delivered`} open={open} onClose={props.onClose}>
      <FailForm {...props} />
    </Dialog>
  );
}

function FailForm({ stop, onAct, onClose }: Omit<FailDialogProps, 'open'>) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const fail = (reason: string) => onAct({ kind: 'fail', stopId: stop.id, reason });
  const save = handleSubmit(({ reason }) => fail(reason.trim()));
  const usual = [
    t`Nobody was at home`,
    t`The address was not found`,
    t`The customer did not want the order`,
  ];
  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <p>{t`The customer reads the reason.`}</p>
      <div className="ride-stop__actions">
        {usual.map((reason) => (
          <Button key={reason} tone="outline" onClick={onSingleClick(() => fail(reason))}>
            {reason}
          </Button>
        ))}
      </div>
      <TextField
        label={t`Another reason`}
        maxLength={failStopInputLimits.reason.most}
        error={formState.errors.reason?.message}
        {...register('reason', {
          validate: (text) => text.trim() !== '' || t`Say why it could not be delivered`,
        })}
      />
      <DialogChoice
        confirmLabel={t`Not delivered`}
        keepLabel={t`Back`}
        tone="solid"
        loading={false}
        onKeep={onClose}
      />
    </form>
  );
}
