import { sha256 } from './sha256';

/** Hash of the request made under an idempotency key, stored for comparison: 64 hex digits. */
export function requestFingerprint(parts: readonly unknown[]): string {
  return sha256(JSON.stringify(parts));
}
