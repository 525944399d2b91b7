import { addDays, isCalendarDate, istInstant } from './ist';
import { fieldError } from './shop-error';
import { kernelMessages } from './kernel.messages';

/** A range of calendar days in India, inclusive; a missing end is open. */
export interface Days {
  from?: string | null;
  to?: string | null;
}

/** From an instant (inclusive) to another (exclusive). */
export interface Span {
  from?: Date;
  before?: Date;
}

/**
 * Converts days to a span of instants.
 * @throws VALIDATION where an end is not a valid day, or the last day is before the first
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
