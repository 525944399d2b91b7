import { IsNull } from 'typeorm';
import { Transaction } from '../../../platform/database/database';
import { Customer } from './customer.entity';

/** Records that a customer reads this address, if it is still theirs. */
export async function noteEmailRead(
  tx: Transaction,
  customerId: number,
  email: string,
  now: Date,
): Promise<void> {
  const unverified = { id: customerId, email, emailVerifiedAt: IsNull() };
  await tx.update(Customer, unverified, { emailVerifiedAt: now });
}
