import { IsNull } from 'typeorm';
import { Transaction } from '../../../platform/database/database';
import { Customer, Gender } from '../customers/customer.entity';
import { Account } from './account';

/** What is left of the person. The login takes no address with so long an end. */
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
 * Leaves an empty record of a customer, which orders, payments and gift credit reference.
 * @returns false where the account has another password meanwhile
 */
export async function emptyRecord(
  tx: Transaction,
  { id, passwordHash: oldHash }: Account,
  passwordHash: string,
  deletedAt: Date,
): Promise<boolean> {
  const where = { id, passwordHash: oldHash, deletedAt: IsNull() };
  const email = `deleted-${id}@deleted.invalid`;
  const { affected } = await tx.update(Customer, where, {
    ...NOBODY,
    email,
    passwordHash,
    deletedAt,
  });
  return affected === 1;
}
