import { GraphQLSchema } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { PubSub, buildSchemaSync, emitSchemaDefinitionFileSync } from 'type-graphql';
import { guardSchema, resolverClasses } from '../app';
import { checkAccess } from '../platform/graphql/access';
import { ResolverClass } from '../platform/module';
import { ErrorCodeEnum } from './error-code.enum';

/** Used where there are no subscriptions. */
const neverPublishes: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('Nobody subscribes here');
  },
};

/** Used where the schema is only inspected. */
const answersNothing = (): never => {
  throw new Error('No request is answered with this schema');
};

/**
 * Builds the schema. Services validate inputs, so that GraphQL and REST share the same rules.
 * @param instanceOf returns the resolver of a class; omitted where no request is executed
 * @param emitTo the file to write the schema to
 * @param news the source of subscription events
 */
export function createSchema(
  instanceOf: (type: ResolverClass) => object = answersNothing,
  emitTo?: string,
  updates: PubSub = neverPublishes,
): GraphQLSchema {
  const get = (type: unknown) => instanceOf(type as ResolverClass);
  const schema = buildSchemaSync({
    resolvers: resolverClasses as [ResolverClass, ...ResolverClass[]],
    container: { get },
    scalarsMap: [{ type: Date, scalar: GraphQLDateTimeISO }],
    pubSub: updates,
    authChecker: checkAccess,
    validate: false,
    // The check runs a full introspection: done when the committed schema is generated, not at every start.
    skipCheck: emitTo === undefined,
  });
  const config = schema.toConfig();
  const whole = new GraphQLSchema({ ...config, types: [...config.types, ErrorCodeEnum] });
  guardSchema(whole);
  if (emitTo) emitSchemaDefinitionFileSync(emitTo, whole, { sortedSchema: true });
  return whole;
}
