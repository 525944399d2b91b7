import { IsNull } from 'typeorm';
import { Permission, StaffRole } from '../../../kernel/permissions';
import { ShopError } from '../../../kernel/shop-error';
import { StaffViewer } from '../../../kernel/viewer';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { Transaction } from '../../../platform/database/database';
import { identityMessages } from '../identity.messages';
import { Admin } from './admin.entity';

/** The conditions for a change of the staff or its roles. */
export interface StaffChange {
  /** The numbers of all owners who can log in: whoever has not accepted the invitation may never do so. */
  owners: readonly number[];
  /** The caller's current permissions. */
  own: ReadonlySet<Permission>;
}

/**
 * Starts a change of the staff or its roles, and locks out others until the transaction ends. If two owners demote each
 * other at once, the second waits here, and then fails.
 * @throws FORBIDDEN if the caller may no longer change the staff
 */
export async function beginStaffChange(
  tx: Transaction,
  { adminId }: StaffViewer,
): Promise<StaffChange> {
  const role = StaffRole.OWNER;
  await tx.update(Admin, { role }, { role });
  const where = { role, invitedUntil: IsNull() };
  const owners = await tx.find(Admin, { where, select: { id: true } });
  const caller = await tx.findOneBy(Admin, { id: adminId });
  const own = new Set(caller?.permissions);
  if (!own.has('manage-staff')) throw new ShopError('FORBIDDEN', kernelMessages.forbidden());
  return { owners: owners.map(({ id }) => id), own };
}

/**
 * Checks that nobody grants, changes or revokes more than they may do themselves.
 * @throws FORBIDDEN
 */
export function assertWithin({ own }: StaffChange, given: Iterable<Permission>): void {
  for (const permission of given)
    if (!own.has(permission)) throw new ShopError('FORBIDDEN', identityMessages.moreThanOwn());
}
