import { permissionsByRole, type StaffPermission } from '../../generated/contract';
import type { StaffRole } from '../../generated/graphql';

/** The roles in the order of the choice. */
export const staffRoles: readonly StaffRole[] = ['OWNER', 'CATALOGUE', 'ORDERS', 'SUPPORT'];

/** The labels of the roles. */
export const roleText: Record<StaffRole, string> = {
  OWNER: 'Owner',
  CATALOGUE: 'Catalogue',
  ORDERS: 'Orders',
  SUPPORT: 'Support',
};

/** The descriptions of the roles. */
export const roleHint: Record<StaffRole, string> = {
  OWNER: 'Everything, the staff, tokens and the audit log too',
  CATALOGUE: 'Products, their prices and pictures, and coupons',
  ORDERS: 'Moves orders on, takes cash and pays money back',
  SUPPORT: 'Reads orders and messages, and changes nothing',
};

/** Whether a role has a permission. It decides what the screens offer; the server enforces it. */
export function mayDo(role: StaffRole, permission: StaffPermission): boolean {
  const granted: readonly StaffPermission[] = permissionsByRole[role];
  return granted.includes(permission);
}
