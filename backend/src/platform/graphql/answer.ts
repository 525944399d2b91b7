import { FastifyBaseLogger, FastifyReply } from 'fastify';
import { GraphQLError, GraphQLFormattedError } from 'graphql';
import { ShopError } from '../../kernel/shop-error';
import { logFailure } from '../http/error-handler';
import { failureToLog, formatGraphqlError, statusOf } from './error-format';

/** The HTTP status and headers of a response. */
export interface AnswerHead {
  status?: number;
  retryAfterSeconds?: number;
}

/** Logs the errors of a response. */
export function logFailures(
  log: FastifyBaseLogger,
  errors: readonly GraphQLError[],
  requestId: string,
): void {
  for (const error of errors) logFailure(log, failureToLog(error), requestId);
}

/** Formats errors for clients. */
export function formatErrors(errors: readonly GraphQLError[]): GraphQLFormattedError[] {
  return errors.map((error) => formatGraphqlError(error.toJSON(), error));
}

/**
 * Refuses an operation before it runs, in the same way as Apollo Server reports failures: with the same texts, codes,
 * status and log lines.
 * @returns the response body
 */
export function refuse(
  log: FastifyBaseLogger,
  reply: FastifyReply,
  causes: readonly GraphQLError[],
): string {
  logFailures(log, causes, reply.request.id);
  const errors = formatErrors(causes);
  const { status, retryAfterSeconds } = headOf(undefined, errors, causes);
  if (status !== undefined) reply.status(status);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return `${JSON.stringify({ errors })}\n`;
}

/** The status and headers of a response with errors. */
export function headOf(
  data: unknown,
  errors: readonly GraphQLFormattedError[],
  causes: readonly GraphQLError[] = [],
): AnswerHead {
  // Partial data is a successful response; only without any data does the status tell the error.
  const status = data ? undefined : statusOf(errors[0]?.extensions?.['code']);
  const retryAfterSeconds = retryAfterSecondsOf(causes);
  return {
    ...(status !== undefined && { status }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

/** The time after which a rate-limited caller may retry. */
function retryAfterSecondsOf(causes: readonly GraphQLError[]): number | undefined {
  for (const { originalError } of causes)
    if (originalError instanceof ShopError && originalError.retryAfterSeconds !== undefined)
      return originalError.retryAfterSeconds;
  return undefined;
}
