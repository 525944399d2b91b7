import { makeValidator } from 'envalid';

/** Who takes the cards. */
export interface PaymentConfig {
  gateway: 'sandbox' | 'stripe';
  /** How long a gateway is waited for; after that nobody knows whether it charged. */
  timeoutSeconds: number;
  /** Set where the gateway is Stripe. */
  stripe?: StripeConfig;
}

/** The keys of a Stripe account. */
export interface StripeConfig {
  /** Opens the account: never leaves the server. */
  secretKey: string;
  /** For the browser. */
  publishableKey: string;
  /** Signs what Stripe sends. */
  webhookSecret: string;
  /** A stand-in for Stripe on this machine, for tests. */
  apiBase?: URL;
}

/** A key of Stripe, told by how it begins: one in the place of another would open the account to browsers. */
const stripeKey = (...prefixes: string[]) =>
  makeValidator((value: string) => {
    const rest = prefixes.map((prefix) => value.startsWith(prefix) && value.slice(prefix.length));
    if (!rest.some((part) => part && /^\w{8,}$/.test(part)))
      throw new Error(`expected a key that begins with ${prefixes.join(' or ')}`);
    return value;
  });

export const stripeSecretKey = stripeKey('sk_test_', 'sk_live_', 'rk_test_', 'rk_live_');
export const stripePublishableKey = stripeKey('pk_test_', 'pk_live_');
export const stripeWebhookSecret = stripeKey('whsec_');

/** Payments have to go to Stripe itself: elsewhere than on this machine, a stand-in would get the secret key. */
export const stripeApiBase = makeValidator((value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'http:' || url.hostname !== '127.0.0.1' || url.pathname !== '/')
    throw new Error('expected http://127.0.0.1:port; it is for tests');
  return url;
});

/** A gateway has to answer while its payment holds the order, which is a minute. */
export const paymentTimeout = makeValidator((value: string) => {
  if (!/^([1-9]|1\d|20)$/.test(value)) throw new Error('expected a whole number from 1 to 20');
  return Number(value);
});

/** What the environment says of payments. */
interface PaymentEnvironment {
  PAYMENT_GATEWAY: 'sandbox' | 'stripe';
  PAYMENT_TIMEOUT_SECONDS: number;
  STRIPE_SECRET_KEY?: string;
  STRIPE_PUBLISHABLE_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  STRIPE_API_BASE?: URL;
}

/**
 * Puts the settings of payments together.
 * @throws Error with one line that names the setting that is missing or does not fit the others
 */
export function paymentSettings(env: PaymentEnvironment): PaymentConfig {
  const { PAYMENT_GATEWAY: gateway, PAYMENT_TIMEOUT_SECONDS: timeoutSeconds } = env;
  return gateway === 'stripe'
    ? { gateway, timeoutSeconds, stripe: stripeSettings(env) }
    : { gateway, timeoutSeconds };
}

function stripeSettings(env: PaymentEnvironment): StripeConfig {
  const needed = (
    name: 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET',
  ) => {
    const value = env[name];
    if (value === undefined) throw new Error(`${name}: PAYMENT_GATEWAY=stripe needs it`);
    return value;
  };
  const secretKey = needed('STRIPE_SECRET_KEY');
  const publishableKey = needed('STRIPE_PUBLISHABLE_KEY');
  const webhookSecret = needed('STRIPE_WEBHOOK_SECRET');
  if (secretKey.includes('_live_') !== publishableKey.includes('_live_'))
    throw new Error(
      'STRIPE_PUBLISHABLE_KEY: one of both Stripe keys is for tests, the other one is live',
    );
  return { secretKey, publishableKey, webhookSecret, apiBase: env.STRIPE_API_BASE };
}
