import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { letScreensAsk } from '../apollo/client';
import { announceHydrated } from '../shared/lib/when-hydrated';
import { ErrorBoundary } from './error-boundary';
import { StartingPage } from './starting-page';

/** Shows the current screen. If it fails, the header and its links remain. */
export function ScreenFrame() {
  const { key } = useLocation();
  return (
    <ErrorBoundary place={key}>
      <Suspense fallback={<StartingPage />}>
        <Outlet />
        <Hydrated />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Runs after the first screen is hydrated. Until then, only the initial cache is used; from then on, screens that check
 * for newer data query the server, and recorded interactions are replayed (ssr/deferred-hydration).
 */
function Hydrated() {
  const client = useApolloClient();
  useEffect(() => {
    letScreensAsk(client);
    announceHydrated();
  }, [client]);
  return null;
}
