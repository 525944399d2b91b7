import { plural, t } from '@lingui/core/macro';
import { useForm, useWatch } from 'react-hook-form';

import { useDeliveryCalendarQuery } from '../../generated/staff/delivery/delivery';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { SelectField, TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { showRefusal } from '../../shared/lib/show-refusal';
import { UnsavedGuard } from '../kit/unsaved-guard';
import {
  MOST_DAYS,
  bookedOn,
  closing,
  daysBetween,
  overbookings,
  type Settings,
} from './calendar.rules';
import { OverbookedNotice } from './overbooked-notice';
import { useChangeDays } from './use-change-days';
import type { DeliveryChange } from './use-delivery-change';

interface SeveralDays {
  first: string;
  last: string;
  action: 'CLOSE' | 'OPEN';
  reason: string;
}

interface SeveralDaysDialogProps {
  /** The settings as of the time it was opened; the dialog is closed if undefined. */
  settings: Settings | undefined;
  today: string;
  change: DeliveryChange;
  onClose: () => void;
}

/** Closes consecutive days, such as those of a festival, or reopens them. */
export function SeveralDaysDialog({ settings, onClose, ...rest }: SeveralDaysDialogProps) {
  return (
    <Dialog title={t`Close or open days`} open={settings !== undefined} onClose={onClose}>
      {settings && <SeveralDaysForm {...rest} settings={settings} onDone={onClose} />}
    </Dialog>
  );
}

interface SeveralDaysFormProps extends Pick<SeveralDaysDialogProps, 'today' | 'change'> {
  settings: Settings;
  onDone: () => void;
}

function SeveralDaysForm({ settings, today, change, onDone }: SeveralDaysFormProps) {
  const { register, control, handleSubmit, setError, formState } = useForm<SeveralDays>({
    defaultValues: { first: today, last: today, action: 'CLOSE', reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const changeDays = useChangeDays();
  const { first, last, action } = useWatch({ control });
  const dates = daysBetween(first ?? '', last ?? '');
  const isRange = dates.length > 0 && dates.length <= MOST_DAYS;
  const { data } = useDeliveryCalendarQuery({
    variables: { from: dates[0] ?? today, to: dates.at(-1) ?? today },
    fetchPolicy: 'network-only',
    skip: !isRange,
  });
  const booked = isRange ? (data?.deliveryCalendar.days ?? []) : [];

  const save = handleSubmit(async (form) => {
    const isClosed = form.action === 'CLOSE';
    const reason = isClosed ? form.reason.trim() || null : null;
    const changes = changeDays(settings, closing(settings, dates, { isClosed, reason }));
    const refusal = await change.save(changes, settings.version, onDone);
    if (refusal) showRefusal(refusal, setError, { fields: ['reason'] });
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <SelectField
        label={t`What happens`}
        options={[
          { value: 'CLOSE', label: t`Closed, nothing is delivered` },
          { value: 'OPEN', label: t`Open again` },
        ]}
        {...register('action')}
      />
      <div className="form__pair">
        <TextField
          label={t`First day`}
          type="date"
          min={today}
          error={errors.first?.message}
          {...register('first', {
            validate: (day) => day >= today || t`Choose today or a later day`,
          })}
        />
        <TextField
          label={t`Last day`}
          type="date"
          min={first}
          error={errors.last?.message}
          {...register('last', {
            validate: () => isRange || t`Choose 1 to ${MOST_DAYS} days`,
          })}
        />
      </div>
      {action === 'CLOSE' && (
        <TextField
          label={t`Reason`}
          hint={t`Such as a festival. Customers read why a day is closed.`}
          maxLength={60}
          error={errors.reason?.message}
          {...register('reason')}
        />
      )}
      {isRange && (
        <p role="status">
          {plural(dates.length, { one: '# day', other: '# days' })}
          {', '}
          {plural(bookedOn(booked), { one: '# order is booked', other: '# orders are booked' })}
        </p>
      )}
      {action === 'CLOSE' && (
        <OverbookedNotice
          text={t`More orders are booked than that. They stay booked, and no new ones are taken:`}
          overbooked={overbookings(booked, () => [])}
        />
      )}
      <FormFailure text={errors.root?.message} />
      <UnsavedGuard hasChanges={isDirty} isSaving={isSubmitting} />
      <DialogChoice
        confirmLabel={t`Save`}
        keepLabel={t`Cancel`}
        tone="solid"
        loading={isSubmitting || change.saving}
        onKeep={onDone}
      />
    </form>
  );
}
