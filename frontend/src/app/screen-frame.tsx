import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { letScreensAsk } from '../apollo/client';
import { announceHydrated } from '../shared/lib/when-hydrated';
import { ErrorBoundary } from './error-boundary';
import { StartingPage } from './starting-page';

/** Where screens come and go. One that breaks leaves the header and its links standing. */
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
 * Until the first screen is hydrated, the initial cache is all that is known; screens that look whether something is
 * newer ask the server from then on, and what was pressed before is done now (ssr/deferred-hydration).
 */
function Hydrated() {
  const client = useApolloClient();
  useEffect(() => {
    letScreensAsk(client);
    announceHydrated();
  }, [client]);
  return null;
}
