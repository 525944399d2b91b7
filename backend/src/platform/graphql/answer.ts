import { FastifyBaseLogger, FastifyReply } from 'fastify';
import { GraphQLError, GraphQLFormattedError } from 'graphql';
import { ShopError } from '../../kernel/shop-error';
import { logFailure } from '../http/error-handler';
import { failureToLog, formatGraphqlError, statusOf } from './error-format';

/** What HTTP says of an answer. */
export interface AnswerHead {
  status?: number;
  retryAfterSeconds?: number;
}

/** Writes the failures of an answer to the log. */
export function logFailures(
  log: FastifyBaseLogger,
  errors: readonly GraphQLError[],
  requestId: string,
): void {
  for (const error of errors) logFailure(log, failureToLog(error), requestId);
}

/** The errors as clients get them. */
export function formatErrors(errors: readonly GraphQLError[]): GraphQLFormattedError[] {
  return errors.map((error) => formatGraphqlError(error.toJSON(), error));
}

/**
 * Refuses an operation before it runs, as Apollo Server answers what fails: the same texts, codes, status and lines of
 * the log.
 * @returns the body
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

/** The status and headers of an answer with errors. */
export function headOf(
  data: unknown,
  errors: readonly GraphQLFormattedError[],
  causes: readonly GraphQLError[] = [],
): AnswerHead {
  // Part of an answer is an answer; only where nothing could be answered does the status say why.
  const status = data ? undefined : statusOf(errors[0]?.extensions?.['code']);
  const retryAfterSeconds = retryAfterSecondsOf(causes);
  return {
    ...(status !== undefined && { status }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

/** After how long whatever was tried too often may be tried again. */
function retryAfterSecondsOf(causes: readonly GraphQLError[]): number | undefined {
  for (const { originalError } of causes)
    if (originalError instanceof ShopError && originalError.retryAfterSeconds !== undefined)
      return originalError.retryAfterSeconds;
  return undefined;
}
