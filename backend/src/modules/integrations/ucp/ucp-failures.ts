import { FastifyReply } from 'fastify';
import { errorCodes } from '../../../kernel/error-codes';
import { ShopError } from '../../../kernel/shop-error';
import { FAILED } from './ucp-catalog.rules';

/** Answers, or tells why the shop refuses, as the protocol has it. */
export async function tellingFailures(
  reply: FastifyReply,
  answer: () => Promise<object>,
): Promise<object> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const { code, reason, fieldReasons = {}, retryAfterSeconds } = error;
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
    void reply.status(errorCodes[code].status);
    const [field] = Object.keys(fieldReasons);
    return failed(code, fieldReasons[field ?? ''] ?? reason, field && `$..${field}`);
  }
}

/** A failure in the words of the protocol. */
export function failed(code: string, message: { text: string }, path?: string): object {
  const content = message.text;
  const failure = { type: 'error', code, content, severity: 'unrecoverable' };
  return { ucp: FAILED, messages: [{ ...failure, ...(path && { path }) }] };
}
