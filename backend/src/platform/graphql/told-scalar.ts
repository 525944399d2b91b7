import { GraphQLError, GraphQLScalarType } from 'graphql';

/** Output-only scalar, accepted by no argument. */
export function toldScalar(name: string, description: string): GraphQLScalarType {
  const takesNothing = (): never => {
    throw new GraphQLError(`${name} are only told`, { extensions: { code: 'BAD_USER_INPUT' } });
  };
  return new GraphQLScalarType({
    name,
    description: `${description} Output only.`,
    parseValue: takesNothing,
    parseLiteral: takesNothing,
  });
}
