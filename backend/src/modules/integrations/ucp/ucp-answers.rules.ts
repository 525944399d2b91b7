import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Characters of a kept answer: that of a full cart takes less, unless its request was full of what no shop has. */
const MOST_KEPT = 8_000;

/**
 * An answer about a cart as it is kept: without the id, which opens the cart and is stored nowhere. Nothing where it is too
 * long, so that requests of callers without a login do not fill the database.
 */
export function keptAnswerOf(answer: object): string | undefined {
  const { id } = answer as { id?: string };
  const text = JSON.stringify(answer, (key, value: unknown) =>
    key === 'id' && value === id ? '' : value,
  );
  const kept = deflateRawSync(text).toString('base64');
  return kept.length > MOST_KEPT ? undefined : kept;
}

/** The answer that was kept of the cart with an id. */
export function answerOf(kept: string, id: string): object {
  const text = inflateRawSync(Buffer.from(kept, 'base64')).toString();
  return JSON.parse(text, (key, value: unknown) =>
    key === 'id' && value === '' ? id : value,
  ) as object;
}
