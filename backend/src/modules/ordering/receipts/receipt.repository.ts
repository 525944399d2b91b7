import { EntityManager } from 'typeorm';
import { ConflictError } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { Receipt } from './receipt.entity';

/** Reads and writes receipts with the given manager: that of a read, or of an open transaction. */
export class ReceiptRepository {
  constructor(private readonly manager: EntityManager) {}

  find(orderId: number): Promise<Receipt | null> {
    return this.manager.findOneBy(Receipt, { orderId });
  }

  /**
   * Stores a receipt.
   * @throws ConflictError (the unit of work retries) if the order got one concurrently
   */
  async insert(receipt: Omit<Receipt, 'id' | 'order'>): Promise<Receipt> {
    try {
      return await this.manager.save(this.manager.create(Receipt, receipt));
    } catch (error) {
      if (!isDuplicateKey(error, 'uq_receipts_orderId')) throw error;
      throw new ConflictError('The receipt was issued meanwhile');
    }
  }
}
