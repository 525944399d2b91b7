import { t } from '@lingui/core/macro';

import { useOffline } from '../lib/offline';
import './offline-notice.css';

/** Says that there is no connection, and what that means; read out as soon as it is so. */
export function OfflineNotice() {
  const offline = useOffline();
  return (
    <div role="status" className="offline-notice">
      {offline &&
        t`You are offline. You see what was here when you last looked; orders need a connection.`}
    </div>
  );
}
