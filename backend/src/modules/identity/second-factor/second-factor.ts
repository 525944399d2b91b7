import { IsNull, LessThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { ShopError, fieldError } from '../../../kernel/shop-error';
import { Database, Transaction } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/events/domain-events';
import { MailService } from '../../../platform/mail/mail.service';
import { Admin } from '../staff/admin.entity';
import { assertValid } from '../../../platform/validation/assert-valid';
import { identityMessages } from '../identity.messages';
import { counterOf, hashRecoveryCode, isOneTimeCode, plainCode } from './codes';
import { PasskeyAnswerInput } from './passkey.input';
import { Passkeys } from './passkeys';
import { RecoveryCode } from './recovery-code.entity';
import { SecretBox } from '../../../platform/storage/secret-box';
import { TwoFactor } from './two-factor.entity';

const MOST_SIGNS = 40;

/** The dependencies of the service. */
export interface SecondFactorDependencies {
  box: SecretBox;
  events: DomainEvents;
  mails: MailService;
  passkeys: Passkeys;
}

/** The second factor of a request, in one of its forms; unvalidated. */
export interface ProofValues {
  code?: unknown;
  passkey?: unknown;
}

/** A second factor in valid form. */
export type Proof = { code: string } | { passkey: PasskeyAnswerInput };

/** Verifies codes and responses of passkeys, and uses each up. Callers count the attempts: see `LoginLimits`. */
export class SecondFactor {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: SecondFactorDependencies,
  ) {}

  /**
   * Uses up a one-time code, a recovery code or the response of a passkey. Of concurrent requests with the same one
   * only one succeeds.
   * @throws WRONG_CREDENTIALS (code or passkey) if it is wrong, or used
   */
  async spend({ id, email }: Pick<Admin, 'id' | 'email'>, proof: Proof): Promise<void> {
    if ('passkey' in proof) {
      if (!(await this.dependencies.passkeys.verify(proof.passkey, id))) throw passkeyWrong();
      return;
    }
    const plain = plainCode(proof.code);
    const isSpent = isOneTimeCode(plain)
      ? await this.spendOneTimeCode(id, plain)
      : await this.spendRecoveryCode(id, email, plain);
    if (!isSpent) throw codeWrong();
  }

  /** The error after a right password; with the options for a passkey, if the member has one. */
  async needed({ id }: Pick<Admin, 'id'>): Promise<ShopError> {
    const { passkeys } = this.dependencies;
    const own = await passkeys.ownedBy(id);
    const message = identityMessages.codeNeeded();
    const details = own.length > 0 ? { passkey: await passkeys.requestOptions(own) } : undefined;
    return new ShopError('SECOND_FACTOR_REQUIRED', message, { code: message }, undefined, details);
  }

  private async spendOneTimeCode(adminId: number, code: string): Promise<boolean> {
    const own = await this.database.read.findOneBy(TwoFactor, { adminId });
    const secret = own?.confirmedAt ? this.dependencies.box.open(own.secret) : undefined;
    const counter = secret && counterOf(secret, code, this.clock.now());
    if (!counter) return false;
    return this.database.write(async (tx) => {
      const unused = { adminId, lastCounter: LessThan(counter) };
      const { affected } = await tx.update(TwoFactor, unused, { lastCounter: counter });
      return affected === 1;
    });
  }

  private async spendRecoveryCode(id: number, email: string, code: string): Promise<boolean> {
    const { events, mails } = this.dependencies;
    const isSpent = await this.database.write(async (tx: Transaction) => {
      const unused = { adminId: id, codeHash: hashRecoveryCode(code), usedAt: IsNull() };
      const { affected } = await tx.update(RecoveryCode, unused, { usedAt: this.clock.now() });
      if (affected !== 1) return false;
      const actor = { role: 'admin', id } as const;
      await events.record(tx, [
        { actor, action: 'staff.recovery-code-used', subject: 'staff', subjectId: id },
      ]);
      await mails.enqueue(tx, { kind: 'recovery-code-used', recipient: email, adminId: id });
      return true;
    });
    if (isSpent) mails.sendSoon();
    return isSpent;
  }
}

/** The second factor of a request; undefined if it has none. Throws VALIDATION. */
export async function readProof({ code, passkey }: ProofValues): Promise<Proof | undefined> {
  if (passkey !== undefined && passkey !== null)
    return { passkey: await assertValid(PasskeyAnswerInput, passkey) };
  const given = readCode(code);
  return given === undefined ? undefined : { code: given };
}

/** The code of a request; undefined if it has none. Throws VALIDATION. */
export function readCode(code: unknown): string | undefined {
  if (code === undefined || code === null || code === '') return undefined;
  if (typeof code !== 'string' || code.length > MOST_SIGNS)
    throw fieldError('code', identityMessages.codeForm({ most: MOST_SIGNS }));
  return code;
}

/** The error for a passkey's response that is wrong, used or late. */
export function passkeyWrong(): ShopError {
  const message = identityMessages.passkeyWrong();
  return new ShopError('WRONG_CREDENTIALS', message, { passkey: message });
}

/** The error for a wrong code and for a used one. */
export function codeWrong(): ShopError {
  const message = identityMessages.codeWrong();
  return new ShopError('WRONG_CREDENTIALS', message, { code: message });
}
