import type { CardSummary } from './card.rules';
import type { RefundResult } from './payment-gateway';

/** What the shop charges in. */
export const RAZORPAY_CURRENCY = 'INR';

/** An order at Razorpay, which one payment of the shop is: as far as the shop looks at it. */
export interface RazorpayOrder {
  id: string;
  amount: number;
  currency: string;
  receipt: string | null;
}

/** One try of a customer to pay an order. */
export interface RazorpayPayment {
  id: string;
  order_id: string | null;
  amount: number;
  currency: string;
  /** `authorized`: the bank holds the money ready until the shop captures it. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** Whether the shop has the money, or had it before it was paid back. */
  captured: boolean;
  amount_refunded: number;
  /** In seconds. */
  created_at: number;
  method?: string;
  /** Only where it was asked for. */
  card?: { last4?: string; network?: string } | null;
  error_description?: string | null;
}

/** A refund of a payment. */
export interface RazorpayRefundAnswer {
  id: string;
  payment_id: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
  /** An empty list where there are none. */
  notes?: { idempotencyKey?: string } | unknown[];
}

/** A list as Razorpay answers it. */
export interface RazorpayList<Item> {
  items: Item[];
}

/** News that Razorpay sends, as far as the shop looks at them: they are looked up anyhow. */
export interface RazorpayEvent {
  event: string;
  payload: { payment?: { entity?: Partial<RazorpayPayment> } };
}

/** Reads the body of news; nothing where they are none. */
export function readRazorpayEvent(body: Buffer): RazorpayEvent | undefined {
  let read: unknown;
  try {
    read = JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
  const { event, payload } = Object(read) as Partial<RazorpayEvent>;
  const isKind = typeof event === 'string' && event !== '' && event.length <= 100;
  return isKind && payload instanceof Object ? { event, payload } : undefined;
}

/** Whether something at Razorpay is about this sum. */
export function isForSum(
  { amount, currency }: Pick<RazorpayPayment, 'amount' | 'currency'>,
  amountPaise: number,
): boolean {
  return amount === amountPaise && currency === RAZORPAY_CURRENCY;
}

/** What may be kept of the card of a payment. Razorpay does not tell its year. */
export function cardOfRazorpay({ card }: RazorpayPayment): CardSummary | undefined {
  if (!card?.last4) return undefined;
  const cardBrand = (card.network ?? 'Card').slice(0, 20);
  return { cardBrand, cardLastFour: card.last4.slice(-4), cardExpiryYear: null };
}

/** What Razorpay says of a refund. */
export function refundResultOfRazorpay({ id, status }: RazorpayRefundAnswer): RefundResult {
  if (status === 'processed') return { outcome: 'refunded', reference: id };
  if (status === 'failed') return { outcome: 'refused', reason: 'Razorpay: failed' };
  return { outcome: 'pending', reference: id };
}

/** The key of the shop's own refund; none where it was made at Razorpay itself. */
export function refundKeyOf({ notes }: RazorpayRefundAnswer): string | undefined {
  return notes && 'idempotencyKey' in notes ? notes.idempotencyKey : undefined;
}
