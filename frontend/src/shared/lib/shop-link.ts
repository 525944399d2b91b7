import type { To } from 'react-router-dom';

import type { Session } from './session';
import type { LoginState } from './wanted-location';
import { paths } from './paths';

/** What the product list is given on the way: the category to open with. */
export interface ShopState {
  category?: string;
}

/**
 * Where the product list is to be had: at its own address for a client, beyond the login for
 * everyone else. The category travels beside the address.
 */
export function shopLink(session: Session, shop: ShopState = {}): { to: To; state: unknown } {
  if (session.role === 'customer') return { to: paths.customerHome, state: shop };
  const state: LoginState = { wanted: { pathname: paths.customerHome, search: '', state: shop } };
  return { to: paths.customerLogin, state };
}

/** The login of clients, which leads on to a screen. */
export function loginFor(pathname: string): { to: To; state: unknown } {
  const state: LoginState = { wanted: { pathname, search: '', state: null } };
  return { to: paths.customerLogin, state };
}
