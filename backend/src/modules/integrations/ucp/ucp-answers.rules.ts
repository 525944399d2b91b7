import { deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * Most characters of a kept response. The response for a full cart is shorter, unless its request was full of unknown
 * products.
 */
const MOST_KEPT = 8_000;

/**
 * A response about a cart as it is stored: without the id, which is the secret that gives access to the cart and is
 * stored nowhere. Undefined if it is too long, so that requests without a login do not fill the database.
 */
export function keptAnswerOf(answer: object): string | undefined {
  const { id } = answer as { id?: string };
  const text = JSON.stringify(answer, (key, value: unknown) =>
    key === 'id' && value === id ? '' : value,
  );
  const kept = deflateRawSync(text).toString('base64');
  return kept.length > MOST_KEPT ? undefined : kept;
}

/** The stored response, with the id of its cart. */
export function answerOf(kept: string, id: string): object {
  const text = inflateRawSync(Buffer.from(kept, 'base64')).toString();
  return JSON.parse(text, (key, value: unknown) =>
    key === 'id' && value === '' ? id : value,
  ) as object;
}
