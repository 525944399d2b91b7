import { randomKey } from '../../lib/random-key';

/**
 * The idempotency key of placing one basket. It stays in the session's storage until the server has
 * answered, so that a second click, a reload or a retry after a lost answer places one order only.
 * Another basket (or another way to pay or slot) is another attempt and gets another key.
 */
const storageKey = 'grocessay.order-attempt';

export interface OrderAttemptBasket {
  paymentMethod: string;
  deliverySlotId?: string | undefined;
  items: readonly { id: string; quantity: number }[];
}

interface OrderAttempt {
  key: string;
  basket: string;
}

const fingerprintOf = ({ paymentMethod, deliverySlotId, items }: OrderAttemptBasket): string =>
  JSON.stringify([paymentMethod, deliverySlotId ?? null, items.map((i) => [i.id, i.quantity])]);

function runningAttempt(): OrderAttempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as OrderAttempt | null;
  } catch {
    return null;
  }
}

/** The key of the running attempt for this very basket, or of a new attempt. */
export function orderAttemptKey(basket: OrderAttemptBasket): string {
  const fingerprint = fingerprintOf(basket);
  const running = runningAttempt();
  if (running?.basket === fingerprint) return running.key;
  const attempt: OrderAttempt = { key: randomKey(), basket: fingerprint };
  sessionStorage.setItem(storageKey, JSON.stringify(attempt));
  return attempt.key;
}

/** The server has answered: the attempt is over. */
export function endOrderAttempt(): void {
  sessionStorage.removeItem(storageKey);
}
