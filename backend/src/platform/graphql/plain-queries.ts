import { GraphQLFieldResolver, GraphQLSchema, isLeafType, getNamedType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';

type QueryMetadata = ReturnType<typeof getMetadataStorage>['queries'][number];
type ParamMetadata = NonNullable<QueryMetadata['params']>[number];
type Resolver = GraphQLFieldResolver<unknown, object, Record<string, unknown>>;
type Methods = Record<string, (...parameters: unknown[]) => unknown>;

/**
 * Has queries that anyone may ask, and whose arguments are plain values, call their methods at once. TypeGraphQL hands
 * each argument over by a promise, though it has nothing to look at where nothing is validated (0008). With a request
 * known to whatever is done for it, promises are dear: those around one product took longer than its whole answer.
 * @param instanceOf gives the resolver of a class
 */
export function callPlainQueriesAtOnce(
  schema: GraphQLSchema,
  instanceOf: (type: QueryMetadata['target']) => object,
): void {
  const fields = schema.getQueryType()?.getFields() ?? {};
  for (const query of getMetadataStorage().queries) {
    const field = fields[query.schemaName];
    const hasGuards = query.roles || query.middlewares?.length;
    const takesPlainValues = field?.args.every(({ type }) => isLeafType(getNamedType(type)));
    if (!field || hasGuards || !takesPlainValues) continue;
    const parameters = readersOf(query.params ?? []);
    if (parameters) field.resolve = calling(query, parameters, instanceOf);
  }
}

type Reader = (args: Record<string, unknown>, context: object) => unknown;

/** What reads each parameter of a method; undefined where TypeGraphQL has to make something of one. */
function readersOf(params: readonly ParamMetadata[]): Reader[] | undefined {
  const readers: Reader[] = [];
  for (const param of params)
    if (param.kind === 'context' && param.propertyName === undefined)
      readers[param.index] = (_args, context) => context;
    else if (param.kind === 'arg') readers[param.index] = (args) => args[param.name];
    else return undefined;
  return readers;
}

function calling(
  { target, methodName }: QueryMetadata,
  readers: readonly Reader[],
  instanceOf: (type: QueryMetadata['target']) => object,
): Resolver {
  return (_root, args, context) =>
    (instanceOf(target) as Methods)[methodName]?.(...readers.map((read) => read(args, context)));
}
