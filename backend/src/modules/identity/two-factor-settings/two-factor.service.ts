import { IsNull } from 'typeorm';
import { Secret } from 'otpauth';
import { CallerDetails } from '../../../kernel/caller';
import { Clock } from '../../../kernel/clock';
import { EventActor, SYSTEM_ACTOR, actorOf } from '../../../kernel/domain-event';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requireStaff } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { identityMessages } from '../identity.messages';
import { Admin } from '../staff/admin.entity';
import { assertWithin, beginStaffChange } from '../staff/staff-change';
import { appAddress, counterOf, plainCode } from '../second-factor/codes';
import { ProofValues, codeWrong, readCode } from '../second-factor/second-factor';
import { SecretBox } from '../../../platform/storage/secret-box';
import { TwoFactor } from '../second-factor/two-factor.entity';
import { TwoFactorAccount } from './two-factor-account';
import { TwoFactorSetUp } from './two-factor.type';

/** How long after the password check the first code is accepted. */
const SET_UP_MS = 15 * 60 * 1000;

/** The dependencies of the service. */
export interface TwoFactorDependencies {
  box: SecretBox;
  storeName: string;
  twoFactorAccount: TwoFactorAccount;
}

/** Turns the two-factor login of staff on with an authenticator app, and off. */
export class TwoFactorService {
  private readonly account: TwoFactorAccount;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: TwoFactorDependencies,
  ) {
    this.account = dependencies.twoFactorAccount;
  }

  /**
   * Creates the secret for the caller's app. The login does not require it until `confirm`; starting again creates
   * another secret. Callers who already log in with a passkey must also present a second factor.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED, TOO_MANY_ATTEMPTS
   */
  async begin(
    viewer: Viewer,
    password: unknown,
    proof: ProofValues,
    caller: CallerDetails,
  ): Promise<TwoFactorSetUp> {
    const admin = await this.account.own(viewer);
    await this.account.checkPassword(admin, password, caller);
    const { id: adminId, email } = admin;
    const present = await this.database.read.findOneBy(TwoFactor, { adminId });
    if (present?.confirmedAt) throw fieldError('password', identityMessages.twoFactorOn());
    await this.account.checkSecondFactor(admin, proof, caller);
    const secret = new Secret({ size: 20 }).base32;
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
   * Turns it on with a first code of the app, and ends the caller's other sessions and all links.
   * @returns the recovery codes, which cannot be read anywhere afterwards; none if a passkey had turned it on
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS
   */
  async confirm(viewer: Viewer, code: unknown, caller: CallerDetails): Promise<string[]> {
    const admin = await this.account.own(viewer);
    const given = readCode(code);
    if (given === undefined) throw codeWrong();
    const { id: adminId } = admin;
    const begun = await this.database.read.findOneBy(TwoFactor, { adminId });
    const now = this.clock.now();
    if (!begun || begun.confirmedAt || now.getTime() > begun.createdAt.getTime() + SET_UP_MS)
      throw fieldError('code', identityMessages.twoFactorNotBegun());
    const secret = this.dependencies.box.open(begun.secret);
    const lastCounter = await this.account.guarded(admin, caller, async () => {
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
      return this.account.turnOn(tx, admin, viewer);
    });
    this.account.sendSoon();
    return codes;
  }

  /**
   * Creates new recovery codes, and invalidates the old ones.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED, TOO_MANY_ATTEMPTS
   */
  async renewCodes(
    viewer: Viewer,
    password: unknown,
    proof: ProofValues,
    caller: CallerDetails,
  ): Promise<string[]> {
    const admin = await this.checkBoth(viewer, password, proof, caller);
    const codes = await this.database.write(async (tx) => {
      const fresh = await this.account.replaceCodes(tx, admin.id);
      await this.account.note(tx, admin, actorOf(viewer), 'two-factor-codes-renewed');
      return fresh;
    });
    this.account.sendSoon();
    return codes;
  }

  /** Turns it off: app, passkeys and recovery codes; ends the caller's other sessions. Throws as `renewCodes` does. */
  async turnOff(
    viewer: Viewer,
    password: unknown,
    proof: ProofValues,
    caller: CallerDetails,
  ): Promise<void> {
    const admin = await this.checkBoth(viewer, password, proof, caller);
    await this.database.write(async (tx) => {
      await this.account.turnOff(tx, admin.id);
      await this.account.endSessions(tx, admin.id, viewer.sessionId);
      await this.account.note(tx, admin, actorOf(viewer), 'two-factor-turned-off');
    });
    this.account.sendSoon();
  }

  /**
   * Turns it off for somebody else who has lost their phone, passkeys and codes; ends all their sessions.
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
    this.account.sendSoon();
    return admin;
  }

  /** Same as `reset`, for the operator of the server. Returns whether there is such a member. */
  async resetByOperator(email: string): Promise<boolean> {
    return this.database.write(async (tx) => {
      const member = await tx.findOneBy(Admin, { email: email.toLowerCase() });
      if (member) await this.resetWithin(tx, member, SYSTEM_ACTOR);
      return member !== null;
    });
  }

  private async resetWithin(tx: Transaction, member: Admin, actor: EventActor): Promise<void> {
    if (!member.twoFactorSince) return;
    await this.account.turnOff(tx, member.id);
    await this.account.endSessions(tx, member.id);
    await this.account.note(tx, member, actor, 'two-factor-reset');
    member.twoFactorSince = null;
  }

  private async checkBoth(
    viewer: Viewer,
    password: unknown,
    proof: ProofValues,
    caller: CallerDetails,
  ): Promise<Admin> {
    const admin = await this.account.own(viewer);
    await this.account.checkPassword(admin, password, caller);
    if (!admin.twoFactorSince) throw fieldError('code', identityMessages.twoFactorOff());
    await this.account.checkSecondFactor(admin, proof, caller);
    return admin;
  }
}
