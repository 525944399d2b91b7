import { EntityTarget } from 'typeorm';
import { Transaction } from '../../../platform/database/database';

/** The last number of a series of documents that was given in a financial year. */
interface YearCounter {
  financialYear: string;
  lastNumber: number;
}

/**
 * Takes the next number of a series in a financial year. Its counter stays locked until the transaction ends and goes
 * back with it, so that no number is left out and none is given twice.
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
    // The first of the year. Somebody else may be it at the same moment: then theirs is the one that counts.
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
