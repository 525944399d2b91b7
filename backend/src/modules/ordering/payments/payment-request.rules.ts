import { requestFingerprint } from '../../../kernel/request-fingerprint';
import { Card, summarize } from './card.rules';

/**
 * What was asked for under a key, as a hash that can be kept: the order that was named and, of the card, only what
 * may be kept of it. Number and cvv do not go in: nobody can try them out against it.
 */
export function paymentFingerprint(orderId: number | undefined, card?: Card): string {
  const shown: Record<string, unknown> = card
    ? { ...summarize(card), nameOnCard: card.nameOnCard }
    : {};
  return requestFingerprint([orderId ?? null, ...Object.values(shown)]);
}

/** What an admin asked to be paid back under a key, as a hash. */
export function refundFingerprint(
  paymentId: number,
  amountPaise: number | undefined,
  reason: string,
): string {
  return requestFingerprint([paymentId, amountPaise ?? null, reason]);
}
