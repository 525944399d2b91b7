import { IsNull } from 'typeorm';
import { CallerDetails } from '../../../kernel/caller';
import { Clock } from '../../../kernel/clock';
import { DomainEvent, EventActor, actorOf } from '../../../kernel/domain-event';
import { Viewer, loginNeeded, refusePrograms, requireMember } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/events/domain-events';
import { MailService } from '../../../platform/mail/mail.service';
import { assertValid } from '../../../platform/validation/assert-valid';
import { OneTimeLinks } from '../accounts/one-time-links';
import { PasswordCheck } from '../accounts/password-check';
import { hashRecoveryCode, newRecoveryCodes } from '../second-factor/codes';
import { Passkey } from '../second-factor/passkey.entity';
import { RecoveryCode } from '../second-factor/recovery-code.entity';
import { ProofValues, SecondFactor, readProof } from '../second-factor/second-factor';
import { TwoFactor } from '../second-factor/two-factor.entity';
import { KnownDevices } from '../sessions/known-devices.service';
import { LoginLimits } from '../sessions/login-limits';
import { SessionService } from '../sessions/session.service';
import { Admin } from '../staff/admin.entity';
import { TwoFactorPassword } from './two-factor.input';

/** The dependencies of the class. */
export interface TwoFactorAccountDependencies {
  devices: KnownDevices;
  events: DomainEvents;
  limits: LoginLimits;
  links: OneTimeLinks;
  mails: MailService;
  passwordCheck: PasswordCheck;
  secondFactor: SecondFactor;
  sessions: SessionService;
}

/** The two-factor login of a staff member, whatever their second factors. */
export class TwoFactorAccount {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: TwoFactorAccountDependencies,
  ) {}

  /** The caller's own account. Throws UNAUTHENTICATED, and FORBIDDEN for customers and programs. */
  async own(viewer: Viewer): Promise<Admin> {
    refusePrograms(viewer);
    const { adminId: id } = requireMember(viewer);
    const admin = await this.database.read.findOneBy(Admin, { id });
    if (!admin) throw loginNeeded();
    return admin;
  }

  /** Checks the password. Throws VALIDATION, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS. */
  async checkPassword(admin: Admin, password: unknown, caller: CallerDetails): Promise<void> {
    const input = await assertValid(TwoFactorPassword, { password });
    const { id, email, passwordHash } = admin;
    const account = { kind: 'admin', id, email, passwordHash } as const;
    await this.dependencies.passwordCheck.assert(account, input.password, caller);
  }

  /**
   * Uses up a second factor, if the member has one. Throws SECOND_FACTOR_REQUIRED, WRONG_CREDENTIALS,
   * TOO_MANY_ATTEMPTS.
   */
  async checkSecondFactor(
    admin: Admin,
    proofValues: ProofValues,
    caller: CallerDetails,
  ): Promise<void> {
    const proof = await readProof(proofValues);
    if (!admin.twoFactorSince) return;
    const { secondFactor } = this.dependencies;
    if (!proof) throw await secondFactor.needed(admin);
    await this.guarded(admin, caller, async () => {
      await secondFactor.spend(admin, proof);
      return true;
    });
  }

  /** Checks a code, unless there were too many attempts. */
  guarded<Found>(
    { email }: Admin,
    { address, deviceToken }: CallerDetails,
    look: () => Promise<Found>,
  ): Promise<Found> {
    return this.dependencies.limits.guard({ kind: 'admin', email, address, deviceToken }, look);
  }

  /**
   * Requires a second factor at the login from now on, and ends the caller's other sessions and all links.
   * @returns the recovery codes; none if it was on, and the member has theirs
   */
  async turnOn(tx: Transaction, admin: Admin, viewer: Viewer): Promise<string[]> {
    const { id } = admin;
    const off = { id, twoFactorSince: IsNull() };
    const { affected } = await tx.update(Admin, off, { twoFactorSince: this.clock.now() });
    if (affected !== 1) return [];
    const codes = await this.replaceCodes(tx, id);
    await this.dependencies.links.endAllOf(tx, { kind: 'admin', id });
    await this.endSessions(tx, id, viewer.sessionId);
    await this.note(tx, admin, actorOf(viewer), 'two-factor-turned-on');
    return codes;
  }

  /** Removes all second factors and recovery codes. */
  async turnOff(tx: Transaction, adminId: number): Promise<void> {
    for (const factor of [TwoFactor, Passkey, RecoveryCode]) await tx.delete(factor, { adminId });
    await tx.update(Admin, { id: adminId }, { twoFactorSince: null });
  }

  async replaceCodes(tx: Transaction, adminId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    await tx.delete(RecoveryCode, { adminId });
    const rows = codes.map((code) => ({ adminId, codeHash: hashRecoveryCode(code) }));
    await tx.insert(RecoveryCode, rows);
    return codes;
  }

  /** Ends all sessions of a member except one, and forgets their browsers. */
  async endSessions(tx: Transaction, adminId: number, exceptId?: number): Promise<void> {
    const { devices, sessions } = this.dependencies;
    await sessions.endAllOf(tx, { adminId }, exceptId);
    await devices.forgetAllOf(tx, { adminId });
  }

  /** Records a change in the audit log, and notifies the member by email. */
  async note(
    tx: Transaction,
    { id, email }: Admin,
    actor: EventActor,
    what: TwoFactorChange,
    about: Pick<DomainEvent, 'before' | 'after'> = {},
  ): Promise<void> {
    const { events, mails } = this.dependencies;
    const action = `staff.${what}`;
    await events.record(tx, [{ actor, action, subject: 'staff', subjectId: id, ...about }]);
    await mails.enqueue(tx, { kind: what, recipient: email, adminId: id });
  }

  /** Sends the emails that `note` queued. */
  sendSoon(): void {
    this.dependencies.mails.sendSoon();
  }
}

/** Changes that are recorded and emailed. */
type TwoFactorChange =
  | 'two-factor-turned-on'
  | 'two-factor-turned-off'
  | 'two-factor-reset'
  | 'two-factor-codes-renewed'
  | 'passkey-added'
  | 'passkey-removed';
