import { Navigate, Outlet, useLocation, type Location } from 'react-router-dom';

import { unsaved, useSession } from '../shared/lib/session';
import type { LoginState } from '../shared/lib/wanted-location';
import { paths } from '../shared/lib/paths';

/** Guards customer screens; anyone else logs in first and then returns. */
export const RequireCustomer = () => <Guard role="customer" loginPath={paths.customerLogin} />;

/** Guards admin screens; anyone else logs in first and then returns. */
export const RequireAdmin = () => <Guard role="admin" loginPath={paths.adminLogin} />;

function Guard({ role, loginPath }: { role: 'customer' | 'admin'; loginPath: string }) {
  const session = useSession();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  if (session.role === role) return <Outlet />;
  if (session.role === 'guest' && session.isLeaving) return null;
  // Keeps unsaved input: its form says how to log in again.
  if (unsaved.size) return <Outlet />;
  const loginState: LoginState = { wanted: { pathname, search, state } };
  return <Navigate to={loginPath} replace state={loginState} />;
}
