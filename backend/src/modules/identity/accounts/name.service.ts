import { IsNull } from 'typeorm';
import { notFound } from '../../../kernel/shop-error';
import { Viewer, refusePrograms, requireCustomer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { Customer } from '../customers/customer.entity';
import { fullNameOf } from '../customers/full-name.rules';
import { namesOf } from '../customers/short-registration';
import { accountEvent } from './account.events';
import { ChangeNameInput } from './account.input';

/** Changes names of customers. Orders and addresses keep the names they were created with. */
export class NameService {
  constructor(
    private readonly database: Database,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Changes the caller's name; the later of two changes wins. An equal name changes nothing, so that customers who
   * registered with a first and a last name keep the boundary between them.
   * @throws UNAUTHENTICATED, FORBIDDEN for programs, VALIDATION (name)
   */
  async change(
    viewer: Viewer,
    values: Partial<Record<keyof ChangeNameInput, unknown>>,
  ): Promise<Customer> {
    const id = requireCustomer(viewer);
    refusePrograms(viewer);
    const { name } = await assertValid(ChangeNameInput, trimTexts(values));
    return this.database.write((tx) => this.set(tx, id, name), { repeatable: true });
  }

  private async set(tx: Transaction, id: number, name: string): Promise<Customer> {
    const customer = await tx.findOneBy(Customer, { id, deletedAt: IsNull() });
    if (!customer) throw notFound('account', 'id');
    const names = namesOf(name);
    if (fullNameOf(customer) === fullNameOf(names)) return customer;
    await tx.update(Customer, { id }, names);
    const account = { kind: 'customer', id } as const;
    const changed = ['firstName', 'lastName'];
    await this.events.record(tx, [accountEvent(account, 'name-changed', changed)]);
    return Object.assign(customer, names);
  }
}
