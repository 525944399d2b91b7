import { randomKey } from '../../shared/lib/random-key';
import { endsAttempt } from './payment-outcome.rules';

/**
 * The idempotency key of paying one order. It outlives a reload, so that asking again after a lost
 * answer cannot charge twice; a definite answer ends the attempt, and so does another sum to pay. It holds nothing of
 * the card.
 */
const storageKey = (orderId: string | undefined) =>
  `grocessay.payment-attempt.${orderId ?? 'card-check'}`;

/** The key of the running attempt to pay a sum, or of a new one. */
export function paymentAttemptKey(
  orderId: string | undefined,
  amountPaise: number | undefined,
): string {
  const [running, runningPaise] = sessionStorage.getItem(storageKey(orderId))?.split(' ') ?? [];
  if (running && runningPaise === String(amountPaise)) return running;
  const key = randomKey();
  sessionStorage.setItem(storageKey(orderId), `${key} ${amountPaise}`);
  return key;
}

/** The order is paid: the next attempt is another one. */
export function endPaymentAttempt(orderId: string | undefined): void {
  sessionStorage.removeItem(storageKey(orderId));
}

/** Ends the attempt where a failed payment is over for good. */
export function endPaymentAttemptAfter(code: string, orderId: string | undefined): void {
  if (endsAttempt(code)) endPaymentAttempt(orderId);
}
