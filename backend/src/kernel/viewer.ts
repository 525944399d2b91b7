import { ShopError } from './shop-error';

/** Who is calling, decided once a request from its session. */
export type Viewer =
  | { readonly role: 'guest'; readonly sessionId?: number }
  | { readonly role: 'customer'; readonly sessionId: number; readonly customerId: number }
  | { readonly role: 'admin'; readonly sessionId: number; readonly adminId: number };

/** A caller without any session. */
export const stranger: Viewer = { role: 'guest' };

/**
 * The caller's customer id.
 * @throws UNAUTHENTICATED without a login, FORBIDDEN for an admin
 */
export function requireCustomer(viewer: Viewer): number {
  if (viewer.role === 'customer') return viewer.customerId;
  throw viewer.role === 'guest' ? loginNeeded() : forbidden();
}

/**
 * The caller's customer id, where it is the one the call names.
 * @throws UNAUTHENTICATED without a login, FORBIDDEN for anybody else
 */
export function requireThisCustomer(viewer: Viewer, customerId: number): number {
  const own = requireCustomer(viewer);
  if (own !== customerId) throw forbidden();
  return own;
}

/**
 * The caller's admin id.
 * @throws UNAUTHENTICATED without a login, FORBIDDEN for a customer
 */
export function requireAdmin(viewer: Viewer): number {
  if (viewer.role === 'admin') return viewer.adminId;
  throw viewer.role === 'guest' ? loginNeeded() : forbidden();
}

function loginNeeded(): ShopError {
  return new ShopError('UNAUTHENTICATED', 'Please log in first');
}

function forbidden(): ShopError {
  return new ShopError('FORBIDDEN', 'You may not do this');
}
