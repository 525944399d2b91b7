import { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCodes } from '../../kernel/error-codes';
import { DEFAULT_LANGUAGE, callerLanguage } from '../../kernel/language';
import { Message, textIn } from '../../kernel/message';
import { ShopError } from '../../kernel/shop-error';
import { isPassing } from '../database/database-failure';
import { logTrouble, reasonOf } from '../observability/log/trouble';
import { messagesOf, toShopError } from './failure';

/** Responds to every error outside GraphQL execution: {code, message, fields?} with its status. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    logFailure(app.log, error, request.id);
    return sendFailure(request, reply, toShopError(error));
  });
}

/** Sends an error response in the format of REST, or of GraphQL for GraphQL requests. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ShopError,
): FastifyReply {
  const { code, message, fields, retryAfterSeconds, details } = error;
  const { status } = errorCodes[code];
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const about = { ...(fields && { fields }), ...(details && { details }) };
  if (request.url.startsWith('/graphql')) {
    const extensions = { code, ...messagesOf(error), ...about, requestId: request.id };
    return reply.status(status).send({ errors: [{ message, extensions }] });
  }
  return reply
    .status(status)
    .send({ code, ...textsFor(request, error), ...(details && { details }) });
}

/** The message texts in the caller's language; responses of the first version's calls stay unchanged. */
function textsFor({ url, headers }: FastifyRequest, { message, reason, fieldReasons }: ShopError) {
  const asked = url.startsWith('/api/') ? undefined : callerLanguage(headers);
  const language = asked?.code ?? DEFAULT_LANGUAGE;
  const say = (said: Message) => textIn(language, said.text, said);
  const fields = Object.entries(fieldReasons ?? {}).map(([field, said]) => [field, say(said)]);
  return {
    message: textIn(language, message, reason),
    ...(fieldReasons && { fields: Object.fromEntries(fields) as Record<string, string> }),
  };
}

/**
 * Logs a failure: errors of the caller at a low level, internal errors with their stack. Outages of the database or the
 * disk affect many requests at once, so they are logged once a minute.
 */
export function logFailure(log: FastifyBaseLogger, error: unknown, requestId: string): void {
  const told = toShopError(error);
  const { code, message } = told;
  const { logLevel } = errorCodes[code];
  if (error === told && logLevel !== 'error') log[logLevel]({ code, requestId }, message);
  else if (isPassing(error) || code === 'INTERNAL')
    logTrouble(log, error, { code, requestId }, message);
  else log[logLevel]({ code, requestId, reason: reasonOf(told.cause ?? error) }, message);
}
