import { GraphQLError, GraphQLScalarType, Kind, ValueNode } from 'graphql';

/** @param literal a value that is written into the query; its error names the field */
function toPaise(value: unknown, literal?: ValueNode): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new GraphQLError('Paise should be a whole number', {
      nodes: literal,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  return value;
}

/** Money in the GraphQL API: integer paise, wider than GraphQL's 32-bit Int. */
export const PaiseScalar = new GraphQLScalarType<number, number>({
  name: 'Paise',
  description: 'Amount of money as an integer in paise (1 rupee = 100 paise).',
  serialize: (value) => toPaise(value),
  parseValue: (value) => toPaise(value),
  parseLiteral(node) {
    return toPaise(node.kind === Kind.INT ? Number(node.value) : undefined, node);
  },
});
