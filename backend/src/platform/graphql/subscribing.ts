import { ExecutionResult, GraphQLSchema, OperationTypeNode, subscribe } from 'graphql';
import { ShopError } from '../../kernel/shop-error';
import { OperationChecks, OperationRefused, Question, refusal } from './operation-checks';
import type { RequestContext } from './request-context';
import { platformMessages } from '../platform.messages';

/** One part of the response to a subscription. */
export type Part = ExecutionResult<Record<string, unknown>>;

/** A started subscription: its first part, and the following ones. */
export interface Subscribed {
  first: IteratorResult<Part>;
  rest: AsyncGenerator<Part>;
}

/**
 * Starts a subscription after the usual operation checks. Awaits its first part, so that refusals are reported before
 * the stream starts.
 * @throws OperationRefused
 */
export async function beginSubscription(
  schema: GraphQLSchema,
  checks: OperationChecks,
  question: Question,
  contextValue: RequestContext,
): Promise<Subscribed> {
  const { document, operation } = checks.check(question);
  if (operation.operation !== OperationTypeNode.SUBSCRIPTION)
    throw refusedFor(new ShopError('BAD_REQUEST', platformMessages.oneSubscription()));
  const { operationName, variables: variableValues } = question;
  const rest = await subscribe({ schema, document, operationName, variableValues, contextValue });
  if (!(Symbol.asyncIterator in rest)) throw new OperationRefused(rest.errors ?? []);
  const first = (await rest.next()) as IteratorResult<Part>;
  const { errors = [], data } = (first.value ?? {}) as Part;
  if (errors.length === 0 || data) return { first, rest: rest as AsyncGenerator<Part> };
  await rest.return(undefined);
  throw new OperationRefused(errors);
}

/** Refuses an operation with an error of the shop. */
export function refusedFor(reason: Error): OperationRefused {
  return new OperationRefused([refusal(reason)]);
}
