import { ValidateBy, ValidationOptions } from 'class-validator';
import { isCalendarDate, istDate } from '../../../kernel/ist';

const OLDEST = '1900-01-01';

/** A day of the calendar (yyyy-MM-dd) on which somebody who is alive can have been born. */
export function IsBirthDate(options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isBirthDate',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' &&
          isCalendarDate(value) &&
          value >= OLDEST &&
          value <= istDate(new Date()),
      },
    },
    options,
  );
}
