import { makeValidator, str } from 'envalid';

/** Who takes the cards. */
export interface PaymentConfig {
  gateway: PaymentGatewayName;
  /** How long a gateway is waited for; after that nobody knows whether it charged. */
  timeoutSeconds: number;
  /** Set where the gateway is Stripe. */
  stripe?: StripeConfig;
  /** Set where the gateway is Razorpay. */
  razorpay?: RazorpayConfig;
}

/** The gateways that new payments can go to. */
const PAYMENT_GATEWAYS = ['sandbox', 'stripe', 'razorpay'] as const;
export type PaymentGatewayName = (typeof PAYMENT_GATEWAYS)[number];

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

/** The keys of a Razorpay account. */
export interface RazorpayConfig {
  /** Names the account, also to the browser. */
  keyId: string;
  /** Opens the account together with it, and signs what Checkout answers: never leaves the server. */
  keySecret: string;
  /** Signs what Razorpay sends; the operator chooses it. */
  webhookSecret: string;
  /** A stand-in for Razorpay on this machine, for tests. */
  apiBase?: URL;
}

/** A key of a provider, told by how it begins: one in the place of another would open the account to browsers. */
const providerKey = (...prefixes: string[]) =>
  makeValidator((value: string) => {
    const rest = prefixes.map((prefix) => value.startsWith(prefix) && value.slice(prefix.length));
    if (!rest.some((part) => part && /^\w{8,}$/.test(part)))
      throw new Error(`expected a key that begins with ${prefixes.join(' or ')}`);
    return value;
  });

const stripeSecretKey = providerKey('sk_test_', 'sk_live_', 'rk_test_', 'rk_live_');
const stripePublishableKey = providerKey('pk_test_', 'pk_live_');
const stripeWebhookSecret = providerKey('whsec_');
const razorpayKeyId = providerKey('rzp_test_', 'rzp_live_');

/** A secret of Razorpay: its own have no form that is promised, and the one of the webhook is the operator's. */
const razorpaySecret = makeValidator((value: string) => {
  if (!/^[!-~]{16,200}$/.test(value))
    throw new Error('expected 16 to 200 letters, digits and signs, without spaces');
  return value;
});

/** Payments have to go to the provider itself: elsewhere than on this machine, a stand-in would get the secret key. */
const paymentApiBase = makeValidator((value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'http:' || url.hostname !== '127.0.0.1' || url.pathname !== '/')
    throw new Error('expected http://127.0.0.1:port; it is for tests');
  return url;
});

/** A gateway has to answer while its payment holds the order, which is a minute. */
const paymentTimeout = makeValidator((value: string) => {
  if (!/^([1-9]|1\d|20)$/.test(value)) throw new Error('expected a whole number from 1 to 20');
  return Number(value);
});

export const paymentVariables = {
  PAYMENT_GATEWAY: str({
    desc: 'payment gateway: `sandbox`, `stripe` or `razorpay`',
    example: 'razorpay',
    choices: PAYMENT_GATEWAYS,
    default: 'sandbox',
  }),
  PAYMENT_TIMEOUT_SECONDS: paymentTimeout({
    desc: 'timeout of gateway requests in seconds, 1 to 20; after it, the result is queried again later',
    example: '15',
    default: 10,
  }),
  STRIPE_SECRET_KEY: stripeSecretKey({
    desc: 'secret key of the Stripe account; needed with `stripe`',
    example: 'sk_live_...',
    default: undefined,
  }),
  STRIPE_PUBLISHABLE_KEY: stripePublishableKey({
    desc: 'its publishable key, for the browser; needed with `stripe`',
    example: 'pk_live_...',
    default: undefined,
  }),
  STRIPE_WEBHOOK_SECRET: stripeWebhookSecret({
    desc: 'signing secret of the webhook; needed with `stripe`',
    example: 'whsec_...',
    default: undefined,
  }),
  STRIPE_API_BASE: paymentApiBase({
    desc: 'only for tests: a stand-in for Stripe on this machine',
    example: 'http://127.0.0.1:12111',
    default: undefined,
  }),
  RAZORPAY_KEY_ID: razorpayKeyId({
    desc: 'key ID of the Razorpay account, visible to browsers; needed with `razorpay`',
    example: 'rzp_live_...',
    default: undefined,
  }),
  RAZORPAY_KEY_SECRET: razorpaySecret({
    desc: 'its key secret; needed with `razorpay`',
    example: '24 letters and digits',
    default: undefined,
  }),
  RAZORPAY_WEBHOOK_SECRET: razorpaySecret({
    desc: 'the secret that you chose for the webhook, 16 characters or more; needed with `razorpay`',
    example: 'the output of `openssl rand -hex 32`',
    default: undefined,
  }),
  RAZORPAY_API_BASE: paymentApiBase({
    desc: 'only for tests: a stand-in for Razorpay on this machine',
    example: 'http://127.0.0.1:12112',
    default: undefined,
  }),
};

/** What the environment says of payments. */
interface PaymentEnvironment {
  PAYMENT_GATEWAY: PaymentGatewayName;
  PAYMENT_TIMEOUT_SECONDS: number;
  STRIPE_SECRET_KEY?: string;
  STRIPE_PUBLISHABLE_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  STRIPE_API_BASE?: URL;
  RAZORPAY_KEY_ID?: string;
  RAZORPAY_KEY_SECRET?: string;
  RAZORPAY_WEBHOOK_SECRET?: string;
  RAZORPAY_API_BASE?: URL;
}

/**
 * Puts the settings of payments together.
 * @throws Error with one line that names the setting that is missing or does not fit the others
 */
export function paymentSettings(env: PaymentEnvironment): PaymentConfig {
  const { PAYMENT_GATEWAY: gateway, PAYMENT_TIMEOUT_SECONDS: timeoutSeconds } = env;
  return {
    gateway,
    timeoutSeconds,
    ...(gateway === 'stripe' && { stripe: stripeSettings(env) }),
    ...(gateway === 'razorpay' && { razorpay: razorpaySettings(env) }),
  };
}

/** The settings that a gateway cannot do without. */
type NeededKey = Extract<
  keyof PaymentEnvironment,
  `${string}_KEY` | `${string}_ID` | `${string}_SECRET`
>;

function needed(env: PaymentEnvironment, name: NeededKey): string {
  const value = env[name];
  if (value === undefined)
    throw new Error(`${name}: PAYMENT_GATEWAY=${env.PAYMENT_GATEWAY} needs it`);
  return value;
}

function razorpaySettings(env: PaymentEnvironment): RazorpayConfig {
  return {
    keyId: needed(env, 'RAZORPAY_KEY_ID'),
    keySecret: needed(env, 'RAZORPAY_KEY_SECRET'),
    webhookSecret: needed(env, 'RAZORPAY_WEBHOOK_SECRET'),
    apiBase: env.RAZORPAY_API_BASE,
  };
}

function stripeSettings(env: PaymentEnvironment): StripeConfig {
  const secretKey = needed(env, 'STRIPE_SECRET_KEY');
  const publishableKey = needed(env, 'STRIPE_PUBLISHABLE_KEY');
  const webhookSecret = needed(env, 'STRIPE_WEBHOOK_SECRET');
  if (secretKey.includes('_live_') !== publishableKey.includes('_live_'))
    throw new Error(
      'STRIPE_PUBLISHABLE_KEY: one of both Stripe keys is for tests, the other one is live',
    );
  return { secretKey, publishableKey, webhookSecret, apiBase: env.STRIPE_API_BASE };
}
