import { GraphQLError, GraphQLScalarType, Kind, ValueNode } from 'graphql';
import { isCalendarDate } from '../../kernel/ist';

/** @param literal a value that is written into the query; its error names the field */
function toLocalDate(value: unknown, literal?: ValueNode): string {
  if (typeof value !== 'string' || !isCalendarDate(value))
    throw new GraphQLError('LocalDate should be a day as yyyy-MM-dd', {
      nodes: literal,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  return value;
}

/** Calendar date without a time zone. */
export const LocalDateScalar = new GraphQLScalarType<string, string>({
  name: 'LocalDate',
  description: 'Calendar date as yyyy-MM-dd; for orders and slots, the date in India.',
  serialize: (value) => toLocalDate(value),
  parseValue: (value) => toLocalDate(value),
  parseLiteral(node) {
    return toLocalDate(node.kind === Kind.STRING ? node.value : undefined, node);
  },
});
