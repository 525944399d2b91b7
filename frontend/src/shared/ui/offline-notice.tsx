import type { ReactNode } from 'react';

import { useOffline } from '../lib/offline';
import './offline-notice.css';

/** Says that there is no connection, and what that means; read out as soon as it is so. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  const offline = useOffline();
  return (
    <div role="status" className="offline-notice">
      {offline && children}
    </div>
  );
}
