import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { t } from '@lingui/core/macro';

import type { ErrorCode } from '../generated/contract';
import { serverText, type MessageRef } from '../shared/lib/server-text';

/** What went wrong with a call, as the screens need it. */
export interface ShopError {
  /** The server's error code, or UNREACHABLE when no answer came. */
  code: ErrorCode | 'UNREACHABLE';
  /** A text to show. */
  message: string;
  /** One message for each field that is at fault, by the field's name. */
  fields: Record<string, string>;
  /** What a CONFLICT is between: the values as they are stored now, by the names of the API. */
  current?: Record<string, unknown>;
  /** What the screen needs to go on, such as the new bill after PRICE_CHANGED; its form depends on the code. */
  details?: unknown;
}

const unreachable = (): ShopError => ({
  code: 'UNREACHABLE',
  message: t`The shop cannot be reached. Check your connection and try again.`,
  fields: {},
});

/** Reads the server's code, text and fields out of whatever a call threw. */
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

/** What went wrong with a query; nothing where nothing did. */
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
