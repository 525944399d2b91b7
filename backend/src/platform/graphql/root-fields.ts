import { GraphQLFieldResolver, GraphQLSchema, defaultFieldResolver } from 'graphql';
import { currentScope } from '../http/request-scope';

/** The label of requests with more than one root field. */
const SEVERAL = 'several';

/**
 * Records the query or mutation of each request by its schema name, so the number of names is bounded whatever clients
 * call their operations and aliases. Done in the resolvers, through which every way of executing an operation passes.
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
