import { ConfigError, readConfig } from '../../src/platform/config/config';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_abcdefgh12',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abcdefgh12',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh12',
};
const STRIPE = { PAYMENT_GATEWAY: 'stripe', ...KEYS };

const RAZORPAY = {
  PAYMENT_GATEWAY: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_abcdefgh12',
  RAZORPAY_KEY_SECRET: 'abcdefghijklmnopqrstuvwx',
  RAZORPAY_WEBHOOK_SECRET: 'chosen-by-the-operator',
};

function refusal(environment: NodeJS.ProcessEnv): string {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('The configuration was taken');
}

describe('the settings of payments', () => {
  it('are the sandbox, unless told otherwise', () => {
    expect(readConfig({}).payments).toEqual({ gateway: 'sandbox', timeoutSeconds: 10 });
    expect(readConfig({ ...KEYS, PAYMENT_TIMEOUT_SECONDS: '20' }).payments).toEqual({
      gateway: 'sandbox',
      timeoutSeconds: 20,
    });
  });

  it('are the keys of a Stripe account', () => {
    expect(readConfig(STRIPE).payments).toEqual({
      gateway: 'stripe',
      timeoutSeconds: 10,
      stripe: {
        secretKey: KEYS.STRIPE_SECRET_KEY,
        publishableKey: KEYS.STRIPE_PUBLISHABLE_KEY,
        webhookSecret: KEYS.STRIPE_WEBHOOK_SECRET,
      },
    });
    const restricted = { ...STRIPE, STRIPE_SECRET_KEY: 'rk_live_abcdefgh12' };
    const live = { ...restricted, STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdefgh12' };
    expect(readConfig(live).payments.stripe?.secretKey).toBe('rk_live_abcdefgh12');
  });

  it.each(Object.keys(KEYS))('need %s with Stripe', (name) => {
    const message = `Configuration: ${name}: PAYMENT_GATEWAY=stripe needs it`;
    expect(refusal({ ...STRIPE, [name]: undefined })).toBe(message);
    expect(refusal({ ...STRIPE, [name]: '' })).toBe(message);
  });

  it.each([
    ['PAYMENT_GATEWAY', 'paypal'],
    ['PAYMENT_TIMEOUT_SECONDS', '0'],
    ['PAYMENT_TIMEOUT_SECONDS', '21'],
    ['PAYMENT_TIMEOUT_SECONDS', '2.5'],
    ['STRIPE_SECRET_KEY', 'pk_test_abcdefgh12'],
    ['STRIPE_SECRET_KEY', 'sk_test_'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_abcdefgh12'],
    ['STRIPE_WEBHOOK_SECRET', 'abcdefgh12'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_live_abcdefgh12'],
    ['STRIPE_API_BASE', 'https://stripe.example'],
    ['STRIPE_API_BASE', 'http://stripe.example'],
    ['STRIPE_API_BASE', 'http://127.0.0.1:1/v1'],
  ])('refuse %s=%s with one line that names it and does not repeat a key', (name, value) => {
    const message = refusal({ ...STRIPE, [name]: value });
    expect(message).toMatch(new RegExp(`^Configuration: ${name}: \\S.+$`));
    expect(message).not.toMatch(/\n|undefined|abcdefgh12/);
  });

  it('take a stand-in for Stripe on this machine', () => {
    const config = readConfig({ ...STRIPE, STRIPE_API_BASE: 'http://127.0.0.1:12111' });
    expect(config.payments.stripe?.apiBase?.host).toBe('127.0.0.1:12111');
  });
});

describe('the settings of Razorpay', () => {
  it('are the keys of an account, and the secret of the webhook', () => {
    expect(readConfig(RAZORPAY).payments).toEqual({
      gateway: 'razorpay',
      timeoutSeconds: 10,
      razorpay: {
        keyId: RAZORPAY.RAZORPAY_KEY_ID,
        keySecret: RAZORPAY.RAZORPAY_KEY_SECRET,
        webhookSecret: RAZORPAY.RAZORPAY_WEBHOOK_SECRET,
      },
    });
    const stand = readConfig({ ...RAZORPAY, RAZORPAY_API_BASE: 'http://127.0.0.1:12112' });
    expect(stand.payments.razorpay?.apiBase?.host).toBe('127.0.0.1:12112');
  });

  it.each(['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'])(
    'need %s',
    (name) => {
      const message = `Configuration: ${name}: PAYMENT_GATEWAY=razorpay needs it`;
      expect(refusal({ ...RAZORPAY, [name]: undefined })).toBe(message);
    },
  );

  it.each([
    ['RAZORPAY_KEY_ID', 'sk_live_abcdefgh12'],
    ['RAZORPAY_KEY_ID', 'rzp_live_'],
    ['RAZORPAY_KEY_SECRET', 'short'],
    ['RAZORPAY_WEBHOOK_SECRET', 'words with spaces between'],
    ['RAZORPAY_API_BASE', 'https://api.razorpay.example'],
  ])('take no other %s than is one: %s', (name, value) => {
    const message = refusal({ ...RAZORPAY, [name]: value });
    expect(message).toContain(name);
    expect(message).not.toMatch(/abcdefgh12|words with/);
  });
});
