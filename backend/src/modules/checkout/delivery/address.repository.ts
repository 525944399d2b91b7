import { EntityManager } from 'typeorm';
import { Address } from './address.entity';

/** Reads and writes addresses with a given manager: that of a read, or of an open transaction. */
export class AddressRepository {
  constructor(private readonly manager: EntityManager) {}

  /** All addresses of a customer, the default one first. */
  of(customerId: number): Promise<Address[]> {
    return this.manager.find(Address, {
      where: { customerId },
      order: { preference: 'DESC', id: 'ASC' },
    });
  }

  async insert(
    address: Omit<Address, 'id' | 'customer' | 'isDefault' | 'isServiceable'>,
  ): Promise<number> {
    const { id } = await this.manager.save(this.manager.create(Address, address));
    return id;
  }

  async update(id: number, changes: Partial<Address>): Promise<void> {
    await this.manager.update(Address, { id }, changes);
  }

  async delete(id: number, customerId: number): Promise<boolean> {
    const { affected } = await this.manager.delete(Address, { id, customerId });
    return affected === 1;
  }
}
