import { requestFingerprint } from '../../../kernel/request-fingerprint';
import { Card, summarize } from './card.rules';

/**
 * The request under a key as a hash to store: the given order and, of the card, only the data that may be stored. The
 * number and the CVV are not included, so that nobody can try them out against the hash.
 */
export function paymentFingerprint(orderId: number | undefined, card?: Card): string {
  const shown: Record<string, unknown> = card
    ? { ...summarize(card), nameOnCard: card.nameOnCard }
    : {};
  return requestFingerprint([orderId ?? null, ...Object.values(shown)]);
}

/** An admin's refund request under a key, as a hash. */
export function refundFingerprint(
  paymentId: number,
  amountPaise: number | undefined,
  reason: string,
): string {
  return requestFingerprint([paymentId, amountPaise ?? null, reason]);
}
