import { IsNull } from 'typeorm';
import { Admin } from '../staff/admin.entity';
import { DomainEvents } from '../../../platform/events/domain-events';
import { noteLanguage } from '../kept-language';
import { Customer } from '../customers/customer.entity';
import { CallerDetails } from '../../../kernel/caller';
import { sha256 } from '../../../kernel/sha256';
import { Viewer, refusePrograms } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { assertValid } from '../../../platform/validation/assert-valid';
import { LoginWithCodeInput } from '../login-codes/login-code.input';
import { withPlainCode, withPlainName } from '../login-codes/login-code.rules';
import { FirstProof } from './first-proof';
import { LoginCodes } from '../login-codes/login-codes';
import { LoginInput } from './login.input';
import { LoginLimits, wrongCredentials } from './login-limits';
import { passwordMatches } from '../credentials/password';
import { PasskeyAnswerInput } from '../second-factor/passkey.input';
import { Passkeys } from '../second-factor/passkeys';
import { ProofValues, SecondFactor, passkeyWrong, readProof } from '../second-factor/second-factor';
import { SessionOwner } from './session-owner';
import { OpenedSession, SessionService } from './session.service';

/** The values of a login; unvalidated. */
type LoginValues = Partial<Record<keyof LoginInput, unknown>>;

/** How an account is found, and a further check besides the password, which throws if it fails. */
interface Looking<Kind> {
  find: () => Promise<Kind | null>;
  check?: (account: Kind) => Promise<void>;
}

/** Either kind of account. */
type Account = Customer | Admin;

/** Logs people in: by e-mail address and password, by a code that was sent to them, or by a passkey. */
export class LoginService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly limits: LoginLimits,
    private readonly events: DomainEvents,
    private readonly secondFactor: SecondFactor,
    private readonly passkeys: Passkeys,
    private readonly codes: LoginCodes,
    private readonly firstProof: FirstProof,
  ) {}

  /**
   * Logs a customer in, under a new token; their guest cart is merged into their own.
   * @throws VALIDATION, TOO_MANY_ATTEMPTS, or WRONG_CREDENTIALS that does not reveal whether the address is known
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
   * Logs a customer in by a code that was sent to them; otherwise as `loginCustomer` does. Wrong codes count like wrong
   * passwords, and five of them end the code. The first code to an address removes the password chosen before anybody
   * proved to read that address: see `FirstProof`.
   * @throws VALIDATION, TOO_MANY_ATTEMPTS (code), WRONG_CREDENTIALS (code), FORBIDDEN for programs
   */
  async loginByCode(
    viewer: Viewer,
    values: Partial<Record<keyof LoginWithCodeInput, unknown>>,
    about: CallerDetails,
  ): Promise<OpenedSession & { customer: Customer }> {
    refusePrograms(viewer);
    const { to, code } = await assertValid(
      LoginWithCodeInput,
      withPlainCode(withPlainName(values)),
    );
    const { address, deviceToken } = about;
    const attempt = { kind: 'customer', email: to, address, deviceToken, field: 'code' } as const;
    const find = () => this.codes.find(to, code);
    const right = await this.limits.guard(attempt, find, [this.codes.triesOf(to)]);
    const { id } = right.customer;
    const use = async (tx: Transaction, { sessionId }: OpenedSession) => {
      await this.codes.use(tx, right.loginCode);
      if (this.firstProof.isFirst(right.customer, right.loginCode))
        await this.firstProof.secure(tx, right.customer, sessionId);
    };
    const opened = await this.open(
      Customer,
      viewer,
      right.customer,
      { customerId: id },
      about,
      use,
    );
    return { ...opened, customer: await this.database.read.findOneByOrFail(Customer, { id }) };
  }

  /**
   * Logs an admin in, under a new token; members with a second factor must also present it. Throws as `loginCustomer`
   * does, and SECOND_FACTOR_REQUIRED if the password is right and the second factor is missing.
   */
  async loginAdmin(
    viewer: Viewer,
    values: LoginValues,
    about: CallerDetails,
    proofValues: ProofValues = {},
  ): Promise<OpenedSession & { admin: Admin }> {
    const input = await this.valid(viewer, values);
    const proof = await readProof(proofValues);
    const find = () => this.database.read.findOneBy(Admin, { email: input.email.toLowerCase() });
    const check = async (account: Admin) => {
      if (account.twoFactorSince && proof) await this.secondFactor.spend(account, proof);
    };
    const admin = await this.known('admin', input, about, { find, check });
    if (admin.twoFactorSince && !proof) throw await this.secondFactor.needed(admin);
    return { ...(await this.open(Admin, viewer, admin, { adminId: admin.id }, about)), admin };
  }

  /**
   * The options for a passkey login.
   * @throws TOO_MANY_ATTEMPTS if too many were requested from the network address, FORBIDDEN for programs
   */
  async beginPasskeyLogin(viewer: Viewer, { address }: CallerDetails): Promise<object> {
    refusePrograms(viewer);
    await this.limits.countPasskeyChallenge(address);
    return this.passkeys.requestOptions();
  }

  /**
   * Logs an admin in by a passkey alone, which has verified its user. Wrong ones count like wrong passwords.
   * @throws VALIDATION, TOO_MANY_ATTEMPTS, WRONG_CREDENTIALS (passkey), FORBIDDEN for programs
   */
  async loginByPasskey(
    viewer: Viewer,
    values: object,
    about: CallerDetails,
  ): Promise<OpenedSession & { admin: Admin }> {
    refusePrograms(viewer);
    const answer = await assertValid(PasskeyAnswerInput, values);
    const { address, deviceToken } = about;
    const owner = await this.passkeys.ownerOf(answer.id);
    // An unknown passkey is counted as well.
    const email = owner?.email ?? sha256(answer.id);
    const attempt = { kind: 'admin', email, address, deviceToken } as const;
    const admin = await this.limits.guard(attempt, async () => {
      if (!(await this.passkeys.verify(answer)) || !owner) throw passkeyWrong();
      return owner;
    });
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
   * Opens the session only under the password that was checked: a change of the password meanwhile has ended all
   * sessions, but would have missed this one; so would a new second factor. The session's foreign key locks the account
   * from here on, so whoever changes the password has either done so already, or waits for this transaction.
   */
  private open(
    type: typeof Customer | typeof Admin,
    viewer: Viewer,
    account: Account,
    owner: SessionOwner,
    about: CallerDetails,
    use?: (tx: Transaction, opened: OpenedSession) => Promise<void>,
  ): Promise<OpenedSession> {
    const { id, passwordHash } = account;
    const sameFactor = account instanceof Admin &&
      !account.twoFactorSince && { twoFactorSince: IsNull() };
    const work = async (tx: Transaction) => {
      const opened = await this.sessions.openFor(tx, viewer, owner, about);
      const same = { id, passwordHash, ...sameFactor };
      if (!(await tx.existsBy<Account>(type, same))) throw wrongCredentials();
      await use?.(tx, opened);
      if (type === Admin) await this.noteStaffLogin(tx, id);
      await noteLanguage(tx, type === Admin ? 'admins' : 'customers', id, about.language);
      return opened;
    };
    return this.database.write(work, { repeatable: !use });
  }

  /** The audit log also records when staff members logged in. */
  private noteStaffLogin(tx: Transaction, id: number): Promise<void> {
    const actor = { role: 'admin', id } as const;
    return this.events.record(tx, [
      { actor, action: 'staff.logged-in', subject: 'staff', subjectId: id },
    ]);
  }
}
