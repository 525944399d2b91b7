import type { LastPaymentQuery, Substitution } from '../../../generated/graphql';
import {
  firstChoice,
  type CheckoutChoice,
  type PaymentChoice,
} from '../../../features/checkout/checkout-choice';

const storageKey = 'grocessay.checkout';

const methods: readonly PaymentChoice[] = ['CARD', 'UPI', 'CASH_ON_DELIVERY'];
const substitutions: readonly Substitution[] = ['CALL_ME', 'SIMILAR_PRODUCT', 'NO_SUBSTITUTE'];

/** The choices of the last order from this browser, as defaults for the next one. */
export function lastChoice(): CheckoutChoice {
  const { paymentMethod, substitution, addressId } = stored();
  return {
    ...firstChoice,
    paymentMethod: methods.find((each) => each === paymentMethod) ?? firstChoice.paymentMethod,
    substitution: substitutions.find((each) => each === substitution) ?? firstChoice.substitution,
    ...(typeof addressId === 'string' && { addressId }),
  };
}

/** The payment method of the newest order of an account; empty while it is unpaid. */
export function lastPaymentOf(
  order: LastPaymentQuery['orders']['items'][number] | undefined,
): Partial<Pick<CheckoutChoice, 'paymentMethod'>> {
  if (order?.paymentMethod === 'CASH_ON_DELIVERY') return { paymentMethod: 'CASH_ON_DELIVERY' };
  const payment = order?.payments.at(-1);
  return payment ? { paymentMethod: payment.utr ? 'UPI' : 'CARD' } : {};
}

/** Stores the choices of an order. Slots pass and coupons are used up: these are not stored. */
export function keepChoice({ paymentMethod, substitution, addressId }: CheckoutChoice): void {
  localStorage.setItem(storageKey, JSON.stringify({ paymentMethod, substitution, addressId }));
}

function stored(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(storageKey) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
