import { t } from '@lingui/core/macro';

import { ErrorState } from '../ui/states';
import { Page } from '../ui/page';

/** Stands in for a screen that could not be loaded or drawn. */
export function ErrorBoundary() {
  return (
    <Page title={t`Something went wrong`}>
      <ErrorState
        text={t`This page could not be shown. Your cart is safe.`}
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
}
