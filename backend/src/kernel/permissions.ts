/**
 * The permissions of staff. Services check them by name; every endpoint that uses such a service declares the same
 * permission.
 */
export const permissions = [
  /** Add, change and delete products, and upload their pictures. */
  'manage-catalogue',
  /** Create and end coupons. */
  'manage-coupons',
  /** Create gift vouchers, which amounts to giving away money. */
  'manage-vouchers',
  /** Set delivery windows, capacities and holidays, fees, the minimum order, and where the shop delivers. */
  'manage-delivery',
  /** See the orders of all customers, including names, addresses and telephone numbers. */
  'read-orders',
  /** See the e-mail addresses of customers in visible orders. */
  'read-customer-emails',
  /** Take orders by phone. */
  'take-orders',
  /** Change order statuses, and collect cash. */
  'move-orders',
  /** Pick and pack the orders that are due now, and see no other orders. */
  'pick-orders',
  /** Deliver the orders of assigned rounds, and see no other orders. */
  'deliver-orders',
  /** Deliver packed orders for an external courier company: see only the destination and the amount to collect. */
  'carry-orders',
  /** Receive the cash of rounds, settle UPI transfers, and write off debts of customers. */
  'settle-cash',
  /** Read accounting data: bills, taxes, payments and documents, without names, phone numbers or e-mail addresses. */
  'read-accounts',
  /** Cancel orders and accept returns, after which payments are refunded to the customer. */
  'cancel-orders',
  /** Refund payments. */
  'refund-payments',
  /** Read messages sent to the shop. */
  'read-messages',
  /** Add and remove staff, and create API tokens. */
  'manage-staff',
  /** Read the audit log. */
  'read-audit',
] as const;

/** The name of a permission. */
export type Permission = (typeof permissions)[number];

/** The staff roles by their stored names. */
export enum StaffRole {
  OWNER = 'owner',
  MANAGER = 'manager',
  CATALOGUE = 'catalogue',
  ORDERS = 'orders',
  PICKER = 'picker',
  RIDER = 'rider',
  SUPPORT = 'support',
  ACCOUNTS = 'accounts',
  /** The permissions come from the member's custom role. */
  CUSTOM = 'custom',
}

/** The roles that every shop has. Each release defines their permissions, so they receive new ones, too. */
export type BuiltInRole = Exclude<StaffRole, StaffRole.CUSTOM>;

const allowed: Record<BuiltInRole, ReadonlySet<Permission>> = {
  [StaffRole.OWNER]: new Set(permissions),
  [StaffRole.MANAGER]: new Set(permissions.filter((permission) => permission !== 'manage-staff')),
  [StaffRole.CATALOGUE]: new Set<Permission>(['manage-catalogue', 'manage-coupons']),
  [StaffRole.ORDERS]: new Set<Permission>([
    'read-orders',
    'read-customer-emails',
    'move-orders',
    'pick-orders',
    'deliver-orders',
    'cancel-orders',
    'refund-payments',
  ]),
  [StaffRole.PICKER]: new Set<Permission>(['pick-orders']),
  [StaffRole.RIDER]: new Set<Permission>(['deliver-orders']),
  [StaffRole.SUPPORT]: new Set<Permission>([
    'read-orders',
    'read-customer-emails',
    'take-orders',
    'read-messages',
  ]),
  [StaffRole.ACCOUNTS]: new Set<Permission>([
    'read-orders',
    'read-customer-emails',
    'settle-cash',
    'read-accounts',
    'refund-payments',
  ]),
};

/** The built-in roles, the owner's first. */
export const builtInRoles = Object.keys(allowed) as BuiltInRole[];

/** The permissions of a built-in role. */
export function permissionsOf(role: BuiltInRole): ReadonlySet<Permission> {
  return allowed[role];
}
