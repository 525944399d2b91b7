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

/** Ends no earlier than the code that it began with, so it is the number of wrong tries of each code. */
const TRIES: Limit = {
  name: 'login-code-tries',
  points: 5,
  perSeconds: LOGIN_CODE_MINUTES * 60,
  field: 'code',
};

/** Wrong tries of the code that confirms a new phone. */
const PHONE_TRIES: Limit = { ...TRIES, name: 'phone-code-tries' };

/** A code that was found right, and whose it is. */
export interface RightCode {
  customer: Customer;
  loginCode: LoginCode;
}

/** A code that no account has yet; `hash` is what is stored of it. */
export interface NewCode {
  code: string;
  hash: string;
}

/** Makes the codes that customers log in or register with, and lets each be used once. */
export class LoginCodes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly limiter: AttemptLimiter,
  ) {}

  /**
   * Whom a login name stands for. A phone stands for the account that last showed it reads messages there; where none
   * did, for nobody if several accounts have it, since the shop does not know which of them it belongs to.
   */
  async ownerOf(manager: EntityManager, loginName: string): Promise<Customer | null> {
    const proven = await this.provenOwnerOf(manager, loginName);
    if (proven || !isPhone(loginName)) return proven;
    const owners = await manager.find(Customer, { where: withPhone(loginName), take: 2 });
    return owners.length === 1 ? (owners[0] ?? null) : null;
  }

  /**
   * Whom an e-mail address stands for, or a phone that its owner showed to read. Whoever has named somebody else's phone
   * does not catch who registers with it.
   */
  provenOwnerOf(manager: EntityManager, loginName: string): Promise<Customer | null> {
    if (!isPhone(loginName))
      return manager.findOneBy(Customer, { email: loginName, deletedAt: IsNull() });
    return manager.findOne(Customer, {
      where: { ...withPhone(loginName), phoneVerifiedAt: Not(IsNull()) },
      order: { phoneVerifiedAt: 'DESC', id: 'DESC' },
    });
  }

  /** Makes a code that nobody has yet. */
  async make(): Promise<NewCode> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    return { code, hash: await hashPassword(code) };
  }

  /** Gives a code to a customer, in place of the one before. Each new one is the occasion to sweep the expired. */
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

  /** Keeps a code for an e-mail address or phone that has no account yet, as `give` does for a customer. */
  async offer(tx: Transaction, loginName: string, { hash: codeHash }: NewCode): Promise<void> {
    const expiresAt = await this.sweep(tx);
    await tx.delete(SignUpCode, { loginName });
    await tx.insert(SignUpCode, { loginName, codeHash, expiresAt });
    await this.limiter.forget(TRIES, emailKey('customer', loginName), tx);
  }

  /** Keeps a code that a customer confirms a new phone with, in place of the one before. */
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
   * Looks at the code that confirms the new phone of a customer. Five wrong ones end it.
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
   * Uses the code of a new phone up, and the login code that the old phone may have got.
   * @throws WRONG_CREDENTIALS (code) where it was used at the same moment
   */
  async useForPhone(tx: Transaction, { id, customerId }: PhoneCode): Promise<void> {
    const { affected } = await tx.delete(PhoneCode, { id });
    if (affected !== 1) throw loginCodeWrong();
    await this.endOf(tx, customerId);
  }

  /** Ends the codes of a customer: what they were sent to is not theirs any more. */
  async endOf(tx: Transaction, customerId: number): Promise<void> {
    for (const table of [LoginCode, PhoneCode]) await tx.delete(table, { customerId });
  }

  /** Deletes the codes that are too old; answers until when one that is made now is good. */
  private async sweep(tx: Transaction): Promise<Date> {
    const now = this.clock.now();
    for (const table of [LoginCode, PhoneCode, SignUpCode])
      await tx.delete(table, { expiresAt: LessThanOrEqual(now) });
    return loginCodeExpiry(now);
  }

  /** What counts the tries of the code of a login name, whether there is one or not. */
  triesOf(loginName: string): Count {
    return [TRIES, emailKey('customer', loginName)];
  }

  /**
   * Looks at a code. Does the same work where there is none.
   * @throws WRONG_CREDENTIALS (code) where it is wrong, used or too old
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
   * Looks at a code of who has no account. Does the same work where there is one, or no code.
   * @throws WRONG_CREDENTIALS (code) where it is wrong, used or too old, or there is an account
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
   * Uses a code of who has no account up; of several at the same moment one does.
   * @throws WRONG_CREDENTIALS (code)
   */
  async useOfNew(tx: Transaction, { id }: SignUpCode): Promise<void> {
    const { affected } = await tx.delete(SignUpCode, { id });
    if (affected !== 1) throw loginCodeWrong();
  }

  /** The code that a customer has now, whatever it was asked for by. */
  codeOf(customerId: number): Promise<LoginCode | null> {
    const isGood = { customerId, expiresAt: MoreThan(this.clock.now()) };
    return this.database.read.findOneBy(LoginCode, isGood);
  }

  /**
   * Uses a code up; of several at the same moment one does. Whoever has it reads the address or phone that it was sent to.
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

/** Who has a phone, and an account. */
const withPhone = (phone: string) => ({
  phone,
  email: Not(Like(emailWithoutLogin('%'))),
  deletedAt: IsNull(),
});

/** The one text for a code that does not let anybody in. */
export function loginCodeWrong(): ShopError {
  const message = identityMessages.loginCodeWrong();
  return new ShopError('WRONG_CREDENTIALS', message, { code: message });
}
