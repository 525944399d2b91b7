import { IsNull, Not } from 'typeorm';
import { CallerDetails } from '../../../kernel/caller';
import { Clock } from '../../../kernel/clock';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, refusePrograms, requireCustomer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { DomainEvents } from '../../../platform/events/domain-events';
import { AttemptLimiter } from '../../../platform/limits/attempt-limiter';
import { MailService } from '../../../platform/mail/mail.service';
import { assertValid } from '../../../platform/validation/assert-valid';
import { Customer } from '../customers/customer.entity';
import { emailOfPhone, hasEmail, writtenTo } from '../customers/without-login.rules';
import { identityMessages } from '../identity.messages';
import { plainLoginName, withPlainCode } from '../login-codes/login-code.rules';
import { LoginCodes, endCodesOf } from '../login-codes/login-codes';
import { messagesTo } from '../login-codes/message-limits';
import { accountOf } from './account';
import { accountEvent } from './account.events';
import { ChangePhoneInput, ConfirmPhoneInput } from './account.input';
import { PHONE_CHANGES } from './account-limits';
import { PasswordCheck } from './password-check';

/** The dependencies of the service. */
export interface PhoneNumberDependencies {
  codes: LoginCodes;
  events: DomainEvents;
  limiter: AttemptLimiter;
  mails: MailService;
  passwordCheck: PasswordCheck;
  /** Whether the shop sends messages to phones. */
  reachesPhones: boolean;
}

/** Changes phones of customers. Orders and addresses keep the phones they were created with. */
export class PhoneNumberService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: PhoneNumberDependencies,
  ) {}

  /**
   * Changes the caller's phone at once if the shop sends no messages to phones: then nobody has proved that it is
   * theirs. Otherwise sends a code to the new phone, and keeps the old one until `confirm` receives the code.
   * @returns the caller after the change
   * @throws UNAUTHENTICATED, FORBIDDEN for programs, VALIDATION, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS
   */
  async change(
    viewer: Viewer,
    values: Partial<Record<keyof ChangePhoneInput, unknown>>,
    caller: CallerDetails,
  ): Promise<Customer> {
    const id = requireCustomer(viewer);
    const { limiter, passwordCheck, reachesPhones } = this.dependencies;
    const account = await accountOf(this.database.read, viewer);
    const { newPhone, password } = await assertValid(ChangePhoneInput, withPlainPhone(values));
    const { phone } = await this.database.read.findOneByOrFail(Customer, { id });
    if (newPhone === phone) throw fieldError('newPhone', identityMessages.samePhone());
    await passwordCheck.assert(account, password, caller);
    const counts = reachesPhones ? messagesTo(newPhone, 'newPhone') : [];
    await limiter.consumeAll([[PHONE_CHANGES, String(id)], ...counts]);
    await this.database.write(
      (tx) => (reachesPhones ? this.sendCode(tx, id, newPhone) : this.set(tx, id, newPhone, null)),
      { repeatable: true },
    );
    return this.done(id);
  }

  /**
   * Changes the caller's phone to the one that received their code. From now on they log in with it instead of the old
   * one.
   * @throws UNAUTHENTICATED, FORBIDDEN for programs, VALIDATION (code), WRONG_CREDENTIALS (code), TOO_MANY_ATTEMPTS (code),
   * PHONE_TAKEN if an account that has nothing but this phone would lose its login
   */
  async confirm(
    viewer: Viewer,
    values: Partial<Record<keyof ConfirmPhoneInput, unknown>>,
  ): Promise<Customer> {
    const id = requireCustomer(viewer);
    refusePrograms(viewer);
    const { codes } = this.dependencies;
    const { code } = await assertValid(ConfirmPhoneInput, withPlainCode(values));
    const right = await codes.findForPhone(id, code);
    try {
      await this.database.write(async (tx) => {
        await codes.useForPhone(tx, right);
        await this.assertFree(tx, id, right.phone);
        await this.set(tx, id, right.phone, this.clock.now());
      });
    } catch (error) {
      throw isDuplicateKey(error, 'uq_customers_email') ? phoneTaken() : error;
    }
    return this.done(id);
  }

  private async sendCode(tx: Transaction, customerId: number, recipient: string): Promise<void> {
    await this.dependencies.mails.enqueue(tx, { kind: 'phone-code', recipient, customerId });
  }

  private async assertFree(tx: Transaction, id: number, phone: string): Promise<void> {
    const another = { email: emailOfPhone(phone), id: Not(id) };
    if (await tx.existsBy(Customer, another)) throw phoneTaken();
  }

  /** Customers without an e-mail address are identified by phone, so their placeholder address changes with it. */
  private async set(
    tx: Transaction,
    id: number,
    phone: string,
    phoneVerifiedAt: Date | null,
  ): Promise<void> {
    const { events, mails, reachesPhones } = this.dependencies;
    const customer = await tx.findOneBy(Customer, { id, deletedAt: IsNull() });
    if (!customer) throw notFound('account', 'id');
    await endCodesOf(tx, id);
    if (customer.phone === phone) return;
    const email = hasEmail(customer.email) ? customer.email : emailOfPhone(phone);
    await tx.update(Customer, { id }, { phone, phoneVerifiedAt, email });
    await events.record(tx, [accountEvent({ kind: 'customer', id }, 'phone-changed', ['phone'])]);
    const recipient = writtenTo(customer, reachesPhones);
    if (recipient) await mails.enqueue(tx, { kind: 'phone-changed', recipient, customerId: id });
  }

  private done(id: number): Promise<Customer> {
    this.dependencies.mails.sendSoon();
    return this.database.read.findOneByOrFail(Customer, { id });
  }
}

/** Rejects a phone that is the only way to log in of another account. */
function phoneTaken(): ShopError {
  const message = identityMessages.phoneTaken();
  return new ShopError('PHONE_TAKEN', message, { code: message });
}

/** The phone's digits without separators and prefixes; a password stays as it is. */
function withPlainPhone(values: Partial<Record<keyof ChangePhoneInput, unknown>>) {
  const { newPhone } = values;
  return {
    ...values,
    newPhone: typeof newPhone === 'string' ? plainLoginName(newPhone) : newPhone,
  };
}
