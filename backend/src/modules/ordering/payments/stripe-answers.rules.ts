import type Stripe from 'stripe';
import type { CardSummary } from './card.rules';
import type { ChargeState, RefundResult } from './payment-gateway';

/** The currency of charges. */
export const STRIPE_CURRENCY = 'inr';

const BRANDS: Record<string, string> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  rupay: 'RuPay',
  visa: 'Visa',
};

/** Whether a signed value is an event with a storable id and type. */
export function isEvent(read: unknown): read is Stripe.Event {
  const { id, type, data } = Object(read) as Partial<Stripe.Event>;
  const isText = (value: unknown, most: number) =>
    typeof value === 'string' && value !== '' && value.length <= most;
  return isText(id, 200) && isText(type, 100) && data?.object instanceof Object;
}

/** The state of a payment by its PaymentIntent, which includes the latest charge. */
export function chargeStateOf(intent: Stripe.PaymentIntent): ChargeState {
  const { id, status, last_payment_error: lastError } = intent;
  if (status === 'succeeded') return { outcome: 'charged', reference: id, card: cardOf(intent) };
  if (status === 'canceled') return { outcome: 'none' };
  // After a declined card the customer may try another one, on the same intent.
  if (status === 'requires_payment_method' && lastError)
    return { outcome: 'open', reason: lastError.message ?? 'The card was declined' };
  return { outcome: 'open' };
}

/** Whether an intent has this amount, and no other amount was taken. */
export function isForAmount(
  intent: Pick<Stripe.PaymentIntent, 'amount' | 'amount_received' | 'currency' | 'status'>,
  amountPaise: number,
): boolean {
  const isTaken = intent.status === 'succeeded';
  return (
    intent.currency === STRIPE_CURRENCY &&
    intent.amount === amountPaise &&
    (!isTaken || intent.amount_received === amountPaise)
  );
}

/** The result of a refund at Stripe. */
export function refundResultOf(refund: Stripe.Refund): RefundResult {
  const { id: reference, status, failure_reason: reason } = refund;
  if (status === 'succeeded') return { outcome: 'refunded', reference };
  if (status === 'failed' || status === 'canceled')
    return { outcome: 'refused', reason: `Stripe: ${reason ?? status}` };
  return { outcome: 'pending', reference };
}

function cardOf({ latest_charge: charge }: Stripe.PaymentIntent): CardSummary | undefined {
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined;
  if (!card?.last4) return undefined;
  const brand = card.brand ?? 'card';
  return {
    cardBrand: BRANDS[brand] ?? brand.slice(0, 20),
    cardLastFour: card.last4,
    cardExpiryYear: card.exp_year ?? null,
  };
}
