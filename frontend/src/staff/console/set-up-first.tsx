import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { Notice } from '../../shared/chakra/notice';
import { unsaved } from '../../shared/lib/session';
import { useCurrentAdmin } from '../use-current-admin';
import { adminPaths } from '../admin-paths';

/** Leads members without a required second factor to the set-up. Unsaved input stays until they have set one up. */
export function SetUpFirst({ children }: { children: ReactNode }) {
  const { admin } = useCurrentAdmin();
  const { pathname } = useLocation();
  const isHeldUp = admin?.mustSetUpSecondFactor && pathname !== adminPaths.account;
  if (isHeldUp && !unsaved.size) return <Navigate to={adminPaths.account} replace />;
  return (
    <>
      {isHeldUp && (
        <Notice tone="warning" focused>
          <p>
            {t`Your shop asks everybody of the staff for a second factor now. What you wrote is still here: set one up, then save it.`}{' '}
            <a className="text-link" href={adminPaths.account} target="_blank" rel="noreferrer">
              {t`Set it up in a new tab`}
            </a>
          </p>
        </Notice>
      )}
      {children}
    </>
  );
}
