import { CallerDetails } from '../../../kernel/caller';
import { Clock } from '../../../kernel/clock';
import type { Language } from '../../../kernel/language';
import { Viewer, requireCustomer, requireThisCustomer } from '../../../kernel/viewer';
import { MailService } from '../../../platform/mail/mail.service';
import { Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { addressKey } from '../../../platform/limits/address-key.rules';
import { AttemptLimiter } from '../../../platform/limits/attempt-limiter';
import { Limit } from '../../../platform/limits/limit';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { emailKey } from '../credentials/email-key';
import { hashPassword } from '../credentials/password';
import { noteLanguage } from '../kept-language';
import { Customer } from './customer.entity';
import { emailTaken } from './email-taken';
import { NOT_ASKED, namesOf } from './short-registration';
import { RegisterInput } from './register.input';
import { SignUpInput } from './sign-up.input';

const HOUR = 60 * 60;

/** Somebody who tries one address repeatedly wants to know whether it is taken. */
const PER_EMAIL: Limit = { name: 'register-email', points: 5, perSeconds: HOUR };

/** The dependencies of the registration. */
export interface RegistrationDependencies {
  limiter: AttemptLimiter;
  mails: MailService;
  /** Registrations that one network address may attempt per hour. */
  registrationsPerAddress: number;
}

/** Registers customers, and gives them access to their own record. */
export class CustomerService {
  private readonly perAddress: Limit;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: RegistrationDependencies,
  ) {
    const { registrationsPerAddress: points } = dependencies;
    this.perAddress = { name: 'register-address', points, perSeconds: HOUR };
  }

  /**
   * Registers a customer; the job that sends emails sends the link that confirms the address.
   * @param caller who is counted; none if the shop itself registers somebody, which confirms no address
   * @throws VALIDATION with the specified texts, TOO_MANY_ATTEMPTS, EMAIL_TAKEN whatever the case of the address
   */
  async register(
    values: Partial<Record<keyof RegisterInput, unknown>>,
    caller?: CallerDetails,
  ): Promise<Customer> {
    return this.takeInOnce(await assertValid(RegisterInput, trimTexts(values)), caller);
  }

  /**
   * Registers a customer with only the data that an order needs; otherwise as `register` does.
   * @throws VALIDATION, TOO_MANY_ATTEMPTS, EMAIL_TAKEN whatever the case of the address
   */
  async signUp(values: Partial<SignUpInput>, caller: CallerDetails): Promise<Customer> {
    const { name, ...fields } = await assertValid(SignUpInput, trimTexts(values));
    return this.takeInOnce({ ...NOT_ASKED, ...fields, ...namesOf(name) }, caller);
  }

  private async takeInOnce(input: RegisterInput, caller?: CallerDetails): Promise<Customer> {
    if (caller) await this.count(caller, input.email);
    const { password, ...fields } = input;
    const passwordHash = await hashPassword(password);
    const customer = {
      ...fields,
      email: fields.email.toLowerCase(),
      passwordHash,
      language: caller?.language?.code ?? null,
      emailVerifiedAt: caller ? null : this.clock.now(),
      createdAt: this.clock.now(),
    };
    try {
      const work = (tx: Transaction) => this.takeIn(tx, customer);
      return await this.database.write(work, { repeatable: true });
    } catch (error) {
      if (!isDuplicateKey(error, 'uq_customers_email')) throw error;
      return this.justRegistered(customer.email, passwordHash);
    }
  }

  private async takeIn(tx: Transaction, values: Partial<Customer>): Promise<Customer> {
    const customer = await tx.save(tx.create(Customer, values));
    const { id: customerId, email: recipient, emailVerifiedAt } = customer;
    if (!emailVerifiedAt)
      await this.dependencies.mails.enqueue(tx, { kind: 'confirm-email', recipient, customerId });
    return customer;
  }

  private async count({ address }: CallerDetails, email: string): Promise<void> {
    const work = async (tx: Transaction) => {
      await this.dependencies.limiter.consume(this.perAddress, addressKey(address), tx);
      await this.dependencies.limiter.consume(PER_EMAIL, emailKey('customer', email), tx);
    };
    await this.database.write(work, { repeatable: true }); // counting twice errs on the safe side
  }

  /** Hashes are salted: an equal hash means that this call registered the customer, though its COMMIT seemed lost. */
  private async justRegistered(email: string, passwordHash: string): Promise<Customer> {
    const customer = await this.database.read.findOneBy(Customer, { email });
    if (customer?.passwordHash !== passwordHash) throw emailTaken();
    return customer;
  }

  /**
   * The caller's own record.
   * @throws UNAUTHENTICATED without a login, FORBIDDEN for somebody else's
   */
  async ownRecord(viewer: Viewer, customerId: number): Promise<Customer> {
    const id = requireThisCustomer(viewer, customerId);
    return this.database.read.findOneByOrFail(Customer, { id });
  }

  /**
   * Stores the language that a customer chose, for emails to them.
   * @throws UNAUTHENTICATED, FORBIDDEN
   */
  async chooseLanguage(viewer: Viewer, code: Language): Promise<Customer> {
    const id = requireCustomer(viewer);
    const work = (tx: Transaction) => noteLanguage(tx, 'customers', id, { code, isChosen: true });
    await this.database.write(work, { repeatable: true });
    return this.ownRecord(viewer, id);
  }

  /** The calling customer; null for other callers. */
  async current(viewer: Viewer): Promise<Customer | null> {
    if (viewer.role !== 'customer') return null;
    return this.ownRecord(viewer, viewer.customerId);
  }
}
