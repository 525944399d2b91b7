import { sha256 } from '../../../kernel/sha256';
import { ShopError } from '../../../kernel/shop-error';
import { SecurityConfig } from '../../../platform/config/security-settings';
import { addressKey } from '../../../platform/limits/address-key.rules';
import { AttemptLimiter, Count } from '../../../platform/limits/attempt-limiter';
import { Limit } from '../../../platform/limits/limit';
import { emailKey } from '../credentials/email-key';
import { KnownDevices } from './known-devices.service';
import { AccountKind } from './session-owner';
import { identityMessages } from '../identity.messages';

const QUARTER_OF_AN_HOUR = 15 * 60;

/** Password attempts before an account is locked, counted over all login endpoints. */
const PASSWORDS_PER_ACCOUNT: Limit = {
  name: 'login-account',
  points: 5,
  perSeconds: QUARTER_OF_AN_HOUR,
};

/** A known browser has its own count, which others cannot use up. */
const PASSWORDS_PER_DEVICE: Limit = { ...PASSWORDS_PER_ACCOUNT, name: 'login-device' };

/** Who tries a password or a login code, and for which account. */
export interface LoginAttempt {
  kind: AccountKind;
  /** Or the phone entered instead, which is counted separately. */
  email: string;
  address: string | undefined;
  deviceToken?: string;
  /** The field that the error names; the e-mail address by default. */
  field?: string;
}

/** Prevents guessing of passwords. All code that checks a password does so through this class. */
export class LoginLimits {
  private readonly perAddress: Limit;
  private readonly challengesPerAddress: Limit;

  constructor(
    private readonly limiter: AttemptLimiter,
    private readonly devices: KnownDevices,
    { loginFailuresPerAddress }: Pick<SecurityConfig, 'loginFailuresPerAddress'>,
  ) {
    const points = loginFailuresPerAddress;
    this.perAddress = { name: 'login-address', points, perSeconds: QUARTER_OF_AN_HOUR };
    this.challengesPerAddress = { ...this.perAddress, name: 'passkey-address', field: 'passkey' };
  }

  /**
   * Checks a password, unless there were too many attempts. Counts the attempt first, so that concurrent ones cannot
   * all be checked; a right password is not counted. Unknown e-mail addresses are counted and locked as well, so that
   * nothing reveals who has an account.
   * @param check returns what the password opens; undefined if it is wrong, or there is no such account
   * @param further additional counts besides the account and the network address
   * @throws TOO_MANY_ATTEMPTS (email, or the field of the attempt), WRONG_CREDENTIALS
   */
  async guard<Found>(
    attempt: LoginAttempt,
    check: () => Promise<Found | undefined>,
    further: readonly Count[] = [],
  ): Promise<Found> {
    const counts = [...(await this.countsOf(attempt)), ...further];
    await this.limiter.consumeAll(counts);
    const found = await check();
    if (found === undefined) throw wrongCredentials();
    await this.limiter.giveBackAll(counts);
    return found;
  }

  /**
   * Counts a challenge that is issued to anybody who asks, so that nobody fills the database with challenges.
   * @throws TOO_MANY_ATTEMPTS (passkey)
   */
  async countPasskeyChallenge(address: string | undefined): Promise<void> {
    await this.limiter.consume(this.challengesPerAddress, addressKey(address));
  }

  /** Unlocks an account whose owner has identified themselves by other means. */
  async unlock(kind: AccountKind, email: string): Promise<void> {
    await this.limiter.forget(PASSWORDS_PER_ACCOUNT, emailKey(kind, email));
  }

  private async countsOf(attempt: LoginAttempt): Promise<Count[]> {
    const { kind, email, address, deviceToken, field } = attempt;
    const isKnown = await this.devices.isKnown(kind, email.toLowerCase(), deviceToken);
    const account = emailKey(kind, email);
    const own: Count = isKnown
      ? [PASSWORDS_PER_DEVICE, sha256(`${account} ${deviceToken}`)]
      : [PASSWORDS_PER_ACCOUNT, account];
    const counts: Count[] = [own, [this.perAddress, addressKey(address)]];
    return counts.map(([limit, key]) => [{ ...limit, field }, key]);
  }
}

/** The error for a wrong password and for an account that does not exist. */
export function wrongCredentials(): ShopError {
  return new ShopError('WRONG_CREDENTIALS', identityMessages.wrongCredentials());
}
