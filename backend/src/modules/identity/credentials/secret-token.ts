import { randomBytes } from 'node:crypto';
import { sha256 } from '../../../kernel/sha256';

/** A new secret of 256 random bits, in characters that cookies, headers and URLs allow. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The stored form of a secret: its SHA-256 in hex. It needs no salt and no slow hash, since 256 random bits cannot be
 * guessed, and an index finds it in one look-up.
 */
export function hashToken(token: string): string {
  return sha256(token);
}
