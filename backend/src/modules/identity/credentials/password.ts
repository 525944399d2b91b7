import { hash, verify } from '@node-rs/argon2';

/** argon2id with the first of the OWASP recommendations: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer ones are refused before any work is done on them. */
export const MAX_PASSWORD_LENGTH = 128;

/** What is stored of who has none, as customers who registered by a code: nothing matches it. */
export const NO_PASSWORD = '';

/** The text to store for a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** A hash that no password has: what an unknown user is checked against, so that it takes as long. */
const nobodysHash = hashPassword('nobody has this password');

/**
 * Whether the password is the one that was stored. Does the same work where there is no such user, so that
 * the time of the answer does not tell who has an account.
 */
export async function passwordMatches(
  storedHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(storedHash || (await nobodysHash), password);
  return matches && Boolean(storedHash);
}
