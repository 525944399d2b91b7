import type { ReactNode } from 'react';

import { useOffline } from '../lib/offline';
import './offline-notice.css';

/** Announces that the browser is offline, and what that means. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  const offline = useOffline();
  return (
    <div role="status" className="offline-notice">
      {offline && children}
    </div>
  );
}
