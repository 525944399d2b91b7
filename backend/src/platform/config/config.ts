import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { bool, cleanEnv, host, makeValidator, port, str } from 'envalid';
import { EMAIL_PATTERN, PASSWORD_PATTERN } from '../../kernel/credentials';
import { DatabaseConfig, databaseSettings, databaseVariables } from './database-settings';
import { demoAdmin } from './demo-logins';
import { findLookalike } from './lookalikes.rules';
import { PaymentConfig, paymentSettings, paymentVariables } from './payment-settings';
import { PushConfig, pushSettings, pushVariables } from './push-settings';
import {
  MailConfig,
  SecurityConfig,
  limitVariables,
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
  observabilityOf,
  observabilityVariables,
} from './observability-settings';
import { OrderLimitsConfig, orderLimitsOf, orderVariables } from './order-settings';
import { S3Config, s3Settings, s3Variables } from './picture-settings';
import { readPinCodes } from './pin-codes';
import { receiptVariables } from './receipt-settings';
import { kernelMessages } from '../../kernel/kernel.messages';

/**
 * The root folder of the repository (or the image), with .env, the demo data and the built site. It contains `backend`,
 * which contains this code, both as source and bundled.
 */
export const projectRoot = __dirname.slice(0, __dirname.lastIndexOf(`${sep}backend${sep}`));

/** All configuration from the environment; docs/configuration.md explains each value. */
export interface Config extends DatabaseConfig {
  port: number;
  host: string;
  /** Number of processes that share the port. */
  processes: number;
  dataDir: string;
  adminEmail: string;
  adminPassword: string;
  store: StoreConfig;
  receipts: ReceiptConfig;
  payments: PaymentConfig;
  /** Storage of uploaded pictures; absent: a folder under `dataDir`. */
  s3?: S3Config;
  mail: MailConfig;
  security: SecurityConfig;
  /** Private networks that webhooks may reach. */
  webhookNetworks: string[];
  /** Set where the shop sends messages to browsers. */
  push?: PushConfig;
  observability: ObservabilityConfig;
  corsOrigins: string[];
  production: boolean;
  logLevel: string;
  /** Whether /explorer is served and the schema may be introspected. */
  explorer: boolean;
  /** Whether an empty shop is seeded with the demo catalogue and the demo customer. */
  seedDemo: boolean;
  /** Initial capacity of a delivery window in orders; staff can change it. */
  slotCapacity: number;
  orderLimits: OrderLimitsConfig;
  /** Initial delivery area; staff can change it. */
  serviceablePinCodes: ReadonlySet<string>;
  /** Pause between two runs of each background job. */
  jobsEverySeconds: number;
  /** The minute of the day from which staff receive the low-stock email; null: never. */
  lowStockMailMinute: number | null;
  /** How long a looked-up session stays cached; less than a second. */
  sessionCacheMs: number;
}

/** Name and contact data of the shop. */
export interface StoreConfig {
  name: string;
  city: string;
  addressLines: string[];
  supportPhone: string;
  supportEmail: string;
}

/** Data on receipts in addition to `StoreConfig`. */
export interface ReceiptConfig {
  /** Tax number and food licence, if the store has them. */
  gstin?: string;
  fssaiLicence?: string;
  /** The prefix of receipt numbers. */
  prefix: string;
}

/** A session ended by another server expires within a second, including the lookup itself. */
const SESSION_CACHE_MS = 800;

/** A missing or invalid setting; the message is one line for the operator. */
export class ConfigError extends Error {}

const email = makeValidator((value: string) => {
  if (!/^[\w.+-]+@[\w.-]+\.\w{2,}$/.test(value)) throw new Error('expected an e-mail address');
  return value.toLowerCase();
});

/** The login screens accept no other addresses, so an admin with one could never log in. */
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

/** A minute of the day, or none. */
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

/** All settings: parser, meaning and default. `docs/configuration.md` is generated from them. */
export const settings = {
  NODE_ENV: str({
    desc: '`development`, `production` or `test`',
    example: 'production',
    choices: ['development', 'production', 'test'],
    default: 'development',
  }),
  PORT: port({ desc: 'port of the site and the APIs', example: '8080', default: 4000 }),
  HOST: host({
    desc: 'address to listen on; `0.0.0.0`: all addresses',
    example: '0.0.0.0',
    default: '127.0.0.1',
  }),
  PROCESSES: processes({
    desc: 'processes that serve the port together, 1 to 64; more than one requires `DATABASE_URL`',
    example: '4',
    default: 1,
  }),
  ...databaseVariables,
  DATA_DIR: str({
    desc: 'folder of the SQLite file, pictures and emails; relative to the top of the repository',
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
  ...receiptVariables,
  ...paymentVariables,
  ...s3Variables,
  PUBLIC_URL: publicUrl({
    desc: 'public address of the shop, used in links of emails and in the sitemap; with `https` cookies are Secure; not set: `http://localhost` and the port',
    example: 'https://shop.in',
    default: undefined,
  }),
  TRUSTED_PROXIES: networks({
    desc: 'proxies whose `X-Forwarded-*` headers are trusted: addresses and networks, separated by commas',
    example: '127.0.0.1,10.0.0.0/8',
    default: [],
  }),
  TWO_FACTOR_KEY: longSecret({
    desc: 'encrypts the secrets of one-time codes of the staff and of webhooks in the database, and signs messages about orders to platforms of the Universal Commerce Protocol, 32 to 200 characters, the same on all servers; not set: the secrets are stored unencrypted, and no such messages are sent; once set, keep it: with another key those codes are wrong, and webhooks need new secrets',
    example: 'q7Tz…',
    default: undefined,
  }),
  WEBHOOK_NETWORKS: networks({
    desc: 'private networks that webhooks and push messages may be sent to, also by `http`: addresses and networks, separated by commas; not set: both are sent to `https` addresses on the internet only',
    example: '10.1.0.0/16',
    default: [],
  }),
  SMTP_URL: smtpUrl({
    desc: 'mail server: `smtp://` or `smtps://` URL; not set: each email is written to a file in `DATA_DIR/mails`',
    example: 'smtp://user:secret@mail.shop.in:587',
    default: undefined,
  }),
  MAIL_FROM: mailFrom({
    desc: 'sender of emails; not set: `STORE_NAME` and `SUPPORT_EMAIL`',
    example: 'Shop <hello@shop.in>',
    default: undefined,
  }),
  ...pushVariables,
  MESSAGE_HOOK_URL: messageHookUrl({
    desc: 'URL that receives messages to phones, for a provider of SMS or WhatsApp, see [for integrators](integrators.md#messages-to-phones); not set: login codes are sent by email only',
    example: 'https://messages.shop.in/send',
    default: undefined,
  }),
  MESSAGE_HOOK_SECRET: longSecret({
    desc: 'signs the messages to phones, 32 to 200 characters; required with `MESSAGE_HOOK_URL`',
    example: 'w4Kp…',
    default: undefined,
  }),
  ...limitVariables,
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
  ...observabilityVariables,
  EXPLORER: bool({
    desc: 'whether `/explorer` and introspection of the schema are enabled: `true` or `false`; not set: `true`, in production `false`',
    example: 'true',
    default: undefined,
  }),
  SEED_DEMO: bool({
    desc: 'whether the demo catalogue is added to an empty shop at its start; not set: `true`, in production `false`',
    example: 'false',
    default: undefined,
  }),
  SLOT_CAPACITY: wholeNumber({
    desc: 'capacity of a delivery window in orders, 1 to 999999; applies at the first start only, then the staff change it',
    example: '25',
    default: 40,
  }),
  ...orderVariables,
  SERVICEABLE_PIN_CODES: pinCodes({
    desc: 'delivery area: pin codes and ranges of them, separated by commas; not set: `400601-400615,421204`, the city of Thane; applies at the first start only, then the staff change it',
    example: '400601-400607',
    default: undefined,
  }),
  JOBS_EVERY_SECONDS: wholeNumber({
    desc: 'pause after each run of the background jobs: expiry of unpaid orders, queries of payments, refunds, emails',
    example: '60',
    default: 15,
  }),
  LOW_STOCK_MAIL_AT: timeOrOff({
    desc: 'time of day in India from which the staff get the daily email about products that became low in stock, or `off`; requires `SMTP_URL`; not set: `07:00`',
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

/** Treats empty values, as in .env and compose files, as not set. */
function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

function refuseFirst(errors: Record<string, Error | undefined>): void {
  const [first] = Object.entries(errors);
  if (first)
    throw new ConfigError(`Configuration: ${first[0]}: ${first[1]?.message ?? 'wrong value'}`);
}

/** Settings of earlier versions, and what replaces them. */
const REMOVED_SETTINGS: Readonly<Record<string, string>> = {
  DATABASE_REPLICA_URL: 'the shop reads from DATABASE_URL only',
};

/** Refuses removed settings: an operator would believe that they are still in force. */
function refuseRemoved(names: string[]): void {
  for (const name of names) {
    const reason = REMOVED_SETTINGS[name];
    if (reason !== undefined)
      throw new ConfigError(`Configuration: ${name}: this setting was removed: ${reason}`);
  }
}

/** Refuses misspelt settings: their defaults would silently apply, for example an empty SQLite shop. */
function refuseLookalikes(names: string[], settings: string[]): void {
  const found = findLookalike(names, settings);
  if (found)
    throw new ConfigError(
      `Configuration: ${found.name}: there is no such setting; ${found.meant} is probably meant`,
    );
}

/** Reads settings that depend on each other. */
function fitting<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    throw new ConfigError(`Configuration: ${(error as Error).message}`);
  }
}

/** Refuses the demo address, the demo password and weak passwords of the admin in production. */
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
