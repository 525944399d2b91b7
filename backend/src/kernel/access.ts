import { Permission } from './permissions';
import { Viewer, requireCustomer, requirePermission, requireStaff } from './viewer';

/**
 * Who may use an endpoint (a GraphQL field or a REST route):
 * - `anyone`: everybody, since it shows nothing that is not public;
 * - `self`: everybody, since it answers about the caller only (a guest's cart, the own login);
 * - `customer`: customers, about their own records; the service checks whose they are;
 * - `customer-or-read-orders`: customers about their own orders, and staff who may read all;
 * - `customer-or-take-orders`: customers about their own orders, and staff who may take orders for them;
 * - `staff`: the staff; the service checks which permission it takes for the record in question;
 * - a permission: the staff who have it.
 */
export type AccessRule =
  | 'anyone'
  | 'self'
  | 'customer'
  | 'customer-or-read-orders'
  | 'customer-or-take-orders'
  | 'staff'
  | Permission;

const NO_PERMISSIONS: readonly AccessRule[] = [
  'anyone',
  'self',
  'customer',
  'customer-or-read-orders',
  'customer-or-take-orders',
  'staff',
];

/** Whether a rule admits only staff with one permission. */
export function isPermission(rule: AccessRule): rule is Permission {
  return !NO_PERMISSIONS.includes(rule);
}

/**
 * Checks the access rule of an endpoint. Services check permissions again; this check comes first and makes sure that
 * no endpoint is built without a rule.
 * @throws UNAUTHENTICATED without a login, FORBIDDEN where the caller may not
 */
export function assertAccess(viewer: Viewer, rule: AccessRule): void {
  if (rule === 'anyone' || rule === 'self') return;
  if (rule === 'customer-or-read-orders' || rule === 'customer-or-take-orders') {
    const permission = rule === 'customer-or-read-orders' ? 'read-orders' : 'take-orders';
    if (viewer.role !== 'customer') requirePermission(viewer, permission);
  } else if (rule === 'customer') requireCustomer(viewer);
  else if (rule === 'staff') requireStaff(viewer);
  else requirePermission(viewer, rule);
}
