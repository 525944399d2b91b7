import { EntityTarget } from 'typeorm';
import { Transaction } from '../../../platform/database/database';

/** The last number of a series of documents that was assigned in a financial year. */
interface YearCounter {
  financialYear: string;
  lastNumber: number;
}

/**
 * Assigns the next number of a series in a financial year. Its counter stays locked until the transaction ends and is
 * rolled back with it, so that no number is skipped and none is assigned twice.
 */
export async function nextNumber(
  tx: Transaction,
  counters: EntityTarget<YearCounter>,
  financialYear: string,
): Promise<number> {
  const count = async () => {
    const { affected } = await tx.increment(counters, { financialYear }, 'lastNumber', 1);
    return affected === 1;
  };
  if (!(await count())) {
    // The first number of the year. If a concurrent transaction inserts the counter first, its row counts.
    await tx
      .createQueryBuilder()
      .insert()
      .into(counters)
      .values({ financialYear, lastNumber: 0 })
      .orIgnore()
      .execute();
    await count();
  }
  const { lastNumber } = await tx.findOneByOrFail(counters, { financialYear });
  return lastNumber;
}
