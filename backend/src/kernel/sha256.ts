import { createHash } from 'node:crypto';

/** The SHA-256 of a text, as 64 hex digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
