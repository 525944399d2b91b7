import { EMAIL_PATTERN } from '../../../kernel/credentials';

/** How long a code is valid. */
export const LOGIN_CODE_MINUTES = 10;

/** An e-mail address, or a phone of ten digits. */
export const LOGIN_NAME_PATTERN = new RegExp(`${EMAIL_PATTERN.source}|^\\d{10}$`);

/** Six digits. */
export const LOGIN_CODE_PATTERN = /^\d{6}$/;

/**
 * The e-mail address or phone that somebody typed, in stored form: in lower case, or ten digits without spaces, dashes,
 * and a leading +91 or 0. Other texts are returned unchanged.
 */
export function plainLoginName(typed: string): string {
  const text = typed.trim();
  const digits = /^(?:\+?91|0)?(\d{10})$/.exec(text.replace(/[\s()-]/g, ''))?.[1];
  return digits ?? text.toLowerCase();
}

/** A code without separators between its digits. */
export function plainLoginCode(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** The values with the login name in stored form. */
export function withPlainName<Values extends { to?: unknown }>(values: Values): Values {
  const { to } = values;
  return typeof to === 'string' ? { ...values, to: plainLoginName(to) } : values;
}

/** The values with the code reduced to its digits. */
export function withPlainCode<Values extends { code?: unknown }>(values: Values): Values {
  const { code } = values;
  return typeof code === 'string' ? { ...values, code: plainLoginCode(code) } : values;
}

/** Whether a login name in stored form is a phone. */
export function isPhone(loginName: string): boolean {
  return /^\d{10}$/.test(loginName);
}

/** When a code that is created now expires. */
export function loginCodeExpiry(now: Date): Date {
  return new Date(now.getTime() + LOGIN_CODE_MINUTES * 60_000);
}
