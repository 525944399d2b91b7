import { t } from '@lingui/core/macro';

import { NotLoaded } from '../lib/loaded-ahead';
import { Page } from './page';

/**
 * Shown in place of a screen that could not be loaded or rendered. If there is a connection, a deployment may have
 * removed its file: then only a reload helps. Without one, a reload could lose the shop.
 */
export const FailedScreen = ({ onRetry }: { onRetry?: () => void }) => (
  <Page title={t`Something went wrong`}>
    <NotLoaded onRetry={() => (navigator.onLine ? window.location.reload() : onRetry?.())} />
  </Page>
);
