import { And, FindOperator, LessThan, MoreThanOrEqual } from 'typeorm';
import { Span } from '../../kernel/days';

/** The condition that an instant lies in a span; undefined for an open span. */
export function within({ from, before }: Span): FindOperator<Date> | undefined {
  const bounds = [...(from ? [MoreThanOrEqual(from)] : []), ...(before ? [LessThan(before)] : [])];
  return bounds.length > 0 ? And(...bounds) : undefined;
}
