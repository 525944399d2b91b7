import { Admin } from '../staff/admin.entity';
import { DomainEvents } from '../../../platform/events/domain-events';
import { Customer } from '../customers/customer.entity';
import { noteEmailRead } from '../customers/note-email-read';
import { CallerDetails } from '../../../kernel/caller';
import { Clock } from '../../../kernel/clock';
import { Viewer, refusePrograms } from '../../../kernel/viewer';
import { MailService } from '../../../platform/mail/mail.service';
import { ConflictError, Database, Transaction } from '../../../platform/database/database';
import { assertValid } from '../../../platform/validation/assert-valid';
import { KnownDevices } from '../sessions/known-devices.service';
import { LoginLimits } from '../sessions/login-limits';
import { hashPassword } from '../credentials/password';
import { ownerColumns } from '../sessions/session-owner';
import { OpenedSession, SessionService } from '../sessions/session.service';
import { Account, findOwner, ownerOf, setPassword } from './account';
import { ResetPasswordInput } from './account.input';
import { endAccess } from './end-access';
import { accountEvent } from './account.events';
import { OneTimeLink } from './one-time-link.entity';
import { OneTimeLinks, linkInvalid } from './one-time-links';
import { Proof, ProofValues, SecondFactor, readProof } from '../second-factor/second-factor';

/** The dependencies of the service. */
export interface ResetPasswordDependencies {
  events: DomainEvents;
  devices: KnownDevices;
  limits: LoginLimits;
  links: OneTimeLinks;
  mails: MailService;
  secondFactor: SecondFactor;
  sessions: SessionService;
}

/** The account with the new password, and its new session. */
export interface ResetAnswer extends OpenedSession {
  customer: Customer | null;
  admin: Admin | null;
}

/** Resets forgotten passwords, and sets missing ones, by the link of an email. */
export class ResetPasswordService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: ResetPasswordDependencies,
  ) {}

  /**
   * Sets the password of the link's account, ends all its sessions and links, and logs the caller in, even while other
   * people's attempts lock the login. Staff with a second factor must also present it: access to their email alone does
   * not identify them.
   * @throws VALIDATION, SECOND_FACTOR_REQUIRED, WRONG_CREDENTIALS (code or passkey), TOO_MANY_ATTEMPTS, LINK_INVALID, FORBIDDEN for programs that call by an API token
   */
  async reset(
    viewer: Viewer,
    values: Partial<Record<keyof ResetPasswordInput, unknown>>,
    caller: CallerDetails,
    proofValues: ProofValues = {},
  ): Promise<ResetAnswer> {
    const { links, limits, mails } = this.dependencies;
    refusePrograms(viewer);
    const { token, password } = await assertValid(ResetPasswordInput, values);
    const link = await links.find(this.database.read, token, [
      'password-reset',
      'staff-invitation',
    ]);
    await this.checkSecondFactor(link, caller, await readProof(proofValues));
    const passwordHash = await hashPassword(password);
    const work = (tx: Transaction) => this.resetBy(tx, link, passwordHash, { viewer, caller });
    const { account, ...opened } = await this.database.write(work, { repeatable: true });
    await limits.unlock(account.kind, account.email);
    mails.sendSoon();
    const { customerId, adminId } = ownerColumns(ownerOf(account));
    const { read } = this.database;
    const customer = customerId && (await read.findOneBy(Customer, { id: customerId }));
    const admin = adminId && (await read.findOneBy(Admin, { id: adminId }));
    return { ...opened, customer: customer || null, admin: admin || null };
  }

  private async checkSecondFactor(
    { adminId: id }: OneTimeLink,
    { address, deviceToken }: CallerDetails,
    proof: Proof | undefined,
  ): Promise<void> {
    const { limits, secondFactor } = this.dependencies;
    const admin = id === null ? null : await this.database.read.findOneBy(Admin, { id });
    if (!admin?.twoFactorSince) return;
    if (!proof) throw await secondFactor.needed(admin);
    const { email } = admin;
    await limits.guard({ kind: 'admin', email, address, deviceToken }, async () => {
      await secondFactor.spend(admin, proof);
      return true;
    });
  }

  private async resetBy(
    tx: Transaction,
    link: OneTimeLink,
    passwordHash: string,
    { viewer, caller }: { viewer: Viewer; caller: CallerDetails },
  ) {
    const { links, sessions } = this.dependencies;
    const account = await findOwner(tx, link);
    if (!account) throw linkInvalid();
    if (await links.use(tx, link)) await this.change(tx, link, account, passwordHash);
    // Hashes are salted: an equal hash means that this call has already committed, and only its COMMIT seemed lost.
    else if (account.passwordHash !== passwordHash) throw linkInvalid();
    const opened = await sessions.openFor(tx, viewer, ownerOf(account), caller);
    return { account, ...opened };
  }

  private async change(
    tx: Transaction,
    { purpose, email }: OneTimeLink,
    account: Account,
    passwordHash: string,
  ): Promise<void> {
    const { events, devices, mails } = this.dependencies;
    const owner = ownerOf(account);
    if (!(await setPassword(tx, account, passwordHash)))
      throw new ConflictError('The password was changed meanwhile');
    // Following the link proves access to the address.
    if (account.kind === 'customer') await noteEmailRead(tx, account.id, email, this.clock.now());
    await endAccess(tx, this.dependencies, account);
    await devices.forgetAllOf(tx, owner);
    const isReset = purpose === 'password-reset';
    const action = isReset ? 'password-reset' : 'invitation-accepted';
    await events.record(tx, [accountEvent(account, action, ['password'])]);
    if (isReset)
      await mails.enqueue(tx, { kind: 'password-changed', recipient: account.email, ...owner });
  }
}
