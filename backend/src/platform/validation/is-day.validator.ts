import { ValidateBy } from 'class-validator';
import { isCalendarDate } from '../../kernel/ist';
import { kernelMessages } from '../../kernel/kernel.messages';
import { says } from './says';

/** The rule for days as yyyy-MM-dd. */
export function IsDay(field: string): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && isCalendarDate(value);
  return ValidateBy(
    { name: 'isDay', validator: { validate } },
    says(kernelMessages.notDay({ field })),
  );
}
