import { CallerDetails } from '../../../kernel/caller';
import { Clock } from '../../../kernel/clock';
import { Viewer, refusePrograms } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { NO_PASSWORD } from '../credentials/password';
import { Customer } from '../customers/customer.entity';
import { NOT_ASKED, namesOf } from '../customers/short-registration';
import { emailOfPhone } from '../customers/without-login.rules';
import { isPhone, withPlainCode, withPlainName } from '../login-codes/login-code.rules';
import { LoginCodes, loginCodeWrong } from '../login-codes/login-codes';
import { SignUpWithCodeInput } from '../login-codes/sign-up-with-code.input';
import { LoginLimits } from './login-limits';
import { LoginService } from './login.service';
import { OpenedSession, SessionService } from './session.service';

/** The dependencies of the service. */
export interface SignUpByCodeDependencies {
  codes: LoginCodes;
  limits: LoginLimits;
  logins: LoginService;
  sessions: SessionService;
}

/** Registers customers by a code that was sent to them, without a password. */
export class SignUpByCodeService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: SignUpByCodeDependencies,
  ) {}

  /**
   * Creates the account for an e-mail address or phone that received the code, and logs its owner in. The owner of an
   * existing account is just logged in. Wrong codes count like those of logins, and nothing before the right one
   * reveals whether there is an account.
   * @throws VALIDATION, TOO_MANY_ATTEMPTS (code), WRONG_CREDENTIALS (code), FORBIDDEN for programs
   */
  async signUp(
    viewer: Viewer,
    values: Partial<Record<keyof SignUpWithCodeInput, unknown>>,
    about: CallerDetails,
  ): Promise<OpenedSession & { customer: Customer }> {
    refusePrograms(viewer);
    const { codes, limits, logins } = this.dependencies;
    const plain = withPlainCode(withPlainName(trimTexts(values)));
    const { name, to, code } = await assertValid(SignUpWithCodeInput, plain);
    if (await codes.provenOwnerOf(this.database.read, to))
      return logins.loginByCode(viewer, { to, code }, about);
    const { address, deviceToken } = about;
    const attempt = { kind: 'customer', email: to, address, deviceToken, field: 'code' } as const;
    const right = await limits.guard(attempt, () => codes.findOfNew(to, code), [codes.triesOf(to)]);
    const work = async (tx: Transaction) => {
      await codes.useOfNew(tx, right);
      return this.takeIn(tx, viewer, this.newCustomer(to, name, about), about);
    };
    try {
      return await this.database.write(work);
    } catch (error) {
      // Somebody registered with the address meanwhile: its owner can log in by another code.
      throw isDuplicateKey(error, 'uq_customers_email') ? loginCodeWrong() : error;
    }
  }

  private async takeIn(
    tx: Transaction,
    viewer: Viewer,
    values: Partial<Customer>,
    about: CallerDetails,
  ): Promise<OpenedSession & { customer: Customer }> {
    const customer = await tx.save(tx.create(Customer, values));
    const owner = { customerId: customer.id };
    const opened = await this.dependencies.sessions.openFor(tx, viewer, owner, about);
    return { ...opened, customer };
  }

  private newCustomer(to: string, name: string, { language }: CallerDetails): Partial<Customer> {
    const now = this.clock.now();
    const reached = isPhone(to)
      ? { email: emailOfPhone(to), phone: to, phoneVerifiedAt: now }
      : { email: to, phone: '', emailVerifiedAt: now };
    return {
      ...NOT_ASKED,
      ...namesOf(name),
      ...reached,
      passwordHash: NO_PASSWORD,
      language: language?.code ?? null,
      createdAt: now,
    };
  }
}
