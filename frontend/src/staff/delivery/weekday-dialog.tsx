import { t } from '@lingui/core/macro';
import { useForm, useWatch } from 'react-hook-form';

import type { Weekday } from '../../generated/graphql';
import { useChangeWeekdayWindowsMutation } from '../../generated/staff/delivery/delivery';
import { CheckboxField } from '../../shared/chakra/choices';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { FormFailure } from '../../shared/chakra/notice';
import { showRefusal } from '../../shared/lib/show-refusal';
import { UnsavedGuard } from '../kit/unsaved-guard';
import {
  overbookings,
  weekdays as allWeekdays,
  windowsOn,
  type CalendarDay,
  type Settings,
} from './calendar.rules';
import { OverbookedNotice } from './overbooked-notice';
import type { DeliveryChange, SendChange } from './use-delivery-change';
import { weekdayName } from './weekday-name';
import { inputOfWindow, rowsOf, windowsOf, type WindowFields } from './window-form.rules';
import { WindowRows, type WindowsForm } from './window-rows';

/** A weekday, and the settings as of the time it was opened. */
interface EditedWeekday {
  weekday: Weekday;
  settings: Settings;
}

interface WeekdayDialogProps {
  /** The weekday to edit; the dialog is closed if undefined. */
  edited: EditedWeekday | undefined;
  bookableDays: readonly CalendarDay[];
  change: DeliveryChange;
  onClose: () => void;
}

/** Gives a weekday, and optionally others, new windows. */
export function WeekdayDialog({ edited, onClose, ...rest }: WeekdayDialogProps) {
  return (
    <Dialog
      title={edited ? weekdayName(edited.weekday) : ''}
      open={edited !== undefined}
      onClose={onClose}
    >
      {edited && <WeekdayForm {...edited} {...rest} onDone={onClose} />}
    </Dialog>
  );
}

type WeekdayFormProps = EditedWeekday &
  Pick<WeekdayDialogProps, 'bookableDays' | 'change'> & { onDone: () => void };

function WeekdayForm({ weekday, settings, bookableDays, change, onDone }: WeekdayFormProps) {
  const windowsOfWeekday = (wanted: Weekday): readonly WindowFields[] =>
    settings.weekdays.find((day) => day.weekday === wanted)?.windows ?? [];
  const form = useForm<WindowsForm>({
    defaultValues: {
      isClosed: false,
      reason: '',
      windows: rowsOf(windowsOfWeekday(weekday)),
      weekdays: [],
    },
  });
  const { register, control, handleSubmit, setError, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const [changeWindows] = useChangeWeekdayWindowsMutation();
  const wanted = useWatch({ control });
  const chosen: Weekday[] = [weekday, ...(wanted.weekdays ?? [])];
  const rows = (wanted.windows ?? []) as WindowsForm['windows'];

  const sending =
    (weekdays: Weekday[], windows: readonly WindowFields[]): SendChange =>
    async (expectedVersion) => {
      const input = { weekdays, windows: windows.map(inputOfWindow), expectedVersion };
      const { data } = await changeWindows({ variables: { input } });
      return data?.changeWeekdayWindows.version;
    };

  const save = handleSubmit(async ({ windows }) => {
    const undo = chosen.map((each) => sending([each], windowsOfWeekday(each)));
    const changes = [{ send: sending(chosen, windowsOf(windows)), undo }];
    const refusal = await change.save(changes, settings.version, onDone);
    if (refusal) showRefusal(refusal, setError, { fields: [] });
  });

  const affected = bookableDays.filter((day) => !day.isClosed && chosen.includes(day.weekday));
  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <WindowRows form={form} />
      <fieldset className="delivery-weekdays">
        <legend>{t`The same on`}</legend>
        {allWeekdays
          .filter((each) => each !== weekday)
          .map((each) => (
            <CheckboxField
              key={each}
              label={weekdayName(each)}
              value={each}
              {...register('weekdays')}
            />
          ))}
      </fieldset>
      <OverbookedNotice
        text={t`More orders are booked than that. They stay booked, and no new ones are taken:`}
        overbooked={overbookings(affected, (date) => windowsOn(settings, date, windowsOf(rows)))}
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
