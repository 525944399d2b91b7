import { t } from '@lingui/core/macro';

import { LoadingState } from '../shared/ui/states';

/** Shown while the first screen loads. */
export function StartingPage() {
  return (
    <div className="page">
      <LoadingState label={t`Loading the shop`} />
    </div>
  );
}
