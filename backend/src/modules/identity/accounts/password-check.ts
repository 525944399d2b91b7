import { CallerDetails } from '../../../kernel/caller';
import { ShopError } from '../../../kernel/shop-error';
import { LoginLimits } from '../sessions/login-limits';
import { passwordMatches } from '../credentials/password';
import { Account } from './account';
import { identityMessages } from '../identity.messages';

/** Asks for the password again before something grave. It is counted as at the login: nobody can guess it here. */
export class PasswordCheck {
  constructor(private readonly limits: LoginLimits) {}

  /**
   * Refuses a wrong password.
   * @param field names it in the refusal
   * @throws WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS
   */
  async assert(
    { kind, email, passwordHash }: Account,
    password: string,
    { address, deviceToken }: CallerDetails,
    field = 'password',
  ): Promise<void> {
    const check = async () => ((await passwordMatches(passwordHash, password)) ? true : undefined);
    try {
      await this.limits.guard({ kind, email, address, deviceToken }, check);
    } catch (error) {
      throw namingField(error, field);
    }
  }
}

/** The caller is known: what is wrong can only be the password. */
function namingField(error: unknown, field: string): unknown {
  if (!(error instanceof ShopError)) return error;
  const { code, retryAfterSeconds } = error;
  if (code !== 'WRONG_CREDENTIALS' && code !== 'TOO_MANY_ATTEMPTS') return error;
  const message = code === 'WRONG_CREDENTIALS' ? identityMessages.passwordWrong() : error.reason;
  return new ShopError(code, message, { [field]: message }, retryAfterSeconds);
}
