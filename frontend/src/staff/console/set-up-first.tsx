import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { paths } from '../../shared/lib/paths';
import { useCurrentAdmin } from '../use-current-admin';

/** Leads who lacks a second factor that the shop requires to where it is set up. */
export function SetUpFirst({ children }: { children: ReactNode }) {
  const { admin } = useCurrentAdmin();
  const { pathname } = useLocation();
  if (admin?.mustSetUpSecondFactor && pathname !== paths.adminAccount)
    return <Navigate to={paths.adminAccount} replace />;
  return children;
}
