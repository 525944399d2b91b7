import { randomKey } from '../../shared/lib/random-key';
import { endsAttempt } from './payment-outcome.rules';

/**
 * The idempotency key of paying one order. It survives a reload, so that a retry after a lost response cannot charge
 * twice; a definite response ends the attempt, and so does another sum to pay. It contains no card data.
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

/** Ends the attempt, because the order is paid. */
export function endPaymentAttempt(orderId: string | undefined): void {
  sessionStorage.removeItem(storageKey(orderId));
}

/** Ends the attempt if a failed payment is final. */
export function endPaymentAttemptAfter(code: string, orderId: string | undefined): void {
  if (endsAttempt(code)) endPaymentAttempt(orderId);
}
