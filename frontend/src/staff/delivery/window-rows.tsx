import { Flex } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';

import type { Weekday } from '../../generated/graphql';
import { Button } from '../../shared/chakra/button';
import { CheckboxField } from '../../shared/chakra/choices';
import { TextField } from '../../shared/chakra/fields';
import { Notice } from '../../shared/chakra/notice';
import { newWindowRow, overlapsOf, windowChecks, type WindowRow } from './window-form.rules';

/** The form of a day or of weekdays. */
export interface WindowsForm {
  windows: WindowRow[];
  /** For a day: whether nothing is delivered. */
  isClosed: boolean;
  /** For a day: the reason of the exception. */
  reason: string;
  /** For a weekday: others that get the same windows. */
  weekdays: Weekday[];
}

/** Delivery windows to add, change and remove. */
export function WindowRows({ form }: { form: UseFormReturn<WindowsForm> }) {
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'windows' });
  const overlaps = overlapsOf(useWatch({ control, name: 'windows' }));
  return (
    <div className="delivery-windows">
      {fields.map(({ id }, at) => {
        const number = at + 1;
        const row = `windows.${at}` as const;
        const error = formState.errors.windows?.[at];
        const check = (name: keyof typeof windowChecks) => (_: unknown, all: WindowsForm) => {
          const checked = all.windows[at];
          return !checked || windowChecks[name](checked, all.windows);
        };
        return (
          <fieldset key={id} className="delivery-windows__row">
            <legend>{t`Window ${number}`}</legend>
            <TextField
              label={t`From`}
              type="time"
              error={error?.start?.message}
              {...register(`${row}.start`, { validate: check('start') })}
            />
            <TextField
              label={t`To`}
              type="time"
              error={error?.end?.message}
              {...register(`${row}.end`, { validate: check('end') })}
            />
            <TextField
              label={t`Orders it takes`}
              inputMode="numeric"
              error={error?.capacity?.message}
              {...register(`${row}.capacity`, { validate: check('capacity') })}
            />
            <TextField
              label={t`Closes, minutes before`}
              inputMode="numeric"
              error={error?.cutOffMinutes?.message}
              {...register(`${row}.cutOffMinutes`, { validate: check('cutOffMinutes') })}
            />
            <CheckboxField label={t`Offered`} {...register(`${row}.isActive`)} />
            <Button
              tone="danger"
              aria-label={t`Remove window ${number}`}
              onClick={() => remove(at)}
            >
              {t`Remove`}
            </Button>
          </fieldset>
        );
      })}
      {overlaps.length > 0 && (
        <Notice tone="warning">
          {overlaps.map(([earlier, later]) => (
            <p key={later}>{t`${earlier} and ${later} overlap. Customers can choose either.`}</p>
          ))}
        </Notice>
      )}
      {fields.length === 0 && <p>{t`No delivery`}</p>}
      <Flex>
        <Button tone="outline" onClick={() => append(newWindowRow)}>{t`Add a window`}</Button>
      </Flex>
    </div>
  );
}
