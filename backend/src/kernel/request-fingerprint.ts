import { sha256 } from './sha256';

/** What was asked for under an idempotency key, as a hash that can be kept and compared: 64 hex digits. */
export function requestFingerprint(parts: readonly unknown[]): string {
  return sha256(JSON.stringify(parts));
}
