import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { letScreensAsk } from '../apollo/client';
import { layOutByAndBy } from '../shared/lib/lay-out-by-and-by';
import { noteTakenUp } from '../shared/lib/when-taken-up';
import { ErrorBoundary } from './error-boundary';
import { StartingPage } from './starting-page';

/** Where screens come and go. One that breaks leaves the header and its links standing. */
export function ScreenFrame() {
  const { key } = useLocation();
  return (
    <ErrorBoundary place={key}>
      <Suspense fallback={<StartingPage />}>
        <Outlet />
        <FirstScreenStands />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Until the first screen stands, what came with the page is all that is known; screens that look whether something is
 * newer than they know ask the server from then on. It is no drawing of the server any more either, and what was pressed
 * before is done now (boot.ts).
 */
function FirstScreenStands() {
  const client = useApolloClient();
  useEffect(() => {
    letScreensAsk(client);
    const root = document.querySelector<HTMLElement>('[data-drawn-for]');
    if (root) layOutByAndBy(root);
    noteTakenUp();
  }, [client]);
  return null;
}
