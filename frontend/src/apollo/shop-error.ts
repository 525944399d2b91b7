import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { t } from '@lingui/core/macro';

import type { ErrorCode } from '../generated/contract';
import { serverText, type MessageRef } from '../shared/lib/server-text';

/** An error of a request, in the form that screens need. */
export interface ShopError {
  /** The server's error code, or UNREACHABLE without a response. */
  code: ErrorCode | 'UNREACHABLE';
  /** The text to show. */
  message: string;
  /** One message per invalid field, by field name. */
  fields: Record<string, string>;
  /** The currently stored values that a CONFLICT refers to, by their names in the API. */
  current?: Record<string, unknown>;
  /** What the screen needs to continue, such as the new bill after PRICE_CHANGED; its form depends on the code. */
  details?: unknown;
}

const unreachable = (): ShopError => ({
  code: 'UNREACHABLE',
  message: t`The shop cannot be reached. Check your connection and try again.`,
  fields: {},
});

/** Extracts the server's code, text and fields from an error of a request. */
export function toShopError(error: unknown): ShopError {
  if (!CombinedGraphQLErrors.is(error)) return unreachable();
  const first = error.errors[0];
  const code = (first?.extensions?.code ?? 'INTERNAL') as ErrorCode;
  return {
    code,
    message: serverText(first?.message ?? error.message, readMessage(first?.extensions)),
    fields: readFields(first?.extensions?.fields, first?.extensions?.fieldMessages),
    ...readConflict(first?.extensions?.details),
    details: first?.extensions?.details,
  };
}

/** The error of a query, if any. */
export const failureOf = (error: unknown): ShopError | undefined =>
  error === undefined ? undefined : toShopError(error);

function readConflict(details: unknown): Pick<ShopError, 'current'> {
  if (typeof details !== 'object' || details === null || !('current' in details)) return {};
  return { current: details.current as Record<string, unknown> };
}

function readFields(fields: unknown, messages: unknown): Record<string, string> {
  const messageOf = new Map(entriesOf(messages));
  return Object.fromEntries(
    entriesOf(fields)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([field, text]) => [field, serverText(text, readMessage(messageOf.get(field)))]),
  );
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function readMessage(value: unknown): MessageRef | undefined {
  const { messageId, params } = Object.fromEntries(entriesOf(value));
  if (typeof messageId !== 'string') return undefined;
  return { messageId, params: Object.fromEntries(entriesOf(params)) };
}
