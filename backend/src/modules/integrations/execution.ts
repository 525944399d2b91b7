import { ExecutionResult, GraphQLSchema, execute } from 'graphql';
import { FastifyBaseLogger } from 'fastify';
import type { Viewer } from '../../kernel/viewer';
import { OperationChecks } from '../../platform/graphql/operation-checks';
import type { ContextFactory, RequestContext } from '../../platform/graphql/request-context';

/** Runs the operations that requests of other protocols map to. */
export interface Execution {
  schema: GraphQLSchema;
  /** The same checks that every GraphQL operation passes. */
  checks: OperationChecks;
  log: FastifyBaseLogger;
}

/** Runs an operation. Throws OperationRefused if a check refuses it. */
export async function carryOut(
  { schema, checks }: Execution,
  query: string,
  variables: Record<string, unknown>,
  contextValue: RequestContext,
): Promise<ExecutionResult> {
  const { document } = checks.check({ query, variables });
  return execute({ schema, document, contextValue, variableValues: variables });
}

/**
 * The context of an operation that runs as the viewer whom the protocol identifies, and as nobody else. The cookies of
 * the browser that may have sent the request stay unchanged.
 */
export const contextAs = (
  viewer: Viewer,
  base: ReturnType<ContextFactory['contextOf']>,
): RequestContext => ({
  ...base,
  viewer,
  viewerAs: () => viewer,
  setSessionToken: () => undefined,
  cacheWhile: () => undefined,
  forEachAnswer: (work) => work(),
});
