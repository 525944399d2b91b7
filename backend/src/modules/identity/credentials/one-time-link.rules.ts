import { randomBytes } from 'node:crypto';

/** The purposes of links. */
export type LinkPurpose =
  | 'password-reset'
  | 'staff-invitation'
  | 'confirm-email'
  | 'change-email'
  | 'stop-price-mails'
  | 'substitute-question';

const TOKEN_BYTES = 16;
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{22}$/;

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** How long links are valid, in minutes. */
export const LIFETIME_MINUTES: Readonly<Record<LinkPurpose, number>> = {
  'password-reset': 30,
  'staff-invitation': 3 * 24 * HOUR_MINUTES,
  'confirm-email': 24 * HOUR_MINUTES,
  'change-email': 24 * HOUR_MINUTES,
  // Emails are kept: somebody who finds an old one must still be able to unsubscribe.
  'stop-price-mails': 90 * 24 * HOUR_MINUTES,
  // A picker waits for the response, for as long as they pick the order.
  'substitute-question': 15,
};

/** The page that each link opens. */
const PATHS: Record<LinkPurpose, string> = {
  'password-reset': '/reset-password',
  'staff-invitation': '/reset-password',
  'confirm-email': '/confirm-email',
  'change-email': '/confirm-email',
  'stop-price-mails': '/stop-price-mails',
  'substitute-question': '/substitute-question',
};

/** A new token of 128 random bits: 22 letters, digits, - and _. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a text has the form of a token. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && TOKEN_PATTERN.test(text);
}

/** When a link that is created now expires. */
export function expiryOf(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MINUTES[purpose] * MINUTE_MS);
}

/**
 * The URL of a link. The token is in the fragment, so that no server, proxy or next page receives it. Links for staff
 * say so: if one no longer works, its page offers a new one for the same login.
 */
export function urlOf(
  purpose: LinkPurpose,
  publicUrl: string,
  token: string,
  kind: 'customer' | 'admin' = 'customer',
): string {
  const query = kind === 'admin' ? '?kind=admin' : '';
  return `${publicUrl}${PATHS[purpose]}${query}#token=${token}`;
}
