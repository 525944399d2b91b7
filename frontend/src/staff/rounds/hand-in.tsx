import { t } from '@lingui/core/macro';
import { useForm, useWatch } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { handInInputLimits } from '../../generated/contract';
import { useHandInRoundMutation } from '../../generated/staff/rounds/rounds';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { formatPaise } from '../../shared/lib/format-price';
import { rupeesToPaise } from '../../shared/lib/rupees.rules';
import { showRefusal } from '../../shared/lib/show-refusal';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { AlsoHere } from '../presence/also-here';
import type { Round } from './round.rules';
import { differenceText } from './round-texts';

interface HandInProps {
  round: Round;
  open: boolean;
  onChanged: () => void;
  onClose: () => void;
}

/** Records the counted cash of a round, next to the collected sum. */
export function HandIn({ open, ...props }: HandInProps) {
  return (
    <Dialog title={t`Cash of round ${props.round.id}`} open={open} onClose={props.onClose}>
      <HandInForm {...props} />
    </Dialog>
  );
}

function HandInForm({ round, onChanged, onClose }: Omit<HandInProps, 'open'>) {
  const { register, handleSubmit, control, setError, formState } = useForm({
    defaultValues: { countedPaise: '', reason: '' },
  });
  const { errors, isSubmitting } = formState;
  const { showSuccess } = useMessages();
  const [handIn] = useHandInRoundMutation();
  const counted = rupeesToPaise(useWatch({ control, name: 'countedPaise' }));
  const difference = counted === undefined ? 0 : counted - round.cashPaise;

  const save = handleSubmit(async (row) => {
    const input = {
      roundId: round.id,
      countedPaise: rupeesToPaise(row.countedPaise) ?? 0,
      reason: difference === 0 ? null : row.reason.trim(),
    };
    try {
      await handIn({ variables: { input } });
      showSuccess(t`The cash of round ${round.id} is handed in`);
      onClose();
    } catch (error) {
      showRefusal(toShopError(error), setError, { fields: ['countedPaise', 'reason'] });
    }
    onChanged();
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <AlsoHere record="ROUND" id={round.id} />
      <p>{t`Collected in cash: ${formatPaise(round.cashPaise)}`}</p>
      <TextField
        label={t`Counted`}
        hint={t`In rupees`}
        inputMode="decimal"
        autoComplete="off"
        error={errors.countedPaise?.message}
        {...register('countedPaise', {
          validate: (text) =>
            rupeesToPaise(text) !== undefined || t`Enter an amount such as 28 or 389.50`,
        })}
      />
      <p role="status" className="round-difference" data-wrong={difference !== 0 || undefined}>
        {counted !== undefined && t`Difference: ${differenceText(difference)}`}
      </p>
      {difference !== 0 && (
        <TextField
          label={t`Reason for the difference`}
          maxLength={handInInputLimits.reason.most}
          error={errors.reason?.message}
          {...register('reason', {
            validate: (text) =>
              difference === 0 || text.trim() !== '' || t`Say why the amounts differ`,
          })}
        />
      )}
      <FormFailure text={errors.root?.message} />
      <DialogChoice
        confirmLabel={t`Hand in`}
        keepLabel={t`Cancel`}
        tone="solid"
        loading={isSubmitting}
        onKeep={onClose}
      />
    </form>
  );
}
