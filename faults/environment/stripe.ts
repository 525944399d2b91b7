import type { StripeServer } from '../../backend/test/kit/stripe-server';
import type { Caller } from './caller';
import { insist } from './patience';
import type { Answer } from './http';
import { newKey } from './operations';

/** The settings of a shop that is paid through a stand-in for Stripe. */
export const stripeSettings = ({ keys }: StripeServer) => ({
  PAYMENT_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: keys.secretKey,
  STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
  STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
  STRIPE_API_BASE: String(keys.apiBase),
});

/** Begins a payment, again under its key while the shop has not heard from the provider: on a busy machine that takes long. */
export async function beginOnlinePayment(
  customer: Caller,
  orderId: string,
): Promise<{ clientSecret: string; payment: { id: string } }> {
  const begin = `mutation ($orderId: ID!, $key: String!) {
    beginOnlinePayment(orderId: $orderId, idempotencyKey: $key) { clientSecret payment { id } }
  }`;
  return (await insist(customer, begin, { orderId, key: newKey() })).beginOnlinePayment;
}

export const confirmOnlinePayment = (customer: Caller, paymentId: string): Promise<Answer> =>
  customer.ask('mutation ($id: ID!) { confirmOnlinePayment(paymentId: $id) { status } }', {
    id: paymentId,
  });
