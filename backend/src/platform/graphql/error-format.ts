import { unwrapResolverError } from '@apollo/server/errors';
import { ASTNode, GraphQLError, GraphQLFormattedError, parse, visit } from 'graphql';
import { ErrorCode, errorCodes } from '../../kernel/error-codes';
import { ShopError } from '../../kernel/shop-error';
import { messagesOf, toShopError } from '../http/failure';
import { currentRequestId } from '../http/request-scope';
import { tooManyTokens } from './query-limits';
import { platformMessages } from '../platform.messages';

/** Errors of the GraphQL language itself: their texts concern the query, so clients may see them. */
const QUERY_ERRORS = new Set([
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** Formats an error for clients: code, fields and request id, without internal details. */
export function formatGraphqlError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const failure = failureOf(formatted, error);
  const { message, code, fields, details } = failure;
  const { path, locations } = formatted;
  const requestId = currentRequestId();
  const extensions = {
    code,
    ...(failure instanceof ShopError && messagesOf(failure)),
    ...(fields && { fields }),
    ...(details && { details }),
    ...(requestId && { requestId }),
  };
  return { message, path, locations, extensions };
}

/** The error as logged: for invalid queries only that they were refused, since the error may quote a password. */
export function failureToLog(error: GraphQLError): unknown {
  const { code } = error.extensions;
  const refusal = tooManyTokens(error) ?? error.originalError;
  if (refusal instanceof ShopError) return refusal;
  if (QUERY_ERRORS.has(String(code)))
    return new ShopError('BAD_REQUEST', platformMessages.queryRefused({ code: String(code) }));
  return error.originalError ?? error;
}

/** The HTTP status of an error code of any origin. */
export function statusOf(code: unknown): number {
  return errorCodes[code as ErrorCode]?.status ?? 400;
}

function failureOf(formatted: GraphQLFormattedError, error: unknown): Failure {
  const refusal = tooManyTokens(error) ?? (error as Partial<GraphQLError>).originalError;
  if (refusal instanceof ShopError) return refusal;
  return isQueryError(formatted)
    ? queryFailure(formatted, error)
    : toShopError(unwrapResolverError(error));
}

function isQueryError({ extensions }: GraphQLFormattedError): boolean {
  return QUERY_ERRORS.has(String(extensions?.code));
}

interface Failure {
  message: string;
  code: string;
  fields?: Record<string, string>;
  details?: ShopError['details'];
}

function queryFailure(formatted: GraphQLFormattedError, error: unknown): Failure {
  const code = String(formatted.extensions?.code);
  const { message } = formatted;
  const cause = causeOf(message, error);
  const field = fieldOf(cause, message, error);
  if (!field) return { message, code: code === 'BAD_USER_INPUT' ? 'BAD_REQUEST' : code };
  const reason = withoutSubmittedValue(cause);
  return { message: reason, code: 'VALIDATION', fields: { [field]: reason } };
}

/** 'Variable "$input" got invalid value 1.5 at "input.quantity"; Int cannot …': returns the part after the semicolon. */
function causeOf(message: string, error: unknown): string {
  const cause = error instanceof GraphQLError ? error.originalError?.message : undefined;
  return cause && message.endsWith(cause) ? cause : message;
}

/**
 * The field of an invalid value: its name, or in a list of objects its path from the list on, such as
 * rows.1.mrpPaise, so that a program finds the element.
 */
function fieldOf(cause: string, message: string, error: unknown): string | undefined {
  const path = pathBefore(cause, message) ?? pathAtNode(error);
  const named = nameInCause(cause);
  const whole = named === undefined || named === path.at(-1) ? path : [...path, named];
  // A list of plain values, such as scopes, is one field.
  if (isIndex(whole.at(-1))) whole.pop();
  const index = whole.findIndex(isIndex);
  const field = index < 0 ? whole.slice(-1) : whole.slice(index - 1);
  return field.length === 0 ? undefined : field.join('.');
}

const isIndex = (part: string | undefined): boolean => /^\d/.test(part ?? '');

/** The missing or unknown field that a cause names. */
function nameInCause(cause: string): string | undefined {
  const named = /^Field "([^"]+)" (?:of required type|is not defined by type)/.exec(cause)?.[1];
  const argument = / argument "([^"]+)" of type "[^"]+" is required/.exec(cause)?.[1];
  const variable = /^Variable "\$([^"]+)" of (?:required|non-null) type/.exec(cause)?.[1];
  return (named ?? argument ?? variable)?.split('.').pop();
}

/** The path named before the cause in a message, or the variable where its whole value is invalid. */
function pathBefore(cause: string, message: string): string[] | undefined {
  const prefix = message.slice(0, message.length - cause.length);
  const path = / at "([^"]+)"; $/.exec(prefix)?.[1];
  const whole = path ?? /^Variable "\$([^"]+)"/.exec(prefix)?.[1];
  return whole?.split(/[.[\]]+/).filter((part) => part !== '');
}

/** The path of an invalid literal in the query, from its argument on. */
function pathAtNode(error: unknown): string[] {
  const location = error instanceof GraphQLError ? error.nodes?.[0]?.loc : undefined;
  if (!location) return [];
  const isAround = ({ loc }: ASTNode) =>
    loc !== undefined && loc.start <= location.start && location.end <= loc.end;
  const path: string[] = [];
  visit(parse(location.source.body), {
    Argument: (node) => void (isAround(node) && path.push(node.name.value)),
    ObjectField: (node) => void (isAround(node) && path.push(node.name.value)),
    ListValue: (node) => {
      const index = node.values.findIndex(isAround);
      if (index >= 0) path.push(String(index));
    },
  });
  return path;
}

/** graphql-js quotes the submitted value, which may be a password: only the reason is kept. */
function withoutSubmittedValue(cause: string): string {
  return cause
    .replace(/^Value ".*" does not exist/s, 'This value does not exist')
    .replace(/^DateTime cannot represent .*$/s, 'DateTimeISO should be like 2026-01-31T10:15:30Z')
    .replace(/(: |, found ).*$/s, '');
}
