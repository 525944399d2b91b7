import { IsNull } from 'typeorm';
import { Transaction } from '../../../platform/database/database';
import { Customer, Gender } from '../customers/customer.entity';
import { emailOfDeleted } from '../customers/without-login.rules';
import { Account } from './account';

/** The remaining values. */
const NOBODY = {
  firstName: 'Deleted',
  lastName: 'customer',
  dateOfBirth: null,
  gender: Gender.OTHER,
  phone: '',
  district: '',
  state: '',
  zipCode: '',
  language: null,
  emailVerifiedAt: null,
  phoneVerifiedAt: null,
  priceMailsStoppedAt: null,
};

/**
 * Empties the record of a customer, but keeps the row for orders, payments and gift credit.
 * @returns false if the account has another password meanwhile
 */
export async function emptyRecord(
  tx: Transaction,
  { id, passwordHash: oldHash }: Account,
  passwordHash: string,
  deletedAt: Date,
): Promise<boolean> {
  const where = { id, passwordHash: oldHash, deletedAt: IsNull() };
  const { affected } = await tx.update(Customer, where, {
    ...NOBODY,
    email: emailOfDeleted(id),
    passwordHash,
    deletedAt,
  });
  return affected === 1;
}
