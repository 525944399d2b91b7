import { ExecutionResult, GraphQLSchema, execute } from 'graphql';
import { FastifyBaseLogger } from 'fastify';
import type { Viewer } from '../../kernel/viewer';
import { OperationChecks } from '../../platform/graphql/operation-checks';
import type { ContextFactory, RequestContext } from '../../platform/graphql/request-context';

/** What carries out the operations that other protocols stand for. */
export interface Execution {
  schema: GraphQLSchema;
  /** The one gate of GraphQL, which they pass as all others do. */
  checks: OperationChecks;
  log: FastifyBaseLogger;
}

/** Carries an operation out. Throws OperationRefused where it must not run. */
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
 * The context of an operation that somebody carries out whom the protocol names, and nobody else: the cookies of the
 * browser that may have sent the request stay as they are.
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
