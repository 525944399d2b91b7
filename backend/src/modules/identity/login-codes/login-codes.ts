import { randomInt } from 'node:crypto';
import { EntityManager, IsNull, LessThanOrEqual, Like, MoreThan, Not } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { ShopError } from '../../../kernel/shop-error';
import { Database, Transaction } from '../../../platform/database/database';
import { AttemptLimiter, Count } from '../../../platform/limits/attempt-limiter';
import { Limit } from '../../../platform/limits/limit';
import { emailKey } from '../credentials/email-key';
import { hashPassword, passwordMatches } from '../credentials/password';
import { Customer } from '../customers/customer.entity';
import { noteEmailRead } from '../customers/note-email-read';
import { emailWithoutLogin } from '../customers/without-login.rules';
import { identityMessages } from '../identity.messages';
import { LoginCode } from './login-code.entity';
import { LOGIN_CODE_MINUTES, isPhone, loginCodeExpiry } from './login-code.rules';
import { PhoneCode } from './phone-code.entity';
import { SignUpCode } from './sign-up-code.entity';

/** Expires no earlier than the code it started with, so it counts the wrong attempts of each code. */
const TRIES: Limit = {
  name: 'login-code-tries',
  points: 5,
  perSeconds: LOGIN_CODE_MINUTES * 60,
  field: 'code',
};

/** Wrong attempts at the code that confirms a new phone. */
const PHONE_TRIES: Limit = { ...TRIES, name: 'phone-code-tries' };

/** A correct code and its owner. */
export interface RightCode {
  customer: Customer;
  loginCode: LoginCode;
}

/** A code without an account; `hash` is stored. */
export interface NewCode {
  code: string;
  hash: string;
}

/** Creates the codes for logins and registrations, and accepts each once. */
export class LoginCodes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly limiter: AttemptLimiter,
  ) {}

  /**
   * The owner of a login name. A phone belongs to the account that last proved to read messages there. If none did and
   * several accounts have the phone, it belongs to nobody, since the shop cannot tell whose it is.
   */
  async ownerOf(manager: EntityManager, loginName: string): Promise<Customer | null> {
    const proven = await this.provenOwnerOf(manager, loginName);
    if (proven || !isPhone(loginName)) return proven;
    const owners = await manager.find(Customer, { where: withPhone(loginName), take: 2 });
    return owners.length === 1 ? (owners[0] ?? null) : null;
  }

  /**
   * The owner of an e-mail address or of a verified phone. An account that merely names another person's phone does not
   * capture that person's registration.
   */
  provenOwnerOf(manager: EntityManager, loginName: string): Promise<Customer | null> {
    if (!isPhone(loginName))
      return manager.findOneBy(Customer, { email: loginName, deletedAt: IsNull() });
    return manager.findOne(Customer, {
      where: { ...withPhone(loginName), phoneVerifiedAt: Not(IsNull()) },
      order: { phoneVerifiedAt: 'DESC', id: 'DESC' },
    });
  }

  /** Creates a code that is not assigned to anybody. */
  async make(): Promise<NewCode> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    return { code, hash: await hashPassword(code) };
  }

  /** Assigns a code to a customer, in place of the previous one. Each new code also deletes the expired ones. */
  async give(
    tx: Transaction,
    { id: customerId }: Customer,
    { hash: codeHash }: NewCode,
    sent: Pick<LoginCode, 'askedFor' | 'sentToEmail'>,
  ): Promise<void> {
    const expiresAt = await this.sweep(tx);
    await tx.delete(LoginCode, { customerId });
    await tx.insert(LoginCode, { customerId, codeHash, ...sent, expiresAt });
    await this.limiter.forget(TRIES, emailKey('customer', sent.askedFor), tx);
  }

  /** Stores a code for an e-mail address or phone without an account, as `give` does for a customer. */
  async offer(tx: Transaction, loginName: string, { hash: codeHash }: NewCode): Promise<void> {
    const expiresAt = await this.sweep(tx);
    await tx.delete(SignUpCode, { loginName });
    await tx.insert(SignUpCode, { loginName, codeHash, expiresAt });
    await this.limiter.forget(TRIES, emailKey('customer', loginName), tx);
  }

  /** Stores the code by which a customer confirms a new phone, in place of the previous one. */
  async keepForPhone(
    tx: Transaction,
    { id: customerId }: Customer,
    phone: string,
    { hash: codeHash }: NewCode,
  ): Promise<void> {
    const expiresAt = await this.sweep(tx);
    await tx.delete(PhoneCode, { customerId });
    await tx.insert(PhoneCode, { customerId, phone, codeHash, expiresAt });
    await this.limiter.forget(PHONE_TRIES, String(customerId), tx);
  }

  /**
   * Checks the code that confirms the new phone of a customer. Five wrong ones end it.
   * @throws WRONG_CREDENTIALS (code), TOO_MANY_ATTEMPTS (code)
   */
  async findForPhone(customerId: number, code: string): Promise<PhoneCode> {
    await this.limiter.consume(PHONE_TRIES, String(customerId));
    const isGood = { customerId, expiresAt: MoreThan(this.clock.now()) };
    const phoneCode = await this.database.read.findOneBy(PhoneCode, isGood);
    const matches = await passwordMatches(phoneCode?.codeHash, code);
    if (!matches || !phoneCode) throw loginCodeWrong();
    return phoneCode;
  }

  /**
   * Uses up the code of a new phone.
   * @throws WRONG_CREDENTIALS (code) if it was used concurrently
   */
  async useForPhone(tx: Transaction, { id }: PhoneCode): Promise<void> {
    const { affected } = await tx.delete(PhoneCode, { id });
    if (affected !== 1) throw loginCodeWrong();
  }

  /** Deletes expired codes; returns when a code that is created now expires. */
  private async sweep(tx: Transaction): Promise<Date> {
    const now = this.clock.now();
    for (const table of [LoginCode, PhoneCode, SignUpCode])
      await tx.delete(table, { expiresAt: LessThanOrEqual(now) });
    return loginCodeExpiry(now);
  }

  /** The counter of attempts at the code of a login name, whether there is a code or not. */
  triesOf(loginName: string): Count {
    return [TRIES, emailKey('customer', loginName)];
  }

  /**
   * Checks a code. Does the same work if there is none.
   * @throws WRONG_CREDENTIALS (code) if it is wrong, used or expired
   */
  async find(loginName: string, code: string): Promise<RightCode> {
    const { read } = this.database;
    const customer = await this.ownerOf(read, loginName);
    const loginCode = await read.findOneBy(LoginCode, {
      customerId: customer?.id ?? 0,
      askedFor: loginName,
      expiresAt: MoreThan(this.clock.now()),
    });
    const matches = await passwordMatches(loginCode?.codeHash, code);
    if (!matches || !customer || !loginCode) throw loginCodeWrong();
    return { customer, loginCode };
  }

  /**
   * Checks a code of somebody without an account. Does the same work if there is an account, or no code.
   * @throws WRONG_CREDENTIALS (code) if it is wrong, used or expired, or there is an account
   */
  async findOfNew(loginName: string, code: string): Promise<SignUpCode> {
    const { read } = this.database;
    const customer = await this.provenOwnerOf(read, loginName);
    const isGood = { loginName, expiresAt: MoreThan(this.clock.now()) };
    const signUpCode = await read.findOneBy(SignUpCode, isGood);
    const matches = await passwordMatches(signUpCode?.codeHash, code);
    if (!matches || customer || !signUpCode) throw loginCodeWrong();
    return signUpCode;
  }

  /**
   * Uses up a code of somebody without an account; only one of several concurrent requests succeeds.
   * @throws WRONG_CREDENTIALS (code)
   */
  async useOfNew(tx: Transaction, { id }: SignUpCode): Promise<void> {
    const { affected } = await tx.delete(SignUpCode, { id });
    if (affected !== 1) throw loginCodeWrong();
  }

  /** The current code of a customer, whichever login name requested it. */
  codeOf(customerId: number): Promise<LoginCode | null> {
    const isGood = { customerId, expiresAt: MoreThan(this.clock.now()) };
    return this.database.read.findOneBy(LoginCode, isGood);
  }

  /**
   * Uses up a code; only one of several concurrent requests succeeds. Its use proves access to the address or phone.
   * @throws WRONG_CREDENTIALS (code)
   */
  async use(tx: Transaction, { id, customerId, sentToEmail }: LoginCode): Promise<void> {
    const { affected } = await tx.delete(LoginCode, { id });
    if (affected !== 1) throw loginCodeWrong();
    const now = this.clock.now();
    if (sentToEmail !== null) return noteEmailRead(tx, customerId, sentToEmail, now);
    await tx.update(Customer, { id: customerId }, { phoneVerifiedAt: now });
  }
}

/** Ends all codes of a customer, as when the address or the phone changes. */
export async function endCodesOf(tx: Transaction, customerId: number): Promise<void> {
  for (const table of [LoginCode, PhoneCode]) await tx.delete(table, { customerId });
}

/** Accounts with a phone. */
const withPhone = (phone: string) => ({
  phone,
  email: Not(Like(emailWithoutLogin('%'))),
  deletedAt: IsNull(),
});

/** The error for a code that is not accepted, whatever the cause. */
export function loginCodeWrong(): ShopError {
  const message = identityMessages.loginCodeWrong();
  return new ShopError('WRONG_CREDENTIALS', message, { code: message });
}
