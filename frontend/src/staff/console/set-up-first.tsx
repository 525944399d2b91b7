import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { useCurrentAdmin } from '../use-current-admin';
import { adminPaths } from '../admin-paths';

/** Leads members without a required second factor to the set-up. */
export function SetUpFirst({ children }: { children: ReactNode }) {
  const { admin } = useCurrentAdmin();
  const { pathname } = useLocation();
  if (admin?.mustSetUpSecondFactor && pathname !== adminPaths.account)
    return <Navigate to={adminPaths.account} replace />;
  return children;
}
