import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isCalendarDate } from '../../kernel/ist';

function toLocalDate(value: unknown): string {
  if (typeof value !== 'string' || !isCalendarDate(value))
    throw new GraphQLError('LocalDate should be a day as yyyy-MM-dd', {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  return value;
}

/** Calendar date without a time zone. */
export const LocalDateScalar = new GraphQLScalarType<string, string>({
  name: 'LocalDate',
  description: 'Calendar date as yyyy-MM-dd; for orders and slots, the date in India.',
  serialize: toLocalDate,
  parseValue: toLocalDate,
  parseLiteral(node) {
    return toLocalDate(node.kind === Kind.STRING ? node.value : undefined);
  },
});
