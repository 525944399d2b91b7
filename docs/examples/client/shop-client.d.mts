import type { Calls, ErrorCode } from './generated/operations.mjs';

export type * from './generated/operations.mjs';

/** The shop to call, and how. */
export interface ShopSettings {
  /** Its address, such as https://shop.example. */
  url: string;
  /** An API token (gro_...), or the accessToken of a login; omitted for public data. */
  token?: string;
  /** The maximum number of tries per call; 10 by default. */
  tries?: number;
  /** The timeout of a response, in milliseconds; two minutes by default. */
  timeoutMs?: number;
}

/**
 * Creates a client of one shop. Its calls throw ShopError and NoAnswerError. Repeatable calls, as their comments state,
 * are resent if no response arrives, and on 503 and 429 after the pause that the shop requests.
 */
export function shopClient(settings: ShopSettings): Calls;

/** The shop refused a call. The message is a text for display. */
export class ShopError extends Error {
  /** For decisions in programs: a code of the shop, or of GraphQL. */
  readonly code: ErrorCode | (string & {});
  /** The messages by field, such as `rows` or `items.12`. */
  readonly fields: Readonly<Record<string, string>>;
  /** Data that a program needs to continue, depending on the code: for CONFLICT the stored and the submitted values. */
  readonly details?: unknown;
  /** The HTTP status. */
  readonly status: number;
  /** Identifies the request in the log of the shop. */
  readonly requestId?: string;
  /** The time after which the call may be resent, in milliseconds. */
  readonly retryAfterMs?: number;
}

/** No response, or an incomplete one: it is unknown whether the call was carried out. */
export class NoAnswerError extends Error {
  /** The HTTP status, if something other than the shop responded. */
  readonly status?: number;
}

/** A page of a list that continues after its endCursor. */
export type Part = { items: unknown[]; endCursor: string | null } & (
  { hasNext: boolean } | { hasMore: boolean }
);

/** A call that returns a list page by page: `shop.productTable`, `shop.orderSearch`, `shop.events` and so on. */
export type ListCall = (variables: never) => Promise<Record<string, Part>>;

type Answer<Call extends ListCall> = Awaited<ReturnType<Call>>;
/** A page of the list that a call returns. */
export type PartOf<Call extends ListCall> = Answer<Call>[keyof Answer<Call>];
/** An item of the list that a call returns. */
export type ItemOf<Call extends ListCall> =
  PartOf<Call> extends { items: (infer Item)[] } ? Item : never;

/**
 * Reads a list to its end, page by page: store the endCursor of a page to continue from it later.
 * @param variables the variables of the call, with `after` to start after a cursor
 */
export function partsOf<Call extends ListCall>(
  list: Call,
  variables?: Parameters<Call>[0],
): AsyncGenerator<PartOf<Call>>;

/** Reads a list to its end, item by item. */
export function itemsOf<Call extends ListCall>(
  list: Call,
  variables?: Parameters<Call>[0],
): AsyncGenerator<ItemOf<Call>>;
