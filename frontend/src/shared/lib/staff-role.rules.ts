import type { StaffRole } from '../../generated/graphql';

/** What a member of the staff may be allowed to do; the server has the same names and decides. */
export type StaffPermission =
  | 'manage-catalogue'
  | 'manage-coupons'
  | 'manage-vouchers'
  | 'manage-delivery'
  | 'read-orders'
  | 'move-orders'
  | 'refund-payments'
  | 'read-messages'
  | 'manage-staff'
  | 'read-audit';

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

const allowed: Record<Exclude<StaffRole, 'OWNER'>, readonly StaffPermission[]> = {
  CATALOGUE: ['manage-catalogue', 'manage-coupons'],
  ORDERS: ['read-orders', 'move-orders', 'refund-payments'],
  SUPPORT: ['read-orders', 'read-messages'],
};

/** Whether a role has a permission. It decides what the screens offer; the server enforces it. */
export const mayDo = (role: StaffRole, permission: StaffPermission): boolean =>
  role === 'OWNER' || allowed[role].includes(permission);
