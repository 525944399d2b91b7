import { GraphQLFieldResolver, GraphQLSchema, defaultFieldResolver } from 'graphql';
import { currentScope } from '../http/request-scope';

/** For requests that ask for more than one field of the schema. */
const SEVERAL = 'several';

/**
 * Has each request know the query or mutation that it asks for, by its name in the schema: there are as many names
 * as the schema has, whatever clients call their operations and aliases. The resolvers are where every way of
 * running an operation comes through.
 */
export function noteRootFields(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {}))
      field.resolve = noting(`${type?.name}.${field.name}`, field.resolve ?? defaultFieldResolver);
}

type Resolver = GraphQLFieldResolver<unknown, unknown>;

function noting(name: string, resolve: Resolver): Resolver {
  return (...parameters) => {
    const scope = currentScope();
    if (scope) scope.rootField = scope.rootField === '' ? name : SEVERAL;
    return resolve(...parameters);
  };
}
