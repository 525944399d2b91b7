import { EntityManager } from 'typeorm';
import { ConflictError } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { ReceiptCounter } from './receipt-counter.entity';
import { Receipt } from './receipt.entity';

/** Reads and writes receipts with the manager it is given: that of a read, or of an open transaction. */
export class ReceiptRepository {
  constructor(private readonly manager: EntityManager) {}

  find(orderId: number): Promise<Receipt | null> {
    return this.manager.findOneBy(Receipt, { orderId });
  }

  /**
   * Takes the next number of a financial year. The counter stays locked until the transaction ends and goes
   * back with it, so that no number is left out and none is given twice.
   */
  async nextNumber(financialYear: string): Promise<number> {
    if (!(await this.count(financialYear))) {
      // The first of the year. Somebody else may be it at the same moment: then theirs is the one that counts.
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(ReceiptCounter)
        .values({ financialYear, lastNumber: 0 })
        .orIgnore()
        .execute();
      await this.count(financialYear);
    }
    const { lastNumber } = await this.manager.findOneByOrFail(ReceiptCounter, { financialYear });
    return lastNumber;
  }

  /**
   * Keeps a receipt.
   * @throws ConflictError (the unit of work tries again) where the order got one at the same moment
   */
  async insert(receipt: Omit<Receipt, 'id' | 'order'>): Promise<Receipt> {
    try {
      return await this.manager.save(this.manager.create(Receipt, receipt));
    } catch (error) {
      if (!isDuplicateKey(error, 'uq_receipts_orderId')) throw error;
      throw new ConflictError('The receipt was issued meanwhile');
    }
  }

  private async count(financialYear: string): Promise<boolean> {
    const { affected } = await this.manager.increment(
      ReceiptCounter,
      { financialYear },
      'lastNumber',
      1,
    );
    return affected === 1;
  }
}
