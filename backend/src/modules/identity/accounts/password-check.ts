import { CallerDetails } from '../../../kernel/caller';
import { ShopError } from '../../../kernel/shop-error';
import { Database } from '../../../platform/database/database';
import { LoginLimits } from '../sessions/login-limits';
import { NO_PASSWORD, passwordMatches } from '../credentials/password';
import { plainLoginCode } from '../login-codes/login-code.rules';
import { LoginCodes } from '../login-codes/login-codes';
import { Account } from './account';
import { identityMessages } from '../identity.messages';

/**
 * Requires the password again before a sensitive change, or a login code from customers without a password. Attempts
 * are counted as at the login, so that nobody can guess it here.
 */
export class PasswordCheck {
  constructor(
    private readonly database: Database,
    private readonly limits: LoginLimits,
    private readonly codes: LoginCodes,
  ) {}

  /**
   * Rejects a wrong password; from customers without one, a wrong login code. A right code is used up.
   * @param field the field that the error names
   * @throws WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS
   */
  async assert(
    account: Account,
    password: string,
    { address, deviceToken }: CallerDetails,
    field = 'password',
  ): Promise<void> {
    const { kind, email, passwordHash } = account;
    const attempt = { kind, email, address, deviceToken };
    try {
      if (passwordHash === NO_PASSWORD) await this.spendCode(account, password, attempt);
      else
        await this.limits.guard(attempt, async () =>
          (await passwordMatches(passwordHash, password)) ? true : undefined,
        );
    } catch (error) {
      throw namingField(error, field, passwordHash);
    }
  }

  private async spendCode(
    { id, email }: Account,
    typed: string,
    attempt: Parameters<LoginLimits['guard']>[0],
  ): Promise<void> {
    const loginCode = await this.codes.codeOf(id);
    const check = async () => {
      const isRight = await passwordMatches(loginCode?.codeHash, plainLoginCode(typed));
      return isRight && loginCode ? loginCode : undefined;
    };
    const tries = this.codes.triesOf(loginCode?.askedFor ?? email);
    const right = await this.limits.guard(attempt, check, [tries]);
    await this.database.write((tx) => this.codes.use(tx, right));
  }
}

/** The caller is known, so only the password or the code can be wrong. */
function namingField(error: unknown, field: string, passwordHash: string): unknown {
  if (!(error instanceof ShopError)) return error;
  const { code, retryAfterSeconds } = error;
  if (code !== 'WRONG_CREDENTIALS' && code !== 'TOO_MANY_ATTEMPTS') return error;
  const { loginCodeWrong, passwordWrong } = identityMessages;
  const wrong = passwordHash === NO_PASSWORD ? loginCodeWrong() : passwordWrong();
  const message = code === 'WRONG_CREDENTIALS' ? wrong : error.reason;
  return new ShopError(code, message, { [field]: message }, retryAfterSeconds);
}
