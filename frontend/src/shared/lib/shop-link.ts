import type { To } from 'react-router-dom';

import type { Session } from './session';
import type { LoginState } from './wanted-location';
import { paths } from './paths';

/** The router state of the product list: the category to open. */
export interface ShopState {
  category?: string;
}

/** The link to the product list for customers, or to the login for others. The category is in the router state. */
export function shopLink(session: Session, shop: ShopState = {}): { to: To; state: unknown } {
  if (session.role === 'customer') return { to: paths.customerHome, state: shop };
  const state: LoginState = { wanted: { pathname: paths.customerHome, search: '', state: shop } };
  return { to: paths.customerLogin, state };
}

/** The customer login, which then leads to the given screen. */
export function loginFor(pathname: string): { to: To; state: unknown } {
  const state: LoginState = { wanted: { pathname, search: '', state: null } };
  return { to: paths.customerLogin, state };
}
