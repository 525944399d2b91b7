import { Permission, StaffRole } from '../../../kernel/permissions';
import { ShopError } from '../../../kernel/shop-error';
import { StaffViewer } from '../../../kernel/viewer';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { Transaction } from '../../../platform/database/database';
import { identityMessages } from '../identity.messages';
import { Admin } from './admin.entity';

/** What a change of the staff or its roles has to keep to. */
export interface StaffChange {
  /** The numbers of all owners. */
  owners: readonly number[];
  /** What the caller may do now. */
  own: ReadonlySet<Permission>;
}

/**
 * Begins a change of the staff or its roles: until the transaction ends, nobody else makes one. Of two owners who
 * demote each other at once the second waits here, and finds out.
 * @throws FORBIDDEN where the caller may not change the staff any more
 */
export async function beginStaffChange(
  tx: Transaction,
  { adminId }: StaffViewer,
): Promise<StaffChange> {
  const role = StaffRole.OWNER;
  await tx.update(Admin, { role }, { role });
  const owners = await tx.find(Admin, { where: { role }, select: { id: true } });
  const caller = await tx.findOneBy(Admin, { id: adminId });
  const own = new Set(caller?.permissions);
  if (!own.has('manage-staff')) throw new ShopError('FORBIDDEN', kernelMessages.forbidden());
  return { owners: owners.map(({ id }) => id), own };
}

/**
 * Holds that nobody gives, changes or takes away more than they may do themselves.
 * @throws FORBIDDEN
 */
export function assertWithin({ own }: StaffChange, given: Iterable<Permission>): void {
  for (const permission of given)
    if (!own.has(permission)) throw new ShopError('FORBIDDEN', identityMessages.moreThanOwn());
}
