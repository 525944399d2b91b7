/**
 * A random key of 128 bits. `crypto.randomUUID` is available on https and localhost only, but a shop tried out over
 * plain http must still be able to place an order.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
