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
  /** Set delivery windows, capacities and holidays, fees, the minimum order, and where the shop delivers. */
  'manage-delivery',
  /** See the orders of all customers: the names, addresses and telephone numbers, too. */
  'read-orders',
  /** See the e-mail addresses of the customers whose orders one sees. */
  'read-customer-emails',
  /** Take orders for customers who call by telephone. */
  'take-orders',
  /** Move orders on, and collect cash. */
  'move-orders',
  /** Pick and pack the orders that are due now, and see nothing else of orders. */
  'pick-orders',
  /** Deliver the orders of the rounds that one is given, and see nothing else of orders. */
  'deliver-orders',
  /** Bring packed orders by another company's couriers: see where they go and what to collect, and nothing else. */
  'carry-orders',
  /** Take the cash of rounds in, settle transfers by UPI, and write debts of customers off. */
  'settle-cash',
  /** Read what an accountant keeps: bills, taxes, payments and documents, and nobody's name, phone or e-mail address. */
  'read-accounts',
  /** Call orders off and take them back, after which what was paid goes back to the customer. */
  'cancel-orders',
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

/** The roles of a shop, by their stored names. */
export enum StaffRole {
  OWNER = 'owner',
  MANAGER = 'manager',
  CATALOGUE = 'catalogue',
  ORDERS = 'orders',
  PICKER = 'picker',
  RIDER = 'rider',
  SUPPORT = 'support',
  ACCOUNTS = 'accounts',
  /** Whatever the custom role of that member allows. */
  CUSTOM = 'custom',
}

/** The roles that every shop has. Each release says what they allow, so that they get its new permissions, too. */
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

/** What each built-in role allows. */
export function permissionsOf(role: BuiltInRole): ReadonlySet<Permission> {
  return allowed[role];
}
