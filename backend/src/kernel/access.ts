import { Permission } from './permissions';
import { Viewer, requireApp, requireCustomer, requirePermission, requireStaff } from './viewer';

/** The access rules that are not permissions. */
export const rulesOfSeveral = [
  'anyone',
  'self',
  'customer',
  'app',
  'customer-or-read-orders',
  'customer-or-take-orders',
  'read-or-pick-orders',
  'customer-or-staff',
  'staff',
] as const;

/**
 * Who may use an endpoint (a GraphQL field or a REST route):
 * - `anyone`: everybody, since it shows only public data;
 * - `self`: everybody, since it returns only the caller's own data (a guest's cart, their login);
 * - `customer`: customers, for their own records; the service checks ownership;
 * - `app`: connected apps, on behalf of their customers;
 * - `customer-or-read-orders`: customers for their own orders, and staff who may read all orders;
 * - `customer-or-take-orders`: customers for their own orders, and staff who may take orders for them;
 * - `read-or-pick-orders`: staff who may read all orders, and pickers, whose view the service restricts;
 * - `customer-or-staff`: customers for their own records, and staff; the service checks what each may see;
 * - `staff`: all staff; the service checks the permission that the record requires;
 * - a permission: staff who have it.
 */
export type AccessRule = (typeof rulesOfSeveral)[number] | Permission;

/** Whether a rule admits only staff with one permission. */
export function isPermission(rule: AccessRule): rule is Permission {
  return !(rulesOfSeveral as readonly string[]).includes(rule);
}

/**
 * Checks the access rule of an endpoint. Services check permissions again; this first check ensures that every endpoint
 * has a rule.
 * @throws UNAUTHENTICATED without a login, FORBIDDEN where the rule does not admit the caller
 */
export function assertAccess(viewer: Viewer, rule: AccessRule): void {
  if (rule === 'anyone' || rule === 'self') return;
  if (rule === 'customer-or-read-orders') {
    if (viewer.role !== 'customer') requirePermission(viewer, 'read-orders');
  } else if (rule === 'customer-or-take-orders') {
    if (viewer.role !== 'customer') requirePermission(viewer, 'take-orders');
  } else if (rule === 'read-or-pick-orders') {
    const readsAll = requireStaff(viewer).permissions.has('read-orders');
    if (!readsAll) requirePermission(viewer, 'pick-orders');
  } else if (rule === 'customer-or-staff') {
    if (viewer.role !== 'customer') requireStaff(viewer);
  } else if (rule === 'customer') requireCustomer(viewer);
  else if (rule === 'app') requireApp(viewer);
  else if (rule === 'staff') requireStaff(viewer);
  else requirePermission(viewer, rule);
}
