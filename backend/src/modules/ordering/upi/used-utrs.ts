import { EntityManager, In } from 'typeorm';
import { Paise } from '../../../kernel/money';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { fieldError } from '../../../kernel/shop-error';
import { Transaction } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { orderingMessages } from '../ordering.messages';
import { Payment, UPI } from '../payments/payment.entity';
import { UsedUtr } from './used-utr.entity';

/** The form of a UTR number: twelve digits. */
export const UTR = /^\d{12}$/;

/**
 * What transfers brought for unpaid orders so far, all of it too little: apps refuse to pay the same reference twice, so
 * that of the next one contains it. Orders without any are missing.
 */
export async function arrivedSums(
  manager: EntityManager,
  orderIds: number[],
): Promise<Map<number, Paise>> {
  const arrived = { orderId: In(orderIds), gateway: UPI, status: PaymentStatus.SUCCESS };
  const sums = new Map<number, Paise>();
  for (const { orderId, amountPaise } of await manager.findBy(Payment, arrived))
    sums.set(Number(orderId), (sums.get(Number(orderId)) ?? 0) + amountPaise);
  return sums;
}

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
