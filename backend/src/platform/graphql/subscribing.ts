import {
  ExecutionResult,
  GraphQLError,
  GraphQLSchema,
  OperationTypeNode,
  getOperationAST,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql';
import { ShopError } from '../../kernel/shop-error';
import { assertAffordable } from './query-cost';
import { queryLimitRules, queryLimits } from './query-limits';
import type { RequestContext } from './request-context';

/** How much is told of what is wrong with a document. */
const MOST_ERRORS = 10;

/** What somebody wants to subscribe to. */
export interface Question {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}

/** One part of the answer to a subscription. */
export type Part = ExecutionResult<Record<string, unknown>>;

/** A subscription that was begun: what it says first, and what comes after that. */
export interface Subscribed {
  first: IteratorResult<Part>;
  rest: AsyncGenerator<Part>;
}

/**
 * Begins a subscription: its document is held to the same limits as that of a query. It answers with its first part,
 * so that who may not is told before any stream begins.
 * @returns what is wrong, where something is
 */
export async function beginSubscription(
  schema: GraphQLSchema,
  { query, operationName, variables = {} }: Question,
  contextValue: RequestContext,
): Promise<Subscribed | readonly GraphQLError[]> {
  const document = readDocument(schema, query);
  if (Array.isArray(document)) return document;
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    return [refusal(new ShopError('BAD_REQUEST', 'Here is answered one subscription a request'))];
  try {
    assertAffordable({ schema, document, operation, variables });
  } catch (error) {
    return [refusal(error as Error)];
  }
  const args = { schema, document, operationName, variableValues: variables, contextValue };
  const rest = await subscribe(args);
  if (!(Symbol.asyncIterator in rest)) return (rest.errors ?? []).map(withCode('BAD_USER_INPUT'));
  const first = (await rest.next()) as IteratorResult<Part>;
  const { errors = [], data } = (first.value ?? {}) as Part;
  if (errors.length === 0 || data) return { first, rest: rest as AsyncGenerator<Part> };
  await rest.return(undefined);
  return errors;
}

/** A refusal of the shop as GraphQL tells it. */
export function refusal(originalError: Error): GraphQLError {
  return new GraphQLError(originalError.message, { originalError });
}

function readDocument(schema: GraphQLSchema, query: string) {
  try {
    const document = parse(query, { maxTokens: queryLimits.tokens });
    const rules = [...specifiedRules, ...queryLimitRules];
    const faults = validate(schema, document, rules, { maxErrors: MOST_ERRORS });
    return faults.length > 0 ? faults.map(withCode('GRAPHQL_VALIDATION_FAILED')) : document;
  } catch (error) {
    return [withCode('GRAPHQL_PARSE_FAILED')(error as GraphQLError)];
  }
}

/** What graphql-js finds has no code yet; what the shop refuses has its own. */
function withCode(code: string) {
  return (error: GraphQLError): GraphQLError => {
    if (!error.originalError) error.extensions['code'] ??= code;
    return error;
  };
}
