import { IsNull } from 'typeorm';
import { Secret } from 'otpauth';
import { CallerDetails } from '../../../kernel/caller';
import { Clock } from '../../../kernel/clock';
import { EventActor, SYSTEM_ACTOR, actorOf } from '../../../kernel/domain-event';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, refusePrograms, requireStaff } from '../../../kernel/viewer';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { Database, Transaction } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/events/domain-events';
import { MailService } from '../../../platform/mail/mail.service';
import { assertValid } from '../../../platform/validation/assert-valid';
import { OneTimeLinks } from '../accounts/one-time-links';
import { PasswordCheck } from '../accounts/password-check';
import { identityMessages } from '../identity.messages';
import { KnownDevices } from '../sessions/known-devices.service';
import { LoginLimits } from '../sessions/login-limits';
import { SessionService } from '../sessions/session.service';
import { Admin } from '../staff/admin.entity';
import { assertWithin, beginStaffChange } from '../staff/staff-change';
import {
  appAddress,
  counterOf,
  hashRecoveryCode,
  newRecoveryCodes,
  plainCode,
} from '../second-factor/codes';
import { RecoveryCode } from '../second-factor/recovery-code.entity';
import { SecondFactor, codeNeeded, codeWrong, readCode } from '../second-factor/second-factor';
import { SecretBox } from '../second-factor/secret-box';
import { TwoFactor } from '../second-factor/two-factor.entity';
import { TwoFactorPassword } from './two-factor.input';
import { TwoFactorSetUp } from './two-factor.type';

/** How long after the password was given the first code may come. */
const SET_UP_MS = 15 * 60 * 1000;

/** What turning it on and off works with. */
export interface TwoFactorDependencies {
  box: SecretBox;
  devices: KnownDevices;
  events: DomainEvents;
  limits: LoginLimits;
  links: OneTimeLinks;
  mails: MailService;
  passwordCheck: PasswordCheck;
  secondFactor: SecondFactor;
  sessions: SessionService;
  storeName: string;
}

/** Turns the two-factor login of staff on and off. */
export class TwoFactorService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: TwoFactorDependencies,
  ) {}

  /**
   * Makes the secret that the caller's app is to have. Nothing is asked for at the login until `confirm`; whoever
   * begins again gets another secret.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS
   */
  async begin(viewer: Viewer, password: unknown, caller: CallerDetails): Promise<TwoFactorSetUp> {
    const admin = await this.ownAccount(viewer);
    await this.checkPassword(admin, password, caller);
    if (admin.twoFactorSince) throw fieldError('password', identityMessages.twoFactorOn());
    const secret = new Secret({ size: 20 }).base32;
    const { id: adminId, email } = admin;
    await this.database.write(
      async (tx) => {
        await tx.delete(TwoFactor, { adminId, confirmedAt: IsNull() });
        const createdAt = this.clock.now();
        const sealed = this.dependencies.box.seal(secret);
        await tx.insert(TwoFactor, { adminId, secret: sealed, lastCounter: 0, createdAt });
      },
      { repeatable: true },
    );
    return { secret, address: appAddress(secret, this.dependencies.storeName, email) };
  }

  /**
   * Turns it on by a first code of the app: the caller's other sessions and all links end.
   * @returns the recovery codes, which nobody can read anywhere afterwards
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS
   */
  async confirm(viewer: Viewer, code: unknown, caller: CallerDetails): Promise<string[]> {
    const admin = await this.ownAccount(viewer);
    const given = readCode(code);
    if (given === undefined) throw codeNeeded();
    const { id: adminId } = admin;
    const begun = await this.database.read.findOneBy(TwoFactor, { adminId });
    const now = this.clock.now();
    if (!begun || begun.confirmedAt || now.getTime() > begun.createdAt.getTime() + SET_UP_MS)
      throw fieldError('code', identityMessages.twoFactorNotBegun());
    const secret = this.dependencies.box.open(begun.secret);
    const lastCounter = await this.guarded(admin, caller, async () => {
      const counter = secret && counterOf(secret, plainCode(given), now);
      if (!counter) throw codeWrong();
      return counter;
    });
    const codes = await this.database.write(async (tx) => {
      const unconfirmed = { id: begun.id, confirmedAt: IsNull() };
      const { affected } = await tx.update(TwoFactor, unconfirmed, {
        confirmedAt: now,
        lastCounter,
      });
      if (affected !== 1) throw fieldError('code', identityMessages.twoFactorNotBegun());
      await tx.update(Admin, { id: adminId }, { twoFactorSince: now });
      const fresh = await this.replaceCodes(tx, adminId);
      await this.dependencies.links.endAllOf(tx, { kind: 'admin', id: adminId });
      await this.endOthers(tx, adminId, viewer.sessionId);
      await this.note(tx, admin, actorOf(viewer), 'turned-on');
      return fresh;
    });
    this.dependencies.mails.sendSoon();
    return codes;
  }

  /**
   * Makes new recovery codes; the old ones open nothing any more.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED, TOO_MANY_ATTEMPTS
   */
  async renewCodes(
    viewer: Viewer,
    password: unknown,
    code: unknown,
    caller: CallerDetails,
  ): Promise<string[]> {
    const admin = await this.checkBoth(viewer, password, code, caller);
    const codes = await this.database.write(async (tx) => {
      const fresh = await this.replaceCodes(tx, admin.id);
      await this.note(tx, admin, actorOf(viewer), 'codes-renewed');
      return fresh;
    });
    this.dependencies.mails.sendSoon();
    return codes;
  }

  /** Turns it off, and ends the caller's other sessions. Throws as `renewCodes` does. */
  async turnOff(
    viewer: Viewer,
    password: unknown,
    code: unknown,
    caller: CallerDetails,
  ): Promise<void> {
    const admin = await this.checkBoth(viewer, password, code, caller);
    await this.database.write(async (tx) => {
      await this.remove(tx, admin.id);
      await this.endOthers(tx, admin.id, viewer.sessionId);
      await this.note(tx, admin, actorOf(viewer), 'turned-off');
    });
    this.dependencies.mails.sendSoon();
  }

  /**
   * Turns off that of somebody else who has lost their phone and their codes; all their sessions end.
   * @throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN also for the caller's own
   */
  async reset(viewer: Viewer, id: number): Promise<Admin> {
    const caller = requireStaff(viewer, 'manage-staff');
    if (caller.adminId === id) throw new ShopError('FORBIDDEN', identityMessages.ownTwoFactor());
    const admin = await this.database.write(async (tx) => {
      const change = await beginStaffChange(tx, caller);
      const member = await tx.findOneBy(Admin, { id });
      if (!member) throw notFound('admin', 'id');
      assertWithin(change, member.permissions);
      await this.resetWithin(tx, member, actorOf(caller));
      return member;
    });
    this.dependencies.mails.sendSoon();
    return admin;
  }

  /** Does as `reset` for the operator, who has the server. Answers whether there is such a member. */
  async resetByOperator(email: string): Promise<boolean> {
    return this.database.write(async (tx) => {
      const member = await tx.findOneBy(Admin, { email: email.toLowerCase() });
      if (member) await this.resetWithin(tx, member, SYSTEM_ACTOR);
      return member !== null;
    });
  }

  private async resetWithin(tx: Transaction, member: Admin, actor: EventActor): Promise<void> {
    if (!member.twoFactorSince) return;
    await this.remove(tx, member.id);
    await this.endOthers(tx, member.id);
    await this.note(tx, member, actor, 'reset');
    member.twoFactorSince = null;
  }

  private async remove(tx: Transaction, adminId: number): Promise<void> {
    await tx.delete(TwoFactor, { adminId });
    await tx.delete(RecoveryCode, { adminId });
    await tx.update(Admin, { id: adminId }, { twoFactorSince: null });
  }

  private async replaceCodes(tx: Transaction, adminId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    await tx.delete(RecoveryCode, { adminId });
    const rows = codes.map((code) => ({ adminId, codeHash: hashRecoveryCode(code) }));
    await tx.insert(RecoveryCode, rows);
    return codes;
  }

  private async endOthers(tx: Transaction, adminId: number, ownId?: number): Promise<void> {
    const { devices, sessions } = this.dependencies;
    await sessions.endAllOf(tx, { adminId }, ownId);
    await devices.forgetAllOf(tx, { adminId });
  }

  private async note(
    tx: Transaction,
    { id, email }: Admin,
    actor: EventActor,
    what: 'turned-on' | 'turned-off' | 'reset' | 'codes-renewed',
  ): Promise<void> {
    const { events, mails } = this.dependencies;
    const action = `staff.two-factor-${what}`;
    await events.record(tx, [{ actor, action, subject: 'staff', subjectId: id }]);
    await mails.enqueue(tx, { kind: `two-factor-${what}`, recipient: email, adminId: id });
  }

  private async checkBoth(
    viewer: Viewer,
    password: unknown,
    code: unknown,
    caller: CallerDetails,
  ): Promise<Admin> {
    const admin = await this.ownAccount(viewer);
    const given = readCode(code);
    await this.checkPassword(admin, password, caller);
    if (!admin.twoFactorSince) throw fieldError('code', identityMessages.twoFactorOff());
    if (given === undefined) throw codeNeeded();
    await this.guarded(admin, caller, async () => {
      await this.dependencies.secondFactor.spend(admin, given);
      return true;
    });
    return admin;
  }

  /** Looks at a code, unless too many were tried. */
  private guarded<Found>(
    { email }: Admin,
    { address, deviceToken }: CallerDetails,
    look: () => Promise<Found>,
  ): Promise<Found> {
    return this.dependencies.limits.guard({ kind: 'admin', email, address, deviceToken }, look);
  }

  private async checkPassword(
    admin: Admin,
    password: unknown,
    caller: CallerDetails,
  ): Promise<void> {
    const input = await assertValid(TwoFactorPassword, { password });
    const { id, email, passwordHash } = admin;
    const account = { kind: 'admin', id, email, passwordHash } as const;
    await this.dependencies.passwordCheck.assert(account, input.password, caller);
  }

  private async ownAccount(viewer: Viewer): Promise<Admin> {
    refusePrograms(viewer);
    const { adminId: id } = requireStaff(viewer);
    const admin = await this.database.read.findOneBy(Admin, { id });
    if (!admin) throw new ShopError('UNAUTHENTICATED', kernelMessages.loginNeeded());
    return admin;
  }
}
