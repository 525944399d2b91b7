import { t } from '@lingui/core/macro';

import { LoadingState } from '../shared/ui/states';

/** What is seen until a screen has been loaded, where there is none before it. */
export function StartingPage() {
  return (
    <div className="page">
      <LoadingState label={t`Loading the shop`} />
    </div>
  );
}
