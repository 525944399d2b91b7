import { IsNull, Not } from 'typeorm';
import { CallerDetails } from '../../../kernel/caller';
import { Clock } from '../../../kernel/clock';
import { actorOf } from '../../../kernel/domain-event';
import { sha256 } from '../../../kernel/sha256';
import { fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { identityMessages } from '../identity.messages';
import { Passkey } from '../second-factor/passkey.entity';
import { Passkeys } from '../second-factor/passkeys';
import { RecoveryCode } from '../second-factor/recovery-code.entity';
import { ProofValues, passkeyWrong } from '../second-factor/second-factor';
import { TwoFactor } from '../second-factor/two-factor.entity';
import { Admin } from '../staff/admin.entity';
import { PasskeyInput, PasskeyName } from './passkey.input';
import { AddedPasskey, SecondFactors } from './passkey.type';
import { TwoFactorAccount } from './two-factor-account';

const MOST_PASSKEYS = 20;

/** The dependencies of the service. */
export interface PasskeyDependencies {
  events: DomainEvents;
  passkeys: Passkeys;
  twoFactorAccount: TwoFactorAccount;
}

/** Staff members add, name and remove their passkeys. The first one turns the two-factor login on. */
export class PasskeyService {
  private readonly account: TwoFactorAccount;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: PasskeyDependencies,
  ) {
    this.account = dependencies.twoFactorAccount;
  }

  /** The caller's second factors. Throws UNAUTHENTICATED, FORBIDDEN. */
  async list(viewer: Viewer): Promise<SecondFactors> {
    const { id: adminId } = await this.account.own(viewer);
    const confirmed = { adminId, confirmedAt: Not(IsNull()) };
    const { read } = this.database;
    const hasApp = await read.existsBy(TwoFactor, confirmed);
    const recoveryCodesLeft = await read.countBy(RecoveryCode, { adminId, usedAt: IsNull() });
    const passkeys = await this.dependencies.passkeys.ownedBy(adminId);
    return { hasApp, passkeys, recoveryCodesLeft };
  }

  /**
   * The options for a new passkey; members with a second factor must also present it.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED, TOO_MANY_ATTEMPTS
   */
  async begin(
    viewer: Viewer,
    password: unknown,
    proof: ProofValues,
    caller: CallerDetails,
  ): Promise<object> {
    const admin = await this.account.own(viewer);
    await this.account.checkPassword(admin, password, caller);
    await this.account.checkSecondFactor(admin, proof, caller);
    return this.dependencies.passkeys.creationOptions(admin);
  }

  /**
   * Adds the passkey that the browser created. The first second factor of the account turns the two-factor login on.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION also if there are too many, WRONG_CREDENTIALS (passkey)
   */
  async add(
    viewer: Viewer,
    values: Partial<Record<keyof PasskeyInput, unknown>>,
  ): Promise<AddedPasskey> {
    const admin = await this.account.own(viewer);
    const { name, ...created } = await assertValid(PasskeyInput, trimTexts(values));
    const { id: adminId } = admin;
    const credential = await this.dependencies.passkeys.verifyNew(adminId, created);
    if (!credential) throw passkeyWrong();
    const record = {
      adminId,
      name,
      credentialHash: sha256(credential.id),
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: created.transports.join(),
      createdAt: this.clock.now(),
      lastUsedAt: null,
    };
    const added = await this.database.write(async (tx) => {
      await this.assertRoom(tx, adminId, record.credentialHash);
      const passkey = await tx.save(tx.create(Passkey, record));
      const recoveryCodes = await this.account.turnOn(tx, admin, viewer);
      const after = { passkeyId: passkey.id, name };
      await this.account.note(tx, admin, actorOf(viewer), 'passkey-added', { after });
      return { passkey, recoveryCodes };
    });
    this.account.sendSoon();
    return added;
  }

  /** Renames a passkey of the caller. Throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND. */
  async rename(viewer: Viewer, id: number, values: { name: unknown }): Promise<Passkey> {
    const { id: adminId } = await this.account.own(viewer);
    const { name } = await assertValid(PasskeyName, trimTexts(values));
    return this.database.write(async (tx) => {
      const passkey = await ownPasskey(tx, adminId, id);
      await tx.update(Passkey, { id }, { name });
      const change = {
        before: { passkeyId: id, name: passkey.name },
        after: { passkeyId: id, name },
      };
      const subject = { subject: 'staff', subjectId: adminId } as const;
      const action = 'staff.passkey-renamed';
      await this.dependencies.events.record(tx, [
        { actor: actorOf(viewer), action, ...subject, ...change },
      ]);
      return Object.assign(passkey, { name });
    });
  }

  /**
   * Removes a passkey of the caller, and ends their other sessions. If it was their last second factor, the two-factor
   * login is turned off.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED, TOO_MANY_ATTEMPTS, NOT_FOUND
   */
  async remove(
    viewer: Viewer,
    id: number,
    password: unknown,
    proof: ProofValues,
    caller: CallerDetails,
  ): Promise<void> {
    const admin = await this.account.own(viewer);
    const { id: adminId } = admin;
    await ownPasskey(this.database.read, adminId, id);
    await this.account.checkPassword(admin, password, caller);
    await this.account.checkSecondFactor(admin, proof, caller);
    await this.database.write(async (tx) => {
      await findLocked(tx, Admin, adminId);
      const { name } = await ownPasskey(tx, adminId, id);
      await tx.delete(Passkey, { id });
      const before = { passkeyId: id, name };
      await this.account.note(tx, admin, actorOf(viewer), 'passkey-removed', { before });
      await this.account.endSessions(tx, adminId, viewer.sessionId);
      const isLeft =
        (await tx.existsBy(Passkey, { adminId })) ||
        (await tx.existsBy(TwoFactor, { adminId, confirmedAt: Not(IsNull()) }));
      if (isLeft) return;
      await this.account.turnOff(tx, adminId);
      await this.account.note(tx, admin, actorOf(viewer), 'two-factor-turned-off');
    });
    this.account.sendSoon();
  }

  private async assertRoom(tx: Transaction, adminId: number, credentialHash: string) {
    await findLocked(tx, Admin, adminId);
    if (await tx.existsBy(Passkey, { credentialHash })) throw passkeyWrong();
    if ((await tx.countBy(Passkey, { adminId })) >= MOST_PASSKEYS)
      throw fieldError('name', identityMessages.passkeyCount({ most: MOST_PASSKEYS }));
  }
}

async function ownPasskey(
  manager: Pick<Transaction, 'findOneBy'>,
  adminId: number,
  id: number,
): Promise<Passkey> {
  const passkey = await manager.findOneBy(Passkey, { id, adminId });
  if (!passkey) throw notFound('passkey', 'id');
  return passkey;
}
