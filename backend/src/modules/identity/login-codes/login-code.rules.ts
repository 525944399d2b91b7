import { EMAIL_PATTERN } from '../../../kernel/credentials';

/** How long a code is good for. */
export const LOGIN_CODE_MINUTES = 10;

/** An e-mail address, or a phone of ten digits. */
export const LOGIN_NAME_PATTERN = new RegExp(`${EMAIL_PATTERN.source}|^\\d{10}$`);

/** Six digits. */
export const LOGIN_CODE_PATTERN = /^\d{6}$/;

/**
 * What somebody typed as e-mail address or phone, in the form that the shop keeps: in lower case, or ten digits
 * without spaces, dashes, +91 or 0 before them. Anything else stays as it is.
 */
export function plainLoginName(typed: string): string {
  const text = typed.trim();
  const digits = /^(?:\+?91|0)?(\d{10})$/.exec(text.replace(/[\s()-]/g, ''))?.[1];
  return digits ?? text.toLowerCase();
}

/** A code without what people put between its digits. */
export function plainLoginCode(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** The values with the login name as the shop keeps it. */
export function withPlainName<Values extends { to?: unknown }>(values: Values): Values {
  const { to } = values;
  return typeof to === 'string' ? { ...values, to: plainLoginName(to) } : values;
}

/** The values with the code as its digits alone. */
export function withPlainCode<Values extends { code?: unknown }>(values: Values): Values {
  const { code } = values;
  return typeof code === 'string' ? { ...values, code: plainLoginCode(code) } : values;
}

/** Whether a plain login name is a phone. */
export function isPhone(loginName: string): boolean {
  return /^\d{10}$/.test(loginName);
}

/** Until when a code is good that is made now. */
export function loginCodeExpiry(now: Date): Date {
  return new Date(now.getTime() + LOGIN_CODE_MINUTES * 60_000);
}
