import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { bool, cleanEnv, host, makeValidator, port, str } from 'envalid';
import { EMAIL_PATTERN, PASSWORD_PATTERN } from '../../kernel/credentials';
import { DatabaseConfig, databaseSettings, databaseVariables } from './database-settings';
import { demoAdmin } from './demo-logins';
import { findLookalike } from './lookalikes.rules';
import {
  PaymentConfig,
  paymentSettings,
  paymentTimeout,
  PAYMENT_GATEWAYS,
  paymentApiBase,
  razorpayKeyId,
  razorpaySecret,
  stripePublishableKey,
  stripeSecretKey,
  stripeWebhookSecret,
} from './payment-settings';
import { PushConfig, pushSettings, vapidPrivateKey, vapidPublicKey } from './push-settings';
import {
  MailConfig,
  SecurityConfig,
  limit,
  mailFrom,
  publicUrl,
  securityOf,
  smtpUrl,
  networks,
  longSecret,
  messageHookOf,
  messageHookUrl,
} from './security-settings';
import {
  ObservabilityConfig,
  metricsToken,
  milliseconds,
  observabilityOf,
  otlpEndpoint,
  share,
  shutdownDelay,
} from './observability-settings';
import { OrderLimitsConfig, orderLimitsOf, orderVariables } from './order-settings';
import { S3Config, s3Settings, s3Variables } from './picture-settings';
import { readPinCodes } from './pin-codes';
import { fssaiLicence, gstin, receiptPrefix } from './receipt-settings';
import { kernelMessages } from '../../kernel/kernel.messages';

/**
 * The folder of the repository (or of the image): where .env, the demo data and the built site are. It holds `backend`,
 * and that holds this code as it is written and as it is bundled.
 */
export const projectRoot = __dirname.slice(0, __dirname.lastIndexOf(`${sep}backend${sep}`));

/** Everything the shop reads from its environment; docs/configuration.md explains each value. */
export interface Config extends DatabaseConfig {
  port: number;
  host: string;
  /** Processes that serve on the one port. */
  processes: number;
  dataDir: string;
  adminEmail: string;
  adminPassword: string;
  store: StoreConfig;
  receipts: ReceiptConfig;
  payments: PaymentConfig;
  /** Where uploaded pictures are kept; absent for a folder under `dataDir`. */
  s3?: S3Config;
  mail: MailConfig;
  security: SecurityConfig;
  /** Networks that webhooks may lead into although they are no part of the internet. */
  webhookNetworks: string[];
  /** Set where the shop sends messages to browsers. */
  push?: PushConfig;
  observability: ObservabilityConfig;
  corsOrigins: string[];
  production: boolean;
  logLevel: string;
  /** Whether /explorer is served and the schema may be introspected. */
  explorer: boolean;
  /** Whether an empty shop gets the demo catalogue and the demo customer at its start. */
  seedDemo: boolean;
  /** Orders one delivery window can take, until staff change it. */
  slotCapacity: number;
  orderLimits: OrderLimitsConfig;
  /** Where the shop delivers, until staff change it. */
  serviceablePinCodes: ReadonlySet<string>;
  /** How long each background job waits after it ran. */
  jobsEverySeconds: number;
  /** From which minute of the day on the staff gets an email about low stock; null: never. */
  lowStockMailMinute: number | null;
  /** For how long a session that was looked up is known without asking again; below a second. */
  sessionCacheMs: number;
}

/** What the shop says about itself. */
export interface StoreConfig {
  name: string;
  city: string;
  addressLines: string[];
  supportPhone: string;
  supportEmail: string;
}

/** What stands on receipts, beside what the shop says about itself. */
export interface ReceiptConfig {
  /** Tax number and food licence, where the store has them. */
  gstin?: string;
  fssaiLicence?: string;
  /** What their numbers begin with. */
  prefix: string;
}

/** What another server ends is over within the second, the look-up itself included. */
const SESSION_CACHE_MS = 800;

/** A setting that is missing or wrong; its message is one line for the operator. */
export class ConfigError extends Error {}

const email = makeValidator((value: string) => {
  if (!/^[\w.+-]+@[\w.-]+\.\w{2,}$/.test(value)) throw new Error('expected an e-mail address');
  return value.toLowerCase();
});

/** The login screens take no other: an admin by another address could never log in. */
const loginEmail = makeValidator((value: string) => {
  if (!EMAIL_PATTERN.test(value))
    throw new Error(
      'expected an e-mail address that ends with 2 to 4 letters, as the login takes it',
    );
  return value.toLowerCase();
});

const origins = makeValidator((value: string) => {
  const list = value
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  const wrong = list.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong) throw new Error(`'${wrong}' is no origin such as https://shop.example`);
  return list;
});

const wholeNumber = makeValidator((value: string) => {
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new Error('expected a whole number from 1 to 999999');
  return Number(value);
});

const processes = makeValidator((value: string) => {
  if (!/^([1-9]|[1-5]\d|6[0-4])$/.test(value))
    throw new Error('expected a whole number from 1 to 64');
  return Number(value);
});

/** A minute of the day, or none at all. */
const timeOrOff = makeValidator((value: string): { minute: number | null } => {
  if (value === 'off') return { minute: null };
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value) ?? [];
  if (!hours || !minutes) throw new Error('expected a time such as 07:00, or off');
  return { minute: Number(hours) * 60 + Number(minutes) };
});

const lines = makeValidator((value: string) => value.split('|').map((line) => line.trim()));

/** The city of Thane: 400601 to 400615, and the villages of Shil and Padle behind Mumbra. */
const THANE_PIN_CODES = '400601-400615,421204';

const pinCodes = makeValidator(readPinCodes);

/** Every setting: how its value is read, what it means and its default. `docs/configuration.md` is written from it. */
export const settings = {
  NODE_ENV: str({
    desc: '`development`, `production` or `test`',
    example: 'production',
    choices: ['development', 'production', 'test'],
    default: 'development',
  }),
  PORT: port({ desc: 'port for everything', example: '8080', default: 4000 }),
  HOST: host({
    desc: 'address to listen on; `0.0.0.0` for all',
    example: '0.0.0.0',
    default: '127.0.0.1',
  }),
  PROCESSES: processes({
    desc: 'processes that serve on the one port, 1 to 64; more than one need `DATABASE_URL`',
    example: '4',
    default: 1,
  }),
  ...databaseVariables,
  DATA_DIR: str({
    desc: 'folder of the SQLite file, pictures and mails; relative to the top of the repository',
    example: '/var/lib/grocessay',
    default: 'data',
  }),
  ADMIN_EMAIL: loginEmail({
    desc: 'login of the first admin; its last part has 2 to 4 letters',
    example: 'keeper@shop.in',
    default: demoAdmin.email,
  }),
  ADMIN_PASSWORD: str({
    desc: 'password of the first admin',
    example: 'Kanda-Bhaji-42',
    default: demoAdmin.password,
  }),
  STORE_NAME: str({
    desc: 'name of the shop: on every page, in the API and in the start message',
    example: 'Naupada Kirana',
    default: 'Grocessay',
  }),
  STORE_ADDRESS: lines({
    desc: 'address on the contact page; lines separated by <code>|</code>',
    example: 'Kirana|Ram Maruti Road|Thane 400602',
    default: ['Grocessay', '12 Gokhale Road, Naupada', 'Thane West 400602', 'Maharashtra, India'],
  }),
  SUPPORT_PHONE: str({
    desc: 'phone on the contact page',
    example: '+91 22 1234 5678',
    default: '+91 22 5550 0182',
  }),
  SUPPORT_EMAIL: email({
    desc: 'e-mail on the contact page',
    example: 'help@shop.in',
    default: 'support@grocessay.test',
  }),
  STORE_GSTIN: gstin({
    desc: 'tax number (GSTIN) on the receipts',
    example: '27AAPFU0939F1ZV',
    default: undefined,
  }),
  STORE_FSSAI_LICENCE: fssaiLicence({
    desc: '14 digits of the food licence (FSSAI) on the receipts',
    example: '11520998000123',
    default: undefined,
  }),
  RECEIPT_PREFIX: receiptPrefix({
    desc: 'what the numbers of receipts begin with, 1 to 6 capitals',
    example: 'NKS',
    default: 'GRO',
  }),
  PAYMENT_GATEWAY: str({
    desc: 'who takes the payments: `sandbox`, `stripe` or `razorpay`',
    example: 'razorpay',
    choices: PAYMENT_GATEWAYS,
    default: 'sandbox',
  }),
  PAYMENT_TIMEOUT_SECONDS: paymentTimeout({
    desc: 'how long a gateway is waited for, 1 to 20; after that it is asked again later',
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
    desc: 'key id of the Razorpay account, which browsers are told; needed with `razorpay`',
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
  ...s3Variables,
  PUBLIC_URL: publicUrl({
    desc: 'the address that people open the shop by, as in links of mails and in the sitemap; with `https` cookies are Secure; not set: `http://localhost` and the port',
    example: 'https://shop.in',
    default: undefined,
  }),
  TRUSTED_PROXIES: networks({
    desc: 'proxies whose `X-Forwarded-*` headers are believed: addresses and networks, separated by commas',
    example: '127.0.0.1,10.0.0.0/8',
    default: [],
  }),
  TWO_FACTOR_KEY: longSecret({
    desc: 'seals the secrets of the one-time codes of staff and of webhooks in the database, 32 to 200 signs, the same on all servers; not set: they stand there readable; once set, keep it: with another one those codes are wrong, and webhooks need new secrets',
    example: 'q7Tz…',
    default: undefined,
  }),
  WEBHOOK_NETWORKS: networks({
    desc: 'networks of your own that webhooks and messages to devices may go to, by `http`, too: addresses and networks, separated by commas; not set: both go to `https` addresses on the internet only',
    example: '10.1.0.0/16',
    default: [],
  }),
  SMTP_URL: smtpUrl({
    desc: 'how mails are sent: `smtp://` or `smtps://`; not set: each mail is a file in `DATA_DIR/mails`',
    example: 'smtp://user:secret@mail.shop.in:587',
    default: undefined,
  }),
  MAIL_FROM: mailFrom({
    desc: 'whom mails come from; not set: `STORE_NAME` and `SUPPORT_EMAIL`',
    example: 'Shop <hello@shop.in>',
    default: undefined,
  }),
  VAPID_PUBLIC_KEY: vapidPublicKey({
    desc: 'the key by which browsers know messages of the shop; with `VAPID_PRIVATE_KEY` customers can have messages about their orders shown on their devices; `npx web-push generate-vapid-keys` makes both',
    example: 'BNc9…',
    default: undefined,
  }),
  VAPID_PRIVATE_KEY: vapidPrivateKey({
    desc: 'signs the messages to browsers; needed with `VAPID_PUBLIC_KEY`',
    example: 'x2Lq…',
    default: undefined,
  }),
  MESSAGE_HOOK_URL: messageHookUrl({
    desc: 'where messages to phones are posted, for a provider of SMS or WhatsApp, see [for integrators](integrators.md#messages-to-phones); not set: login codes go by e-mail only',
    example: 'https://messages.shop.in/send',
    default: undefined,
  }),
  MESSAGE_HOOK_SECRET: longSecret({
    desc: 'signs the messages to phones, 32 to 200 signs; needed with `MESSAGE_HOOK_URL`',
    example: 'w4Kp…',
    default: undefined,
  }),
  LOGIN_FAILURES_PER_ADDRESS: limit({
    desc: 'wrong passwords and login codes that one network address may try in a quarter of an hour; not set: `100000`, in production `100`',
    example: '300',
    default: undefined,
  }),
  REGISTRATIONS_PER_ADDRESS: limit({
    desc: 'registrations that one network address may make in an hour, and so many login codes and links for a new password it may ask for; not set: `100000`, in production `60`',
    example: '200',
    default: undefined,
  }),
  MESSAGES_PER_ADDRESS: limit({
    desc: 'messages that one network address may send by the contact form in an hour; not set: `100000`, in production `20`',
    example: '50',
    default: undefined,
  }),
  CODE_FAILURES_PER_ADDRESS: limit({
    desc: 'wrong codes of gift vouchers, and of coupons, that one network address may try in a quarter of an hour; not set: `100000`, in production `100`',
    example: '300',
    default: undefined,
  }),
  GUEST_CARTS_PER_ADDRESS: limit({
    desc: 'carts of guests that one network address may begin in an hour; not set: `100000`, in production `300`',
    example: '1000',
    default: undefined,
  }),
  API_TOKEN_REQUESTS_PER_MINUTE: limit({
    desc: 'requests that one API token may send to one server process in a minute',
    example: '6000',
    default: 3000,
  }),
  CORS_ORIGINS: origins({
    desc: 'other sites whose pages may call the APIs, separated by commas',
    example: 'https://app.shop.in,https://shop.in',
    default: [],
  }),
  LOG_LEVEL: str({
    desc: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    example: 'warn',
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    default: 'info',
  }),
  METRICS_TOKEN: metricsToken({
    desc: 'who knows it may read `/metrics`, 16 to 200 signs; not set: there is no such address',
    example: 'k3F9…',
    default: undefined,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: otlpEndpoint({
    desc: 'collector of traces (OTLP over HTTP); not set: nothing is traced',
    example: 'http://localhost:4318',
    default: undefined,
  }),
  OTEL_TRACES_SAMPLER_ARG: share({
    desc: 'share of the requests that is traced, 0 to 1',
    example: '0.1',
    default: 1,
  }),
  SLOW_QUERY_MS: milliseconds({
    desc: 'a statement of the database that takes longer, in milliseconds, is logged; `0`: none is',
    example: '200',
    default: 500,
  }),
  SHUTDOWN_DELAY_SECONDS: shutdownDelay({
    desc: 'how long a shop that was told to stop says that it is not ready, and still serves',
    example: '10',
    default: 0,
  }),
  EXPLORER: bool({
    desc: 'whether `/explorer` is served and the schema may be asked for: `true` or `false`; not set: `true`, in production `false`',
    example: 'true',
    default: undefined,
  }),
  SEED_DEMO: bool({
    desc: 'whether an empty shop gets the demo catalogue at its start; not set: `true`, in production `false`',
    example: 'false',
    default: undefined,
  }),
  SLOT_CAPACITY: wholeNumber({
    desc: 'orders one delivery window takes, 1 to 999999; counts at the first start only, then staff change it',
    example: '25',
    default: 40,
  }),
  ...orderVariables,
  SERVICEABLE_PIN_CODES: pinCodes({
    desc: 'where the shop delivers: pin codes and ranges of them, separated by commas; not set: `400601-400615,421204`, the city of Thane; counts at the first start only, then staff change it',
    example: '400601-400607',
    default: undefined,
  }),
  JOBS_EVERY_SECONDS: wholeNumber({
    desc: 'how long the background jobs wait after each run: lapsing unpaid orders, asking after payments, refunds, mails',
    example: '60',
    default: 15,
  }),
  LOW_STOCK_MAIL_AT: timeOrOff({
    desc: 'from when on the staff gets an e-mail each day about what became low, a time in India, or `off`; needs `SMTP_URL`; not set: `07:00`',
    example: '06:30',
    default: undefined,
  }),
};

/**
 * Reads and checks every setting.
 * @throws ConfigError with one clear line
 */
export function readConfig(environment: NodeJS.ProcessEnv = processEnvironment()): Config {
  const env = cleanEnv(withoutEmpty(environment), settings, {
    reporter: ({ errors }) => refuseFirst(errors),
  });
  const names = Object.keys(withoutEmpty(environment));
  refuseRemoved(names);
  refuseLookalikes(names, Object.keys(env));
  const production = env.NODE_ENV === 'production';
  if (env.PROCESSES > 1 && !env.DATABASE_URL)
    throw new ConfigError(
      'Configuration: PROCESSES: SQLite serves one process; for more set DATABASE_URL',
    );
  if (production) refuseDemoSettings(env.ADMIN_EMAIL, env.ADMIN_PASSWORD);
  return {
    port: env.PORT,
    host: env.HOST,
    processes: env.PROCESSES,
    ...fitting(() => databaseSettings(env, projectRoot)),
    dataDir: resolve(projectRoot, env.DATA_DIR),
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    store: {
      name: env.STORE_NAME,
      city: 'Thane',
      addressLines: env.STORE_ADDRESS,
      supportPhone: env.SUPPORT_PHONE,
      supportEmail: env.SUPPORT_EMAIL,
    },
    receipts: {
      gstin: env.STORE_GSTIN,
      fssaiLicence: env.STORE_FSSAI_LICENCE,
      prefix: env.RECEIPT_PREFIX,
    },
    payments: fitting(() => paymentSettings(env)),
    s3: fitting(() => s3Settings(env)),
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? `${env.STORE_NAME} <${env.SUPPORT_EMAIL}>`,
      hook: fitting(() => messageHookOf(env)),
    },
    security: securityOf(env, production),
    webhookNetworks: env.WEBHOOK_NETWORKS,
    push: fitting(() => pushSettings(env)),
    observability: observabilityOf(env),
    corsOrigins: env.CORS_ORIGINS,
    production,
    logLevel: env.LOG_LEVEL,
    explorer: env.EXPLORER ?? !production,
    seedDemo: env.SEED_DEMO ?? !production,
    slotCapacity: env.SLOT_CAPACITY,
    orderLimits: orderLimitsOf(env),
    serviceablePinCodes: env.SERVICEABLE_PIN_CODES ?? readPinCodes(THANE_PIN_CODES),
    jobsEverySeconds: env.JOBS_EVERY_SECONDS,
    lowStockMailMinute: (env.LOW_STOCK_MAIL_AT ?? { minute: 7 * 60 }).minute,
    sessionCacheMs: SESSION_CACHE_MS,
  };
}

function processEnvironment(): NodeJS.ProcessEnv {
  const file = join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

/** An empty value, as .env files and compose files have it, is one that is not set. */
function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

function refuseFirst(errors: Record<string, Error | undefined>): void {
  const [first] = Object.entries(errors);
  if (first)
    throw new ConfigError(`Configuration: ${first[0]}: ${first[1]?.message ?? 'wrong value'}`);
}

/** Settings of earlier versions, and what holds without them. */
const REMOVED_SETTINGS: Readonly<Record<string, string>> = {
  DATABASE_REPLICA_URL: 'the shop reads from DATABASE_URL only',
};

/** A setting that is no longer read would leave an operator in the belief that it is in force. */
function refuseRemoved(names: string[]): void {
  for (const name of names) {
    const reason = REMOVED_SETTINGS[name];
    if (reason !== undefined)
      throw new ConfigError(`Configuration: ${name}: this setting was removed: ${reason}`);
  }
}

/** A misspelt setting would leave its default in force, without a word: an empty SQLite shop, for one. */
function refuseLookalikes(names: string[], settings: string[]): void {
  const found = findLookalike(names, settings);
  if (found)
    throw new ConfigError(
      `Configuration: ${found.name}: there is no such setting; ${found.meant} is probably meant`,
    );
}

/** Reads settings that have to fit each other. */
function fitting<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    throw new ConfigError(`Configuration: ${(error as Error).message}`);
  }
}

/** What production asks of its admin, beyond what a shop to try things on does. */
function refuseDemoSettings(adminEmail: string, adminPassword: string): void {
  if (adminPassword === demoAdmin.password)
    throw new ConfigError(
      'Configuration: ADMIN_PASSWORD: production needs one of your own, not the demo password',
    );
  if (adminEmail === demoAdmin.email)
    throw new ConfigError(
      'Configuration: ADMIN_EMAIL: production needs one of your own, not the demo address',
    );
  if (!PASSWORD_PATTERN.test(adminPassword))
    throw new ConfigError(`Configuration: ADMIN_PASSWORD: ${kernelMessages.password().text}`);
}
