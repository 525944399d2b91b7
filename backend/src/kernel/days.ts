import { addDays, isCalendarDate, istInstant } from './ist';
import { fieldError } from './shop-error';
import { kernelMessages } from './kernel.messages';

/** Some days of the calendar in India, both ends included; an end that is left out is open. */
export interface Days {
  from?: string | null;
  to?: string | null;
}

/** From an instant on, and before another one. */
export interface Span {
  from?: Date;
  before?: Date;
}

/**
 * When some days begin and end.
 * @throws VALIDATION where an end is no day, or the last day comes before the first
 */
export function spanOf({ from, to }: Days): Span {
  for (const [field, day] of Object.entries({ from, to }))
    if (day && !isCalendarDate(day)) throw fieldError(field, kernelMessages.notDay({ field }));
  if (from && to && to < from) throw fieldError('to', kernelMessages.endBeforeBeginning());
  return {
    ...(from && { from: istInstant(from, 0) }),
    ...(to && { before: istInstant(addDays(to, 1), 0) }),
  };
}
