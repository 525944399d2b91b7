import { randomBytes } from 'node:crypto';
import { Clock } from '../../../kernel/clock';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { hashPassword } from '../credentials/password';
import { Customer } from './customer.entity';
import { PhoneCustomerInput } from './phone-customer.input';
import { NOT_ASKED, namesOf } from './short-registration';
import { emailWithoutLogin } from './without-login.rules';

/** Customers whom the staff adds by phone. They have no login: registering later creates another customer. */
export class PhoneCustomerService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * The customer without a login who has this telephone number. Creates one if there is none, so that the call is
   * repeatable. An existing name is kept.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (phone, name)
   */
  async findOrAdd(viewer: Viewer, values: Partial<PhoneCustomerInput>): Promise<Customer> {
    requirePermission(viewer, 'take-orders');
    const { phone, name } = await assertValid(PhoneCustomerInput, trimTexts(values));
    const known = { email: emailWithoutLogin(phone) };
    const found = await this.database.read.findOneBy(Customer, known);
    if (found) return found;
    // A password that nobody knows, as deleted accounts have.
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
    const customer = { ...NOT_ASKED, ...namesOf(name), ...known, phone, passwordHash };
    const createdAt = this.clock.now();
    const work = (tx: Transaction) => tx.save(tx.create(Customer, { ...customer, createdAt }));
    try {
      return await this.database.write(work, { repeatable: true });
    } catch (error) {
      if (!isDuplicateKey(error, 'uq_customers_email')) throw error;
      return this.database.read.findOneByOrFail(Customer, known);
    }
  }
}
