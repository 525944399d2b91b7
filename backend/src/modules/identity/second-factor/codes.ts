import { randomInt } from 'node:crypto';
import { TOTP } from 'otpauth';
import { sha256 } from '../../../kernel/sha256';

const PERIOD_SECONDS = 30;
/** The clocks of phones deviate by less than so many half minutes. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Without 0, 1, i, l and o, which people confuse. 31 characters, 12 per code: 59 bits. */
const RECOVERY_SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A code as typed, without separators. */
export function plainCode(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}

/** Whether a plain code is one of an authenticator app, not a recovery code. */
export function isOneTimeCode(plain: string): boolean {
  return /^\d{6}$/.test(plain);
}

/** The half minute of a code, close to now; undefined for a wrong code. */
export function counterOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = new TOTP({ secret, period: PERIOD_SECONDS });
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}

/** The URL in the QR code for the app. */
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

/** The stored form of a recovery code: 59 random bits cannot be guessed, so a fast hash is enough. */
export function hashRecoveryCode(code: string): string {
  return sha256(plainCode(code));
}
