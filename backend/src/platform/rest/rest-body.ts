import { FastifyRequest } from 'fastify';
import { ShopError, FieldMessages } from '../../kernel/shop-error';
import { platformMessages } from '../platform.messages';

/** What an existing client sent: any fields, of any type. Routes pick what they need and trust none of it. */
export type RestBody = Record<string, unknown>;

/** The JSON object a request carries. Throws BAD_REQUEST where it is anything else. */
export function bodyOf(request: FastifyRequest): RestBody {
  const { body } = request;
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as RestBody;
  throw new ShopError('BAD_REQUEST', platformMessages.bodyNotObject(), {
    body: platformMessages.bodyFieldNotObject(),
  });
}

/** One named part of the path. */
export function pathPart(request: FastifyRequest, name: string): string {
  return (request.params as Record<string, string>)[name] ?? '';
}

/**
 * A whole number that may come as text ("2", straight from an input). Anything else stays as it is, for the
 * rules of the input to refuse.
 */
export function wholeNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
}

/** Runs a service's work, and names the fields of its failures as the REST contract names them. */
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
