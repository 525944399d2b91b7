import { Answer } from './client';
import { StripeServer } from './stripe-server';
import { TestShop, openTestShop } from './test-shop';

/** A shop with a stand-in for Stripe. */
export async function openStripeShop(
  stripe: StripeServer,
  options: Parameters<typeof openTestShop>[0] = {},
): Promise<TestShop> {
  const payments = { gateway: 'stripe' as const, timeoutSeconds: 2, stripe: stripe.keys };
  return openTestShop({ payments, ...options });
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
