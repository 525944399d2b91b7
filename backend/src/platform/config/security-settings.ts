import { isIP } from 'node:net';
import { makeValidator } from 'envalid';

/** Where messages to phones go, and what they are signed with. */
export interface MessageHookConfig {
  url: string;
  secret: string;
}

/** How the shop sends mail, and messages to phones. */
export interface MailConfig {
  /** smtp:// or smtps:// URL; absent where mails become files in the data folder. */
  smtpUrl?: string;
  /** Whom they come from, as a mail header has it. */
  from: string;
  /** Absent where nothing goes to phones. */
  hook?: MessageHookConfig;
}

/** Whether the shop writes to phones. */
export const reachesPhones = ({ mail }: { mail: MailConfig }): boolean => mail.hook !== undefined;

/** Where the shop stands on the internet, and how often a guest may knock. */
export interface SecurityConfig {
  /** The address people open, as in links of mails, without a slash at its end. */
  publicUrl: string;
  /** Whether people reach it over TLS: cookies are Secure then, and browsers are told to stay with it. */
  overTls: boolean;
  /** Addresses and networks of the proxies whose X-Forwarded-* headers are believed; none without one. */
  trustedProxies: string[];
  /** Seals the secrets of one-time codes in the database; not sealed without one. */
  twoFactorKey?: string;
  /** Wrong passwords that one network address may try in a quarter of an hour. */
  loginFailuresPerAddress: number;
  /** Registrations that one network address may make in an hour. */
  registrationsPerAddress: number;
  /** Messages by the contact form that one network address may send in an hour. */
  messagesPerAddress: number;
  /** Wrong codes of gift vouchers, and of coupons, that one network address may try in a quarter of an hour. */
  codeFailuresPerAddress: number;
  /** Guest carts that one network address may begin in an hour. */
  guestCartsPerAddress: number;
  /** Requests that one API token may send to one server process in a minute. */
  apiTokenRequestsPerMinute: number;
}

/** The address of the shop for people. */
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

/** A secret of the shop's own that seals or signs, so it is nothing that can be guessed. */
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

/** Where it leads is the operator's choice, also into a private network. */
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
    desc: 'wrong passwords and login codes allowed per network address in 15 minutes; not set: `100000`, in production `100`',
    example: '300',
    default: undefined,
  }),
  REGISTRATIONS_PER_ADDRESS: limit({
    desc: 'registrations allowed per network address in an hour, and also login codes and password reset links; not set: `100000`, in production `60`',
    example: '200',
    default: undefined,
  }),
  MESSAGES_PER_ADDRESS: limit({
    desc: 'messages by the contact form allowed per network address in an hour; not set: `100000`, in production `20`',
    example: '50',
    default: undefined,
  }),
  CODE_FAILURES_PER_ADDRESS: limit({
    desc: 'wrong codes of gift vouchers, and of coupons, allowed per network address in 15 minutes; not set: `100000`, in production `100`',
    example: '300',
    default: undefined,
  }),
  GUEST_CARTS_PER_ADDRESS: limit({
    desc: 'guest carts that can be created per network address in an hour; not set: `100000`, in production `300`',
    example: '1000',
    default: undefined,
  }),
  API_TOKEN_REQUESTS_PER_MINUTE: limit({
    desc: 'requests allowed per API token and server process in a minute',
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
 * The hook, where one is set.
 * @throws Error with one line where only a part of it is set
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
 * The settings together. Outside production one address stands for a whole test or load run, so the limits that
 * count by address are wide there; those that count by account are the same everywhere.
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
