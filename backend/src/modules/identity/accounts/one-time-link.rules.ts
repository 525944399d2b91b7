import { randomBytes } from 'node:crypto';

/** What following a link does. */
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

/** How long each is good for, in minutes. */
export const LIFETIME_MINUTES: Readonly<Record<LinkPurpose, number>> = {
  'password-reset': 30,
  'staff-invitation': 3 * 24 * HOUR_MINUTES,
  'confirm-email': 24 * HOUR_MINUTES,
  'change-email': 24 * HOUR_MINUTES,
  // Mails lie about: who comes upon one late must still be able to end them.
  'stop-price-mails': 90 * 24 * HOUR_MINUTES,
  // A picker waits for the answer, as long as an order is theirs.
  'substitute-question': 15,
};

/** Which screen each leads to. */
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

/** Whether a text can be a token at all. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && TOKEN_PATTERN.test(text);
}

/** Until when a link is good that is made now. */
export function expiryOf(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MINUTES[purpose] * MINUTE_MS);
}

/**
 * The address of a link. The token stands behind the #, so no server, proxy or next page is told it. That of the staff names
 * them: where it no longer works, its screen leads to a new one for the same login.
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
