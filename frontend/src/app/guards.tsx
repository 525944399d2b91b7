import { Navigate, Outlet, useLocation, type Location } from 'react-router-dom';

import { useSession } from '../shared/lib/session';
import { paths } from './paths';

/** What a guard hands to the login page: where to go once logged in. */
export interface LoginState {
  wanted?: Pick<Location, 'pathname' | 'search' | 'state'>;
}

/** The screens of a client; anyone else logs in first and then comes back. */
export const RequireCustomer = () => <Guard role="customer" loginPath={paths.customerLogin} />;

/** The screens of an admin; anyone else logs in first and then comes back. */
export const RequireAdmin = () => <Guard role="admin" loginPath={paths.adminLogin} />;

function Guard({ role, loginPath }: { role: 'customer' | 'admin'; loginPath: string }) {
  const session = useSession();
  const { pathname, search, state } = useLocation();
  if (session.role === role) return <Outlet />;
  if (session.role === 'guest' && session.isLeaving) return null;
  const loginState: LoginState = { wanted: { pathname, search, state } };
  return <Navigate to={loginPath} replace state={loginState} />;
}

/** Where to go after a login: what a guard kept back, else the given home. */
export function useWantedLocation(home: string): Pick<Location, 'pathname' | 'search' | 'state'> {
  const { state } = useLocation();
  const wanted = (state as LoginState | null)?.wanted;
  return wanted ?? { pathname: home, search: '', state: null };
}
