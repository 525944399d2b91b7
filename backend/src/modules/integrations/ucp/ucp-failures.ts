import { FastifyReply } from 'fastify';
import { errorCodes } from '../../../kernel/error-codes';
import { ShopError } from '../../../kernel/shop-error';
import { FAILED } from './ucp-catalog.rules';

/** Responds, or reports a refusal of the shop in the format of the protocol. */
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
    return failed(code, fieldReasons[field ?? ''] ?? reason, pathOf(field));
  }
}

/** The protocol's names of the arguments of the shop's operations. */
const NAMES: Record<string, string> = {
  search: 'query',
  category: 'categories',
  minPricePaise: 'min',
  maxPricePaise: 'max',
};

/** The path of a field in the body; undefined for a header, which has none there. */
function pathOf(field: string | undefined): string | undefined {
  if (field === undefined || field === 'idempotency-key') return undefined;
  return field.startsWith('line_items') ? `$.${field}` : `$..${NAMES[field] ?? field}`;
}

/** A failure in the format of the protocol. */
export function failed(code: string, message: { text: string }, path?: string): object {
  const content = message.text;
  const failure = { type: 'error', code, content, severity: 'unrecoverable' };
  return { ucp: FAILED, messages: [{ ...failure, ...(path && { path }) }] };
}
