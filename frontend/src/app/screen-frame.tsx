import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { ErrorBoundary } from './error-boundary';
import { StartingPage } from './starting-page';

/** Where screens come and go. One that breaks leaves the header and its links standing. */
export function ScreenFrame() {
  const { key } = useLocation();
  return (
    <ErrorBoundary place={key}>
      <Suspense fallback={<StartingPage />}>
        <Outlet />
        <AskOnceShown />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Until the first screen stands, what came with the page is all that is known; screens that look whether something is
 * newer than they know ask the server from then on.
 */
function AskOnceShown() {
  const client = useApolloClient();
  useEffect(() => {
    client.prioritizeCacheValues = false;
  }, [client]);
  return null;
}
