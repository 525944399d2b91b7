import { Answer, Client } from './client';
import { StripeServer } from './stripe-server';
import { TestShop, openTestShop } from './test-shop';

/** A shop whose cards are taken by a stand-in for Stripe. */
export async function openStripeShop(
  stripe: StripeServer,
  options: Parameters<typeof openTestShop>[0] = {},
): Promise<TestShop> {
  const payments = { gateway: 'stripe' as const, timeoutSeconds: 2, stripe: stripe.keys };
  return openTestShop({ payments, ...options });
}

const BEGIN = `mutation ($orderId: ID!, $idempotencyKey: String!) {
  beginOnlinePayment(orderId: $orderId, idempotencyKey: $idempotencyKey) {
    clientSecret payment { id orderId amountPaise status cardLastFour }
  }
}`;
const CONFIRM = `mutation ($paymentId: ID!) {
  confirmOnlinePayment(paymentId: $paymentId) {
    id orderId amountPaise status cardBrand cardLastFour cardExpiryYear
  }
}`;

/** Begins the payment of an order in Stripe's field. */
export function begin(client: Client, orderId: string, idempotencyKey: string): Promise<Answer> {
  return client.graphql(BEGIN, { orderId, idempotencyKey });
}

/** Tells the shop that the browser has confirmed. */
export function confirm(client: Client, paymentId: string): Promise<Answer> {
  return client.graphql(CONFIRM, { paymentId });
}

/** Sends a body to the webhook as Stripe does. */
export function tell(
  shop: TestShop,
  stripe: StripeServer,
  body: string,
  signature = stripe.sign(body),
): Promise<Answer> {
  const headers = { 'stripe-signature': signature };
  return shop.client().send('POST', '/webhooks/stripe', body, headers);
}
