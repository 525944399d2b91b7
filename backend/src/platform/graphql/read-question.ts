import { ShopError } from '../../kernel/shop-error';
import type { Question } from './operation-checks';
import { platformMessages } from '../platform.messages';

/**
 * Parses a GraphQL request from its body.
 * @throws BAD_REQUEST where the body is not a GraphQL request
 */
export function readQuestion(body: unknown): Question {
  if (!isRecord(body)) throw new ShopError('BAD_REQUEST', platformMessages.bodyNotObject());
  const { query, operationName, variables, extensions } = body;
  if (typeof query !== 'string' || query === '')
    throw new ShopError('BAD_REQUEST', platformMessages.queryNotText());
  if (!isLeftOut(operationName) && typeof operationName !== 'string')
    throw new ShopError('BAD_REQUEST', platformMessages.operationNameNotText());
  if (!isLeftOut(variables) && !isRecord(variables))
    throw new ShopError('BAD_REQUEST', platformMessages.variablesNotObject());
  if (!isLeftOut(extensions) && !isRecord(extensions))
    throw new ShopError('BAD_REQUEST', platformMessages.extensionsNotObject());
  return {
    query,
    ...(!isLeftOut(operationName) && { operationName }),
    ...(!isLeftOut(variables) && { variables }),
  };
}

function isLeftOut(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
