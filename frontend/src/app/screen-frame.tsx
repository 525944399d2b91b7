import { Suspense } from 'react';
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
      </Suspense>
    </ErrorBoundary>
  );
}
