import { Permission } from './permissions';
import { Viewer, requireApp, requireCustomer, requirePermission, requireStaff } from './viewer';

/** The rules that are no permission. */
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
 * - `anyone`: everybody, since it shows nothing that is not public;
 * - `self`: everybody, since it answers about the caller only (a guest's cart, the own login);
 * - `customer`: customers, about their own records; the service checks whose they are;
 * - `app`: apps that customers connected, in their name;
 * - `customer-or-read-orders`: customers about their own orders, and staff who may read all;
 * - `customer-or-take-orders`: customers about their own orders, and staff who may take orders for them;
 * - `read-or-pick-orders`: staff who may read all orders, and those who pick, of whom the service knows what they see;
 * - `customer-or-staff`: customers about their own records, and staff; the service checks what each may see;
 * - `staff`: the staff; the service checks which permission it takes for the record in question;
 * - a permission: the staff who have it.
 */
export type AccessRule = (typeof rulesOfSeveral)[number] | Permission;

/** Whether a rule admits only staff with one permission. */
export function isPermission(rule: AccessRule): rule is Permission {
  return !(rulesOfSeveral as readonly string[]).includes(rule);
}

/**
 * Checks the access rule of an endpoint. Services check permissions again; this check comes first and makes sure that
 * no endpoint is built without a rule.
 * @throws UNAUTHENTICATED without a login, FORBIDDEN where the caller may not
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
