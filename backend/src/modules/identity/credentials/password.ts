import { hash, verify } from '@node-rs/argon2';

/** argon2id with the first of the OWASP recommendations: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer ones are rejected before they are hashed. */
export const MAX_PASSWORD_LENGTH = 128;

/** Stored for customers without a password, such as those who registered by code: nothing matches it. */
export const NO_PASSWORD = '';

/** The hash to store for a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** A hash that no password matches: the check of an unknown user takes as long with it. */
const nobodysHash = hashPassword('nobody has this password');

/**
 * Whether a password matches the stored hash. Does the same work for an unknown user, so that response times do not
 * reveal who has an account.
 */
export async function passwordMatches(
  storedHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(storedHash || (await nobodysHash), password);
  return matches && Boolean(storedHash);
}
