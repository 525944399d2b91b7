import { fieldError } from '../../../kernel/shop-error';
import { Transaction } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { orderingMessages } from '../ordering.messages';
import { UsedUtr } from './used-utr.entity';

/** A transfer by UPI has a number of twelve digits. */
export const UTR = /^\d{12}$/;

/** Lets a transfer count, within the caller's transaction; one that counts already breaks it off. */
export async function useUtr(tx: Transaction, utr: string): Promise<void> {
  await insertRows(tx, UsedUtr, [{ utr }]);
}

/** Lets a transfer count no more, so that whoever made it can name it. */
export async function freeUtr(tx: Transaction, utr: string): Promise<void> {
  await tx.delete(UsedUtr, { utr });
}

/** Runs a transaction that uses a transfer. Throws VALIDATION (utr) where it counts already. */
export async function refusingUsedUtr<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isDuplicateKey(error, 'uq_used_utrs_utr'))
      throw fieldError('utr', orderingMessages.utrUsed());
    throw error;
  }
}
