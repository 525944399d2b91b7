import { Flex } from '@chakra-ui/react';
import { plural, t } from '@lingui/core/macro';
import { useForm, useWatch } from 'react-hook-form';

import { Button } from '../../shared/chakra/button';
import { CheckboxField } from '../../shared/chakra/choices';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { showRefusal } from '../../shared/lib/show-refusal';
import { UnsavedGuard } from '../kit/unsaved-guard';
import {
  bookedOn,
  closing,
  overbookings,
  weeklyOf,
  weekdayOf,
  weekdays,
  windowsOn,
  withWindows,
  type CalendarDay,
  type Settings,
} from './calendar.rules';
import { OverbookedNotice } from './overbooked-notice';
import { useChangeDays } from './use-change-days';
import type { DeliveryChange } from './use-delivery-change';
import { shortDayName } from '../../shared/lib/short-day';
import { weekdayName } from './weekday-name';
import { rowsOf, windowsOf } from './window-form.rules';
import { WindowRows, type WindowsForm } from './window-rows';

/** A day, and the settings as of the time it was opened. */
interface EditedDay {
  day: CalendarDay;
  settings: Settings;
}

interface DayDialogProps {
  /** The day to edit; the dialog is closed if undefined. */
  edited: EditedDay | undefined;
  change: DeliveryChange;
  onClose: () => void;
}

/** Closes a day, or gives it its own windows. */
export function DayDialog({ edited, change, onClose }: DayDialogProps) {
  return (
    <Dialog
      title={edited ? shortDayName(edited.day.date) : ''}
      open={edited !== undefined}
      onClose={onClose}
    >
      {edited && <DayForm {...edited} change={change} onDone={onClose} />}
    </Dialog>
  );
}

type DayFormProps = EditedDay & { change: DeliveryChange; onDone: () => void };

function DayForm({ day, settings, change, onDone }: DayFormProps) {
  const { date } = day;
  const form = useForm<WindowsForm>({
    defaultValues: {
      isClosed: day.isClosed,
      reason: day.reason ?? '',
      windows: rowsOf(windowsOn(settings, date)),
      weekdays: [],
    },
  });
  const { register, control, handleSubmit, setError, setValue, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const changeDays = useChangeDays();
  const wanted = useWatch({ control });
  const isClosed = wanted.isClosed ?? false;
  const rows = (wanted.windows ?? []) as WindowsForm['windows'];
  const bookedCount = bookedOn([day]);
  const weekdayText = weekdayName(weekdays[weekdayOf(date)] ?? 'MONDAY');

  const save = handleSubmit(async ({ isClosed: closes, reason: text, windows }) => {
    const reason = text.trim() || null;
    const made = closes
      ? closing(settings, [date], { isClosed: true, reason })
      : [withWindows(settings, date, windowsOf(windows), reason)];
    const refusal = await change.save(changeDays(settings, made), settings.version, onDone);
    if (refusal) showRefusal(refusal, setError, { fields: ['reason'] });
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      {bookedCount > 0 && (
        <p>{plural(bookedCount, { one: '# order is booked.', other: '# orders are booked.' })}</p>
      )}
      <CheckboxField
        label={t`Closed`}
        hint={t`Nothing is delivered on this day.`}
        {...register('isClosed')}
      />
      <TextField
        label={t`Reason`}
        hint={t`Such as a festival. Customers read why a day is closed.`}
        maxLength={60}
        error={errors.reason?.message}
        {...register('reason')}
      />
      {!isClosed && (
        <>
          <WindowRows form={form} />
          <Flex>
            <Button
              tone="quiet"
              onClick={() => setValue('windows', rowsOf(weeklyOf(settings, date)))}
            >
              {t`As every ${weekdayText}`}
            </Button>
          </Flex>
        </>
      )}
      <OverbookedNotice
        text={t`More orders are booked than that. They stay booked, and no new ones are taken:`}
        overbooked={overbookings([day], () => (isClosed ? [] : windowsOf(rows)))}
      />
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
