import type { CardSummary } from './card.rules';
import type { RefundResult } from './payment-gateway';

/** The currency of charges. */
export const RAZORPAY_CURRENCY = 'INR';

/** An order at Razorpay, which corresponds to one payment of the shop; only the fields that the shop reads. */
export interface RazorpayOrder {
  id: string;
  amount: number;
  currency: string;
  receipt: string | null;
}

/** One attempt of a customer to pay an order. */
export interface RazorpayPayment {
  id: string;
  order_id: string | null;
  amount: number;
  currency: string;
  /** `authorized`: the bank reserves the money until the shop captures it. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** Whether the shop has the money, or had it before a refund. */
  captured: boolean;
  amount_refunded: number;
  /** In seconds. */
  created_at: number;
  method?: string;
  /** Only if requested. */
  card?: { last4?: string; network?: string } | null;
  error_description?: string | null;
}

/** A refund of a payment. */
export interface RazorpayRefundAnswer {
  id: string;
  payment_id: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
  /** An empty list if there are none. */
  notes?: { idempotencyKey?: string } | unknown[];
}

/** A list in a response of Razorpay. */
export interface RazorpayList<Item> {
  items: Item[];
}

/** A webhook event of Razorpay; only the fields that the shop reads, as it looks up the rest anyway. */
export interface RazorpayEvent {
  event: string;
  payload: { payment?: { entity?: Partial<RazorpayPayment> } };
}

/** Parses the body of an event; undefined if it is none. */
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

/** Whether an object at Razorpay has this sum. */
export function isForSum(
  { amount, currency }: Pick<RazorpayPayment, 'amount' | 'currency'>,
  amountPaise: number,
): boolean {
  return amount === amountPaise && currency === RAZORPAY_CURRENCY;
}

/** The storable data of the card of a payment. Razorpay does not report the expiry year. */
export function cardOfRazorpay({ card }: RazorpayPayment): CardSummary | undefined {
  if (!card?.last4) return undefined;
  const cardBrand = (card.network ?? 'Card').slice(0, 20);
  return { cardBrand, cardLastFour: card.last4.slice(-4), cardExpiryYear: null };
}

/** The result of a refund at Razorpay. */
export function refundResultOfRazorpay({ id, status }: RazorpayRefundAnswer): RefundResult {
  if (status === 'processed') return { outcome: 'refunded', reference: id };
  if (status === 'failed') return { outcome: 'refused', reason: 'Razorpay: failed' };
  return { outcome: 'pending', reference: id };
}

/** The key of the shop's own refund; undefined if it was made at Razorpay itself. */
export function refundKeyOf({ notes }: RazorpayRefundAnswer): string | undefined {
  return notes && 'idempotencyKey' in notes ? notes.idempotencyKey : undefined;
}
