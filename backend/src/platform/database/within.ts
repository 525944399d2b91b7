import { And, FindOperator, LessThan, MoreThanOrEqual } from 'typeorm';
import { Span } from '../../kernel/days';

/** That an instant lies in a span of time; nothing where the span has no ends. */
export function within({ from, before }: Span): FindOperator<Date> | undefined {
  const bounds = [...(from ? [MoreThanOrEqual(from)] : []), ...(before ? [LessThan(before)] : [])];
  return bounds.length > 0 ? And(...bounds) : undefined;
}
