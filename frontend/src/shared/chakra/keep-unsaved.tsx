import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';

import { paths } from '../lib/paths';
import { nameOf, unsaved, useSession } from '../lib/session';
import { Notice } from './notice';

/**
 * Keeps a form with changes on the screen where the session ends by itself, and says how to log in again. Where
 * somebody else has logged in meanwhile it says so: what was typed would be saved as theirs.
 */
export function KeepUnsaved({ hasChanges }: { hasChanges: boolean }) {
  const session = useSession();
  const [owner] = useState(session);
  useEffect(() => {
    if (!hasChanges) return;
    const mark = {};
    unsaved.add(mark);
    return () => void unsaved.delete(mark);
  }, [hasChanges]);
  if (!hasChanges || nameOf(session) === nameOf(owner)) return null;
  return (
    <Notice tone="warning">
      <p>
        {session.role === owner.role
          ? t`Somebody else has logged in. What you wrote would be saved in their account.`
          : t`You are logged out. What you wrote is still here: log in again, then save it.`}{' '}
        <a
          className="text-link"
          href={owner.role === 'admin' ? paths.adminLogin : paths.customerLogin}
          target="_blank"
          rel="noreferrer"
        >
          {t`Log in in a new tab`}
        </a>
      </p>
    </Notice>
  );
}
