import { AppScope } from './app-scopes';
import { Permission } from './permissions';
import { ShopError } from './shop-error';
import { kernelMessages } from './kernel.messages';

/** The caller, determined once per request from its session. */
export type Viewer =
  { readonly role: 'guest'; readonly sessionId?: number } | CustomerViewer | StaffViewer;

/** A logged-in customer, or an app that they connected. */
export interface CustomerViewer {
  readonly role: 'customer';
  /** Absent for apps. */
  readonly sessionId?: number;
  readonly customerId: number;
  /** The app that acts on behalf of the customer, and its scopes. */
  readonly app?: { readonly connectionId: number; readonly scopes: ReadonlySet<AppScope> };
}

/** A member of the staff, by their own login or by an API token they created for a program. */
export interface StaffViewer {
  readonly role: 'admin';
  /** Absent for programs with an API token. */
  readonly sessionId?: number;
  readonly apiTokenId?: number;
  /** The namespace of external ids of the program's token. */
  readonly namespace?: string;
  readonly adminId: number;
  readonly permissions: ReadonlySet<Permission>;
  /** The shop requires a second factor, and they have none: they may only set one up. */
  readonly mustSetUpSecondFactor?: true;
}

/** The kind of login; a person may have one as customer, one as staff, or both. */
export type AccountKind = 'customer' | 'admin';

/** Which of the two sessions of a browser a caller uses; a guest uses the customer session. */
export function kindOf(viewer: Viewer): AccountKind {
  return viewer.role === 'admin' ? 'admin' : 'customer';
}

/** A caller without any session. */
export const guestViewer: Viewer = { role: 'guest' };

/**
 * The caller's customer id.
 * @throws UNAUTHENTICATED without a login, FORBIDDEN for an admin
 */
export function requireCustomer(viewer: Viewer): number {
  if (viewer.role === 'customer') return viewer.customerId;
  throw viewer.role === 'guest' ? loginNeeded() : forbidden();
}

/**
 * The caller as a customer with the session of their login.
 * @throws UNAUTHENTICATED without a login, FORBIDDEN for an admin and for apps of customers
 */
export function requireCustomerLogin(viewer: Viewer): CustomerViewer & { sessionId: number } {
  requireCustomer(viewer);
  const person = requirePerson(viewer);
  if (person.role !== 'customer') throw forbidden();
  return person;
}

/**
 * Checks that the caller is an app whose customer granted this scope.
 * @throws UNAUTHENTICATED without a token, FORBIDDEN without the scope
 */
export function requireAppScope(viewer: Viewer, scope: AppScope): void {
  if (viewer.role === 'guest') throw loginNeeded();
  if (viewer.role !== 'customer' || !viewer.app?.scopes.has(scope)) throw forbidden();
}

/**
 * The caller as the app of a customer.
 * @throws UNAUTHENTICATED without a token, FORBIDDEN for anybody else
 */
export function requireApp(viewer: Viewer): { customerId: number; connectionId: number } {
  const customerId = requireCustomer(viewer);
  if (viewer.role !== 'customer' || !viewer.app) throw forbidden();
  return { customerId, connectionId: viewer.app.connectionId };
}

/**
 * The caller's customer id, provided it is the one named in the call.
 * @throws UNAUTHENTICATED without a login, FORBIDDEN for anybody else
 */
export function requireThisCustomer(viewer: Viewer, customerId: number): number {
  const own = requireCustomer(viewer);
  if (own !== customerId) throw forbidden();
  return own;
}

/**
 * The caller's admin id, provided they have the permission.
 * @throws UNAUTHENTICATED without a login, FORBIDDEN for customers and for staff without the permission
 */
export function requirePermission(viewer: Viewer, permission: Permission): number {
  return requireStaff(viewer, permission).adminId;
}

/** The caller as a member of the staff. Throws like `requirePermission`, and SECOND_FACTOR_MISSING. */
export function requireStaff(viewer: Viewer, permission?: Permission): StaffViewer {
  const member = requireMember(viewer);
  if (member.mustSetUpSecondFactor)
    throw new ShopError('SECOND_FACTOR_MISSING', kernelMessages.secondFactorMissing());
  if (permission && !member.permissions.has(permission)) throw forbidden();
  return member;
}

/**
 * The caller as a member of the staff, even if they have yet to set up a required second factor.
 * @throws UNAUTHENTICATED without a login, FORBIDDEN for customers
 */
export function requireMember(viewer: Viewer): StaffViewer {
  if (viewer.role === 'guest') throw loginNeeded();
  if (viewer.role !== 'admin') throw forbidden();
  return viewer;
}

/**
 * Refuses programs with an API token and apps of customers: the operation requires a person's own login.
 * @throws FORBIDDEN
 */
export function refusePrograms(viewer: Viewer): void {
  if (viewer.role === 'admin' && viewer.apiTokenId !== undefined) throw forbidden();
  if (viewer.role === 'customer' && viewer.app !== undefined) throw forbidden();
}

/**
 * The caller as a program with an API token: the operation is not available to people with their own login.
 * @throws UNAUTHENTICATED without a login, FORBIDDEN for customers and for people of the staff
 */
export function requireProgram(viewer: Viewer): StaffViewer {
  const member = requireStaff(viewer);
  if (member.apiTokenId === undefined) throw forbidden();
  return member;
}

/** A caller with a login session of their own. */
export type Person = Exclude<Viewer, { role: 'guest' }> & { readonly sessionId: number };

/**
 * The caller as a logged-in person, customer or staff.
 * @throws UNAUTHENTICATED without a login, FORBIDDEN for programs that call by an API token, and for apps of customers
 */
export function requirePerson(viewer: Viewer): Person {
  if (viewer.role === 'guest') throw loginNeeded();
  const { sessionId } = viewer;
  if (sessionId === undefined) throw forbidden();
  return { ...viewer, sessionId };
}

/** The error for callers who must log in first. */
export function loginNeeded(): ShopError {
  return new ShopError('UNAUTHENTICATED', kernelMessages.loginNeeded());
}

/** The error for callers without permission. */
export function forbidden(): ShopError {
  return new ShopError('FORBIDDEN', kernelMessages.forbidden());
}
