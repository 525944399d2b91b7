import type { AccountRefund, AccountPayment } from '../../backend/test/kit/razorpay-account';
import { RazorpayServer } from '../../backend/test/kit/razorpay-server';
import { StripeServer } from '../../backend/test/kit/stripe-server';

/** A stand-in for a provider of online payments, whose customers, bank and webhooks act at random. */
export interface Provider {
  settings: Record<string, string>;
  webhookPath: string;
  /** The total taken and not refunded. */
  keptPaise(): number;
  /** The customer pays in the provider's field, or is declined. Throws if the provider accepts no payment any more. */
  pay(secret: string, isGood: boolean): void;
  /** The bodies of webhooks with the current state of all payments and refunds. */
  news(): string[];
  /** The header with the signature of a body. */
  signed(body: string, now: Date): Record<string, string>;
  close(): Promise<unknown>;
}

export async function openStripe(): Promise<Provider> {
  const stripe = await new StripeServer().open();
  const newsOf = (status: string) =>
    ['succeeded', 'canceled'].includes(status) ? status : 'payment_failed';
  return {
    settings: stripe.settings,
    webhookPath: '/webhooks/stripe',
    keptPaise: () => stripe.keptPaise,
    pay: (secret, isGood) => void stripe.confirm(secret, isGood ? 'good' : 'bad'),
    news: () => [
      ...[...stripe.intents.values()].map((intent) =>
        stripe.event(`payment_intent.${newsOf(intent.status)}`, intent),
      ),
      ...[...stripe.refunds.values()].map((refund) => stripe.event('refund.updated', refund)),
    ],
    signed: (body, now) => ({ 'stripe-signature': stripe.sign(body, now) }),
    close: () => stripe.close(),
  };
}

export async function openRazorpay(): Promise<Provider> {
  const razorpay = await new RazorpayServer().open();
  const paymentOf = ({ payment_id }: AccountRefund) =>
    razorpay.payments.get(payment_id) as AccountPayment;
  return {
    settings: razorpay.settings,
    webhookPath: '/webhooks/razorpay',
    keptPaise: () => razorpay.keptPaise,
    pay: (number, isGood) => void razorpay.pay(number, isGood ? 'good' : 'bad'),
    news: () => [
      ...[...razorpay.payments.values()].map((payment) =>
        razorpay.event(`payment.${payment.captured ? 'captured' : payment.status}`, payment),
      ),
      ...[...razorpay.refunds.values()].map((refund) =>
        razorpay.event('refund.processed', paymentOf(refund), refund),
      ),
    ],
    signed: (body) => ({ 'x-razorpay-signature': razorpay.sign(body) }),
    close: () => razorpay.close(),
  };
}
