import { isIP } from 'node:net';
import { makeValidator } from 'envalid';

/** Destination and signing secret of messages to phones. */
export interface MessageHookConfig {
  url: string;
  secret: string;
}

/** Settings of emails and messages to phones. */
export interface MailConfig {
  /** smtp:// or smtps:// URL; absent where emails are written to files in the data folder. */
  smtpUrl?: string;
  /** The sender, in the format of the From header. */
  from: string;
  /** Absent where no messages are sent to phones. */
  hook?: MessageHookConfig;
}

/** Whether the shop sends messages to phones. */
export const reachesPhones = ({ mail }: { mail: MailConfig }): boolean => mail.hook !== undefined;

/** Public address of the shop, and limits by network address. */
export interface SecurityConfig {
  /** The public address, used in links in emails, without a trailing slash. */
  publicUrl: string;
  /** Whether the public address uses TLS: then cookies are Secure, and HSTS is sent. */
  overTls: boolean;
  /** Addresses and networks of proxies whose X-Forwarded-* headers are trusted; may be empty. */
  trustedProxies: string[];
  /** Encrypts the secrets of one-time codes in the database; absent: they are not encrypted. */
  twoFactorKey?: string;
  /** Wrong passwords allowed per network address in 15 minutes. */
  loginFailuresPerAddress: number;
  /** Registrations allowed per network address in an hour. */
  registrationsPerAddress: number;
  /** Contact form messages allowed per network address in an hour. */
  messagesPerAddress: number;
  /** Wrong codes of gift vouchers, and of coupons, allowed per network address in 15 minutes. */
  codeFailuresPerAddress: number;
  /** New guest carts allowed per network address in an hour. */
  guestCartsPerAddress: number;
  /** Requests allowed per API token and server process in a minute. */
  apiTokenRequestsPerMinute: number;
}

/** The public address of the shop. */
export const publicUrl = makeValidator((value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (
    !url ||
    !['http:', 'https:'].includes(url.protocol) ||
    url.origin !== value.replace(/\/$/, '')
  )
    throw new Error('expected the address of the shop, such as https://shop.example');
  return url.origin;
});

/** Addresses and networks (10.0.0.0/8), separated by commas. */
export const networks = makeValidator((value: string) => {
  const list = value.split(',').map((each) => each.trim());
  const wrong = list.find((each) => !isAddressOrNetwork(each));
  if (wrong !== undefined)
    throw new Error(`'${wrong}' is no address such as 10.0.0.2 or 10.0.0.0/8`);
  return list;
});

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/** A secret for encryption or signing, so it must not be guessable. */
export const longSecret = makeValidator((value: string) => {
  if (!/^[\w.~+/=-]{32,200}$/.test(value))
    throw new Error('expected 32 to 200 letters, digits and signs of - . _ ~ + / =');
  return value;
});

export const smtpUrl = makeValidator((value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname)
    throw new Error('expected smtp://user:password@host:port or smtps://..., or nothing for files');
  return value;
});

/** The operator may choose any address, including in a private network. */
export const messageHookUrl = makeValidator((value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    throw new Error('expected http:// or https:// without a name and password');
  return url.href;
});

export const mailFrom = makeValidator((value: string) => {
  if (!/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(value))
    throw new Error('expected an address such as Grocessay <shop@example.in>');
  return value;
});

export const limit = makeValidator((value: string) => {
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new Error('expected a whole number from 1 to 9999999');
  return Number(value);
});

export const limitVariables = {
  LOGIN_FAILURES_PER_ADDRESS: limit({
    desc: 'wrong passwords and login codes that one network address may try in a quarter of an hour; not set: `100000`, in production `100`',
    example: '300',
    default: undefined,
  }),
  REGISTRATIONS_PER_ADDRESS: limit({
    desc: 'registrations that one network address may make in an hour, and login codes and password reset links that it may request in an hour; not set: `100000`, in production `60`',
    example: '200',
    default: undefined,
  }),
  MESSAGES_PER_ADDRESS: limit({
    desc: 'messages that one network address may send with the contact form in an hour; not set: `100000`, in production `20`',
    example: '50',
    default: undefined,
  }),
  CODE_FAILURES_PER_ADDRESS: limit({
    desc: 'wrong codes of gift vouchers, and of coupons, that one network address may try in a quarter of an hour; not set: `100000`, in production `100`',
    example: '300',
    default: undefined,
  }),
  GUEST_CARTS_PER_ADDRESS: limit({
    desc: 'guest carts that one network address may create in an hour; not set: `100000`, in production `300`',
    example: '1000',
    default: undefined,
  }),
  API_TOKEN_REQUESTS_PER_MINUTE: limit({
    desc: 'requests that one API token may send to one server process in a minute',
    example: '6000',
    default: 3000,
  }),
};

interface SecurityEnvironment {
  PORT: number;
  PUBLIC_URL: string | undefined;
  TRUSTED_PROXIES: string[];
  TWO_FACTOR_KEY: string | undefined;
  LOGIN_FAILURES_PER_ADDRESS: number | undefined;
  REGISTRATIONS_PER_ADDRESS: number | undefined;
  MESSAGES_PER_ADDRESS: number | undefined;
  CODE_FAILURES_PER_ADDRESS: number | undefined;
  GUEST_CARTS_PER_ADDRESS: number | undefined;
  API_TOKEN_REQUESTS_PER_MINUTE: number;
}

/**
 * The message hook, if configured.
 * @throws Error with one line where it is only partly configured
 */
export function messageHookOf(env: {
  MESSAGE_HOOK_URL: string | undefined;
  MESSAGE_HOOK_SECRET: string | undefined;
}): MessageHookConfig | undefined {
  const { MESSAGE_HOOK_URL: url, MESSAGE_HOOK_SECRET: secret } = env;
  if (url !== undefined && secret !== undefined) return { url, secret };
  if (url !== undefined) throw new Error('MESSAGE_HOOK_SECRET: MESSAGE_HOOK_URL needs it');
  if (secret !== undefined) throw new Error('MESSAGE_HOOK_URL: MESSAGE_HOOK_SECRET needs it');
  return undefined;
}

/**
 * Combines the settings. Outside production, a whole test or load run uses one address, so limits by address are wide
 * there; limits by account are the same everywhere.
 */
export function securityOf(env: SecurityEnvironment, production: boolean): SecurityConfig {
  const url = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return {
    publicUrl: url,
    overTls: url.startsWith('https:'),
    trustedProxies: env.TRUSTED_PROXIES,
    twoFactorKey: env.TWO_FACTOR_KEY,
    loginFailuresPerAddress: env.LOGIN_FAILURES_PER_ADDRESS ?? (production ? 100 : 100_000),
    registrationsPerAddress: env.REGISTRATIONS_PER_ADDRESS ?? (production ? 60 : 100_000),
    messagesPerAddress: env.MESSAGES_PER_ADDRESS ?? (production ? 20 : 100_000),
    codeFailuresPerAddress: env.CODE_FAILURES_PER_ADDRESS ?? (production ? 100 : 100_000),
    guestCartsPerAddress: env.GUEST_CARTS_PER_ADDRESS ?? (production ? 300 : 100_000),
    apiTokenRequestsPerMinute: env.API_TOKEN_REQUESTS_PER_MINUTE,
  };
}
