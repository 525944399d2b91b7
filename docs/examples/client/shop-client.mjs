// A client of the shop's GraphQL API, for Node 20 or later and without packages: copy this folder into your project. It
// has a function for each document in operations/, from which generated/ is written. Types are in the .d.mts files, so
// that plain JavaScript runs without a build, and TypeScript checks its callers.
import { setTimeout as sleep } from 'node:timers/promises';
import { operations } from './generated/operations.mjs';

const FIRST_PAUSE_MS = 250;
/**
 * The longest pause between two tries. The shop only asks for more if somebody has to act, such as for a locked
 * account.
 */
const LONGEST_PAUSE_MS = 60_000;

/** The shop refused a call. */
export class ShopError extends Error {
  name = 'ShopError';

  constructor({ message, extensions = {} }, { status, headers }) {
    super(message);
    this.status = status;
    this.code = extensions.code ?? 'INTERNAL';
    this.fields = extensions.fields ?? {};
    this.details = extensions.details;
    this.requestId = extensions.requestId ?? headers.get('x-request-id') ?? undefined;
    const seconds = Number(headers.get('retry-after') ?? NaN);
    this.retryAfterMs = Number.isFinite(seconds) ? seconds * 1_000 : undefined;
  }
}

/** No response, or an incomplete one: it is unknown whether the call was carried out. */
export class NoAnswerError extends Error {
  name = 'NoAnswerError';

  constructor(cause, status) {
    const what = status === undefined ? cause.message : `an answer with the status ${status}`;
    super(`The shop did not answer: ${what}`, { cause });
    this.status = status;
  }
}

export function shopClient({ url, token, tries = 10, timeoutMs = 120_000 }) {
  const endpoint = new URL('/graphql', url);
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };

  async function send(body) {
    let response;
    let answer;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      response = await fetch(endpoint, { method: 'POST', headers, body, signal });
      answer = await response.json();
    } catch (cause) {
      throw new NoAnswerError(cause, response?.status);
    }
    if (answer?.errors) throw new ShopError(answer.errors[0], response);
    if (!answer?.data) throw new NoAnswerError(undefined, response.status);
    return answer.data;
  }

  async function call({ text, isRepeatable }, variables) {
    const body = JSON.stringify({ query: text, variables });
    for (let tried = 1; ; tried++) {
      try {
        return await send(body);
      } catch (error) {
        const pauseMs = pauseAfter(error, tried);
        if (!isRepeatable || tried >= tries || pauseMs === undefined) throw error;
        await sleep(pauseMs);
      }
    }
  }

  return Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      (variables) => call(operation, variables),
    ]),
  );
}

/** The pause before a call is resent, in milliseconds; undefined if it would fail again. */
function pauseAfter(error, tried) {
  const { status, retryAfterMs } = error;
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (tried - 1), LONGEST_PAUSE_MS);
  // A 4xx that the shop did not write is due to a wrong address, or a proxy that refuses the call.
  if (error instanceof NoAnswerError) return status >= 400 && status < 500 ? undefined : pauseMs;
  if (status === 503) return retryAfterMs ?? pauseMs;
  // Without Retry-After, 429 is not about the rate of calls: a customer has too many open orders.
  return status === 429 && retryAfterMs <= LONGEST_PAUSE_MS ? retryAfterMs : undefined;
}

export async function* partsOf(list, variables = {}) {
  for (let { after } = variables; ;) {
    const [part] = Object.values(await list({ ...variables, after }));
    yield part;
    if (!(part.hasNext ?? part.hasMore)) return;
    after = part.endCursor;
  }
}

export async function* itemsOf(list, variables) {
  for await (const { items } of partsOf(list, variables)) yield* items;
}
