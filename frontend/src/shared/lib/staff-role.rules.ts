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

/** The jobs of a shop, in the order in which they are offered. */
export const staffRoles: readonly StaffRole[] = ['OWNER', 'CATALOGUE', 'ORDERS', 'SUPPORT'];

/** The words of the shop for the jobs. */
export const roleText: Record<StaffRole, string> = {
  OWNER: 'Owner',
  CATALOGUE: 'Catalogue',
  ORDERS: 'Orders',
  SUPPORT: 'Support',
};

/** What each job is about. */
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

/** Whether a job has a permission: what is offered on the screens follows it. */
export const mayDo = (role: StaffRole, permission: StaffPermission): boolean =>
  role === 'OWNER' || allowed[role].includes(permission);
