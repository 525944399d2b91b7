import { ValidateBy, ValidationOptions } from 'class-validator';
import { isCalendarDate, istDate } from '../../../kernel/ist';

const OLDEST = '1900-01-01';

/** A calendar day (yyyy-MM-dd) that can be the birthday of a living person. */
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
