import { GraphQLSchema } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { PubSub, buildSchemaSync, emitSchemaDefinitionFileSync } from 'type-graphql';
import { guardSchema, resolverClasses } from '../app';
import { checkAccess } from '../platform/graphql/access';
import { ResolverClass } from '../platform/module';
import { ErrorCodeEnum } from './error-code.enum';

/** Where nobody subscribes to anything. */
const neverPublishes: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('Nobody subscribes here');
  },
};

/** Where a schema is only looked at. */
const answersNothing = (): never => {
  throw new Error('No request is answered with this schema');
};

/**
 * The one schema. Inputs are validated by the services, so that REST goes through the same rules.
 * @param instanceOf gives the resolver of a class; left out where no request is answered
 * @param emitTo a file to write the schema's text to
 * @param news where subscriptions hear of what happens
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
    // Answers all of an introspection: once for the text that is committed, not at every start.
    skipCheck: emitTo === undefined,
  });
  const config = schema.toConfig();
  const whole = new GraphQLSchema({ ...config, types: [...config.types, ErrorCodeEnum] });
  guardSchema(whole);
  if (emitTo) emitSchemaDefinitionFileSync(emitTo, whole, { sortedSchema: true });
  return whole;
}
