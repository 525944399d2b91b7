import { EntityManager, IsNull } from 'typeorm';
import { Admin } from '../staff/admin.entity';
import { Customer } from '../customers/customer.entity';
import { notFound } from '../../../kernel/shop-error';
import { Viewer, refusePrograms, requireCustomer } from '../../../kernel/viewer';
import { Transaction } from '../../../platform/database/database';
import { AccountKind, SessionOwner } from '../sessions/session-owner';

/** An account with a password, of either login. */
export interface Account {
  kind: AccountKind;
  id: number;
  /** In lower case. */
  email: string;
  passwordHash: string;
}

/** The owner columns of an account's records. */
export function ownerOf({ kind, id }: Pick<Account, 'kind' | 'id'>): SessionOwner {
  return kind === 'admin' ? { adminId: id } : { customerId: id };
}

/** The account with an e-mail address in lower case, or null. Deleted customers have none. */
export async function findAccount(
  manager: EntityManager,
  kind: AccountKind,
  email: string,
): Promise<Account | null> {
  return kind === 'admin'
    ? asAccount(kind, await manager.findOneBy(Admin, { email }))
    : asAccount(kind, await manager.findOneBy(Customer, { email, deletedAt: IsNull() }));
}

/** The account that a record belongs to; null if it no longer exists. */
export async function findOwner(
  manager: EntityManager,
  { customerId, adminId }: { customerId: number | null; adminId: number | null },
): Promise<Account | null> {
  if (adminId !== null) return asAccount('admin', await manager.findOneBy(Admin, { id: adminId }));
  const where = { id: customerId ?? 0, deletedAt: IsNull() };
  return asAccount('customer', await manager.findOneBy(Customer, where));
}

/**
 * The account of the caller, who must be logged in; programs with an API token cannot access accounts.
 * @throws UNAUTHENTICATED without a login, FORBIDDEN for programs
 */
export async function accountOf(manager: EntityManager, viewer: Viewer): Promise<Account> {
  const account = await findOwner(manager, ownLoginOf(viewer));
  if (!account) throw notFound('account', 'id');
  return account;
}

/**
 * Sets the password of an account, if its hash is unchanged since it was read.
 * @returns false if it has another password meanwhile, or no longer exists
 */
export async function setPassword(
  tx: Transaction,
  { kind, id, passwordHash: oldHash }: Account,
  passwordHash: string,
): Promise<boolean> {
  const where = { id, passwordHash: oldHash };
  const { affected } =
    kind === 'admin'
      ? await tx.update(Admin, where, { passwordHash, invitedUntil: null })
      : await tx.update(Customer, { ...where, deletedAt: IsNull() }, { passwordHash });
  return affected === 1;
}

function ownLoginOf(viewer: Viewer) {
  refusePrograms(viewer);
  if (viewer.role !== 'admin') return { customerId: requireCustomer(viewer), adminId: null };
  return { customerId: null, adminId: viewer.adminId };
}

function asAccount(kind: AccountKind, record: Customer | Admin | null): Account | null {
  if (!record) return null;
  const { id, email, passwordHash } = record;
  return { kind, id, email, passwordHash };
}
