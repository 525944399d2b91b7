import { fieldError } from '../../../kernel/shop-error';
import { Transaction } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { orderingMessages } from '../ordering.messages';
import { UsedUtr } from './used-utr.entity';

/** The form of a UTR number: twelve digits. */
export const UTR = /^\d{12}$/;

/** Marks a transfer as used, within the caller's transaction; fails and rolls back if it is already used. */
export async function useUtr(tx: Transaction, utr: string): Promise<void> {
  await insertRows(tx, UsedUtr, [{ utr }]);
}

/** Frees a transfer, so that whoever made it can state it. */
export async function freeUtr(tx: Transaction, utr: string): Promise<void> {
  await tx.delete(UsedUtr, { utr });
}

/** Runs a transaction that uses a transfer. Throws VALIDATION (utr) if it is already used. */
export async function refusingUsedUtr<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isDuplicateKey(error, 'uq_used_utrs_utr'))
      throw fieldError('utr', orderingMessages.utrUsed());
    throw error;
  }
}
