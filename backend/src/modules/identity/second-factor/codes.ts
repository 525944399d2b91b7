import { randomInt } from 'node:crypto';
import { TOTP } from 'otpauth';
import { sha256 } from '../../../kernel/sha256';

const PERIOD_SECONDS = 30;
/** Clocks of phones go wrong by less than this many half minutes. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** No 0, 1, i, l or o, which people read as each other. 31 of them, 12 a code: 59 bits. */
const RECOVERY_SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A code as people type it, without what they put between its signs. */
export function plainCode(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}

/** Whether a plain code is one of an app, and no recovery code. */
export function isOneTimeCode(plain: string): boolean {
  return /^\d{6}$/.test(plain);
}

/** The half minute whose code this is, around now; nothing where it is none. */
export function counterOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = new TOTP({ secret, period: PERIOD_SECONDS });
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}

/** The address that a QR code has for the app. */
export function appAddress(secret: string, issuer: string, label: string): string {
  return new TOTP({ secret, issuer, label, period: PERIOD_SECONDS }).toString();
}

/** New recovery codes, as people write them down. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, () =>
      Array.from({ length: GROUP_LENGTH }, () => RECOVERY_SIGNS[randomInt(RECOVERY_SIGNS.length)]),
    )
      .map((group) => group.join(''))
      .join('-'),
  );
}

/** What is stored of a recovery code: nobody guesses one of 59 random bits, so a fast hash is enough. */
export function hashRecoveryCode(code: string): string {
  return sha256(plainCode(code));
}
