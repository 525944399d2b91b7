/**
 * The permissions of staff. Services check a permission by name, and every endpoint that uses such a service declares
 * the same one.
 */
export const permissions = [
  /** Add, change and delete products, and upload their pictures. */
  'manage-catalogue',
  /** Make and end coupons. */
  'manage-coupons',
  /** Make gift vouchers: that is handing out money. */
  'manage-vouchers',
  /** Set delivery windows, capacities and holidays, fees, the smallest order, and where the shop delivers. */
  'manage-delivery',
  /** See the orders of all customers, and who they are. */
  'read-orders',
  /** Move orders on, call them off, and collect cash. */
  'move-orders',
  /** Pay money back. */
  'refund-payments',
  /** Read what was written to the shop. */
  'read-messages',
  /** Let people into the staff and out of it, and give programs tokens. */
  'manage-staff',
  /** Read who did what. */
  'read-audit',
] as const;

/** One thing that a member of the staff may be allowed to do. */
export type Permission = (typeof permissions)[number];

/** The jobs of a shop, by their stored names. */
export enum StaffRole {
  OWNER = 'owner',
  CATALOGUE = 'catalogue',
  ORDERS = 'orders',
  SUPPORT = 'support',
}

const allowed: Record<StaffRole, ReadonlySet<Permission>> = {
  [StaffRole.OWNER]: new Set(permissions),
  [StaffRole.CATALOGUE]: new Set<Permission>(['manage-catalogue', 'manage-coupons']),
  [StaffRole.ORDERS]: new Set<Permission>(['read-orders', 'move-orders', 'refund-payments']),
  [StaffRole.SUPPORT]: new Set<Permission>(['read-orders', 'read-messages']),
};

/** What each job may do. */
export function permissionsOf(role: StaffRole): ReadonlySet<Permission> {
  return allowed[role];
}
