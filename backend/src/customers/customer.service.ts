import { Clock } from '../kernel/clock';
import { ShopError } from '../kernel/shop-error';
import { Viewer, requireThisCustomer } from '../kernel/viewer';
import { Database, Transaction } from '../platform/db/database';
import { isDuplicateKey } from '../platform/db/dialect';
import { assertValid } from '../platform/validation/assert-valid';
import { trimTexts } from '../platform/validation/trim-texts';
import { hashPassword } from '../sessions/password';
import { Customer } from './customer.entity';
import { RegisterInput } from './register.input';

/** Registration, and what customers may know of themselves. */
export class CustomerService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes a new customer in.
   * @throws VALIDATION with the specified texts, EMAIL_TAKEN whatever the case of the address
   */
  async register(values: Partial<Record<keyof RegisterInput, unknown>>): Promise<Customer> {
    const input = await assertValid(RegisterInput, trimTexts(values));
    const { password, ...fields } = input;
    const passwordHash = await hashPassword(password);
    const customer = {
      ...fields,
      email: fields.email.toLowerCase(),
      passwordHash,
      createdAt: this.clock.now(),
    };
    try {
      const work = (tx: Transaction) => tx.save(tx.create(Customer, customer));
      return await this.database.write(work, { repeatable: true });
    } catch (error) {
      if (!isDuplicateKey(error, 'uq_customers_email')) throw error;
      return this.justRegistered(customer.email, passwordHash);
    }
  }

  /** The hash is salted: who has this very one was taken in by this very call, whose first COMMIT seemed lost. */
  private async justRegistered(email: string, passwordHash: string): Promise<Customer> {
    const customer = await this.database.read.findOneBy(Customer, { email });
    if (customer?.passwordHash !== passwordHash) throw emailTaken();
    return customer;
  }

  /**
   * One's own record.
   * @throws UNAUTHENTICATED without a login, FORBIDDEN for somebody else's
   */
  async ownRecord(viewer: Viewer, customerId: number): Promise<Customer> {
    const id = requireThisCustomer(viewer, customerId);
    return this.database.read.findOneByOrFail(Customer, { id });
  }

  /** The customer who is calling, if one is. */
  async current(viewer: Viewer): Promise<Customer | null> {
    if (viewer.role !== 'customer') return null;
    return this.ownRecord(viewer, viewer.customerId);
  }
}

function emailTaken(): ShopError {
  const message = 'This e-mail address is registered already';
  return new ShopError('EMAIL_TAKEN', message, { email: message });
}
