import { randomKey } from '../../../shared/lib/random-key';

/**
 * The idempotency key of placing one cart. It stays in the session's storage until the server has
 * answered, so that a second click, a reload or a retry after a lost answer places one order only.
 * Anything else that is ordered (another cart, slot, address, way to pay, coupon or credit) is
 * another attempt and gets another key.
 */
const storageKey = 'grocessay.order-attempt';

/** What an order is made of, as far as the customer decides it. */
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

/** The key of the running attempt for this very cart, or of a new attempt. */
export function orderAttemptKey(contents: OrderAttemptContents): string {
  const fingerprint = fingerprintOf(contents);
  const running = runningAttempt();
  if (running?.contents === fingerprint) return running.key;
  const attempt: OrderAttempt = { key: randomKey(), contents: fingerprint };
  sessionStorage.setItem(storageKey, JSON.stringify(attempt));
  return attempt.key;
}

/** The server has answered: the attempt is over. */
export function endOrderAttempt(): void {
  sessionStorage.removeItem(storageKey);
}
