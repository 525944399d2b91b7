import type { Calls, ErrorCode } from './generated/operations.mjs';

export type * from './generated/operations.mjs';

/** Which shop is called, and how. */
export interface ShopSettings {
  /** Its address, such as https://shop.example. */
  url: string;
  /** An API token (gro_...), or the accessToken of a login; left out for what everybody may read. */
  token?: string;
  /** How often a call is sent at most; 10 where nothing is said. */
  tries?: number;
  /** How long an answer is waited for, in milliseconds; two minutes where nothing is said. */
  timeoutMs?: number;
}

/**
 * Makes a client of one shop. Its calls throw ShopError and NoAnswerError. Those that can be sent twice without harm, as their
 * comments say, are sent again where no answer comes, and on 503 and 429 after the pause that the shop asks for.
 */
export function shopClient(settings: ShopSettings): Calls;

/** The shop refused a call. The message is a text to show. */
export class ShopError extends Error {
  /** What to go by: a code of the shop, or of the query language. */
  readonly code: ErrorCode | (string & {});
  /** What is wrong with which field, such as `rows` or `items.12`. */
  readonly fields: Readonly<Record<string, string>>;
  /** What a program needs to go on, where the code says so: of CONFLICT the stored and the submitted values. */
  readonly details?: unknown;
  /** Status of HTTP. */
  readonly status: number;
  /** Where the log of the shop has it. */
  readonly requestId?: string;
  /** After how long the call may be sent again, in milliseconds. */
  readonly retryAfterMs?: number;
}

/** No answer of the shop came, or half of one: whether the call was carried out is not known. */
export class NoAnswerError extends Error {
  /** Status of HTTP, where something answered that is not the shop. */
  readonly status?: number;
}

/** A part of a list that goes on after its endCursor. */
export type Part = { items: unknown[]; endCursor: string | null } & (
  { hasNext: boolean } | { hasMore: boolean }
);

/** A call that answers a list part by part: `shop.productTable`, `shop.orderSearch`, `shop.events` and so on. */
export type ListCall = (variables: never) => Promise<Record<string, Part>>;

type Answer<Call extends ListCall> = Awaited<ReturnType<Call>>;
/** A part of the list that a call answers. */
export type PartOf<Call extends ListCall> = Answer<Call>[keyof Answer<Call>];
/** What stands in the list that a call answers. */
export type ItemOf<Call extends ListCall> =
  PartOf<Call> extends { items: (infer Item)[] } ? Item : never;

/**
 * Reads a list to its end, part by part: keep the endCursor of a part to go on there another time.
 * @param variables those of the call, with `after` to begin behind a place
 */
export function partsOf<Call extends ListCall>(
  list: Call,
  variables?: Parameters<Call>[0],
): AsyncGenerator<PartOf<Call>>;

/** Reads a list to its end, one by one. */
export function itemsOf<Call extends ListCall>(
  list: Call,
  variables?: Parameters<Call>[0],
): AsyncGenerator<ItemOf<Call>>;
