import { randomKey } from '../../../shared/lib/random-key';

/**
 * The idempotency key of placing one cart. It stays in the session storage until the server has responded, so that a
 * second click, a reload, or a retry after a lost response places only one order. Any other order (another cart, slot,
 * address, payment method, coupon or credit) is another attempt with another key.
 */
const storageKey = 'grocessay.order-attempt';

/** The customer's choices that define an order. */
export interface OrderAttemptContents {
  paymentMethod: string;
  deliverySlotId?: string | undefined;
  addressId?: string | undefined;
  couponCode?: string | undefined;
  useGiftCredit: boolean;
  substitution: string;
  items: readonly { id: string; quantity: number }[];
}

interface OrderAttempt {
  key: string;
  contents: string;
}

const fingerprintOf = (contents: OrderAttemptContents): string =>
  JSON.stringify([
    contents.paymentMethod,
    contents.deliverySlotId ?? null,
    contents.addressId ?? null,
    contents.couponCode ?? null,
    contents.useGiftCredit,
    contents.substitution,
    contents.items.map(({ id, quantity }) => [id, quantity]),
  ]);

function runningAttempt(): OrderAttempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as OrderAttempt | null;
  } catch {
    return null;
  }
}

/** The key of the running attempt for exactly these contents, or of a new attempt. */
export function orderAttemptKey(contents: OrderAttemptContents): string {
  const fingerprint = fingerprintOf(contents);
  const running = runningAttempt();
  if (running?.contents === fingerprint) return running.key;
  const attempt: OrderAttempt = { key: randomKey(), contents: fingerprint };
  sessionStorage.setItem(storageKey, JSON.stringify(attempt));
  return attempt.key;
}

/** Ends the attempt, because the server has responded. */
export function endOrderAttempt(): void {
  sessionStorage.removeItem(storageKey);
}
