import { GraphQLError, GraphQLScalarType } from 'graphql';

/** An output-only scalar. */
export function toldScalar(name: string, description: string): GraphQLScalarType {
  const takesNothing = (): never => {
    throw new GraphQLError(`${name} are only told`, { extensions: { code: 'BAD_USER_INPUT' } });
  };
  return new GraphQLScalarType({
    name,
    description: `${description} No argument takes it.`,
    parseValue: takesNothing,
    parseLiteral: takesNothing,
  });
}
