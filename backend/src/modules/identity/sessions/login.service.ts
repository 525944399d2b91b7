import { IsNull } from 'typeorm';
import { Admin } from '../staff/admin.entity';
import { DomainEvents } from '../../../platform/events/domain-events';
import { noteLanguage } from '../customers/customer-language';
import { Customer } from '../customers/customer.entity';
import { CallerDetails } from '../../../kernel/caller';
import { Viewer, refusePrograms } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { assertValid } from '../../../platform/validation/assert-valid';
import { LoginInput } from './login.input';
import { LoginLimits, wrongCredentials } from './login-limits';
import { passwordMatches } from '../credentials/password';
import { SecondFactor, codeNeeded, readCode } from '../second-factor/second-factor';
import { SessionOwner } from './session-owner';
import { OpenedSession, SessionService } from './session.service';

/** What somebody sends to log in; nothing of it is trusted. */
type LoginValues = Partial<Record<keyof LoginInput, unknown>>;

/** How an account is looked for, and what else has to be right beside the password: it throws where it is not. */
interface Looking<Kind> {
  find: () => Promise<Kind | null>;
  check?: (account: Kind) => Promise<void>;
}

/** What the two kinds of accounts have in common. */
type Account = Customer | Admin;

/** Logs people in by e-mail address and password. */
export class LoginService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly limits: LoginLimits,
    private readonly events: DomainEvents,
    private readonly secondFactor: SecondFactor,
  ) {}

  /**
   * Logs a customer in, under a new token; what they put into the cart as a guest joins their own.
   * @throws VALIDATION, TOO_MANY_ATTEMPTS, or WRONG_CREDENTIALS that does not tell whether the address is known
   */
  async loginCustomer(
    viewer: Viewer,
    values: LoginValues,
    about: CallerDetails,
  ): Promise<OpenedSession & { customer: Customer }> {
    const input = await this.valid(viewer, values);
    const find = () => this.database.read.findOneBy(Customer, { email: input.email.toLowerCase() });
    const customer = await this.known('customer', input, about, { find });
    const owner = { customerId: customer.id };
    return { ...(await this.open(Customer, viewer, customer, owner, about)), customer };
  }

  /**
   * Logs an admin in, under a new token; whoever has a second factor gives a code of it as well. Throws as
   * `loginCustomer` does, and SECOND_FACTOR_REQUIRED where the password is right and the code is missing.
   */
  async loginAdmin(
    viewer: Viewer,
    values: LoginValues,
    about: CallerDetails,
    code?: unknown,
  ): Promise<OpenedSession & { admin: Admin }> {
    const input = await this.valid(viewer, values);
    const given = readCode(code);
    const find = () => this.database.read.findOneBy(Admin, { email: input.email.toLowerCase() });
    const check = async (account: Admin) => {
      if (account.twoFactorSince && given !== undefined)
        await this.secondFactor.spend(account, given);
    };
    const admin = await this.known('admin', input, about, { find, check });
    if (admin.twoFactorSince && given === undefined) throw codeNeeded();
    return { ...(await this.open(Admin, viewer, admin, { adminId: admin.id }, about)), admin };
  }

  private valid(viewer: Viewer, values: LoginValues): Promise<LoginInput> {
    refusePrograms(viewer);
    return assertValid(LoginInput, values);
  }

  private known<Kind extends Account>(
    kind: 'customer' | 'admin',
    { email, password }: LoginInput,
    { address, deviceToken }: CallerDetails,
    { find, check }: Looking<Kind>,
  ): Promise<Kind> {
    return this.limits.guard({ kind, email, address, deviceToken }, async () => {
      const account = await find();
      const matches = await passwordMatches(account?.passwordHash, password);
      if (!matches || !account) return undefined;
      await check?.(account);
      return account;
    });
  }

  /**
   * The session is opened under the password that was looked at: where that was changed meanwhile, which ends all
   * sessions, this one would have been forgotten; so it would where a second factor came in between. Its foreign key holds the account until here, so whoever changes
   * the password has either done it already, or comes after.
   */
  private open(
    type: typeof Customer | typeof Admin,
    viewer: Viewer,
    account: Account,
    owner: SessionOwner,
    about: CallerDetails,
  ): Promise<OpenedSession> {
    const { id, passwordHash } = account;
    const sameFactor = account instanceof Admin &&
      !account.twoFactorSince && { twoFactorSince: IsNull() };
    const work = async (tx: Transaction) => {
      const opened = await this.sessions.openFor(tx, viewer, owner, about);
      const same = { id, passwordHash, ...sameFactor };
      if (!(await tx.existsBy<Account>(type, same))) throw wrongCredentials();
      if (type === Admin) await this.noteStaffLogin(tx, id);
      else await noteLanguage(tx, id, about.language);
      return opened;
    };
    return this.database.write(work, { repeatable: true });
  }

  /** Who of the staff was in the shop, and when, is a part of who did what. */
  private noteStaffLogin(tx: Transaction, id: number): Promise<void> {
    const actor = { role: 'admin', id } as const;
    return this.events.record(tx, [
      { actor, action: 'staff.logged-in', subject: 'staff', subjectId: id },
    ]);
  }
}
