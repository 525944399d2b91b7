import { createHash } from 'node:crypto';

/** What was asked for under an idempotency key, as a hash that can be kept and compared: 64 hex digits. */
export function requestFingerprint(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
