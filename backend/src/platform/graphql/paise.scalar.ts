import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

function toPaise(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new GraphQLError('Paise should be a whole number', {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  return value;
}

/** Money in the GraphQL API: integer paise, wider than GraphQL's 32-bit Int. */
export const PaiseScalar = new GraphQLScalarType<number, number>({
  name: 'Paise',
  description: 'Amount of money as an integer in paise (1 rupee = 100 paise).',
  serialize: toPaise,
  parseValue: toPaise,
  parseLiteral(node) {
    return toPaise(node.kind === Kind.INT ? Number(node.value) : undefined);
  },
});
