import { FastifyRequest } from 'fastify';
import { ShopError, FieldMessages } from '../../kernel/shop-error';
import { platformMessages } from '../platform.messages';

/** The request body of an existing client: any fields of any type. Routes pick the fields they need and trust nothing. */
export type RestBody = Record<string, unknown>;

/** The JSON object in a request body. Throws BAD_REQUEST for anything else. */
export function bodyOf(request: FastifyRequest): RestBody {
  const { body } = request;
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as RestBody;
  throw new ShopError('BAD_REQUEST', platformMessages.bodyNotObject(), {
    body: platformMessages.bodyFieldNotObject(),
  });
}

/** A named path parameter. */
export function pathPart(request: FastifyRequest, name: string): string {
  return (request.params as Record<string, string>)[name] ?? '';
}

/**
 * Parses a whole number that may be sent as text ("2", straight from an input field). Anything else stays unchanged,
 * for the input's rules to refuse.
 */
export function wholeNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
}

/** Runs a service call, and renames the fields of its errors to those of the REST contract. */
export async function namingFields<Result>(
  names: Record<string, string>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ShopError) || !error.fieldReasons) throw error;
    const { code, reason, fieldReasons, retryAfterSeconds, details } = error;
    throw new ShopError(code, reason, renamed(fieldReasons, names), retryAfterSeconds, details);
  }
}

function renamed(fields: FieldMessages, names: Record<string, string>): FieldMessages {
  return Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [names[field] ?? field, message]),
  );
}
