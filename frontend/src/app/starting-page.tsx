import { t } from '@lingui/core/macro';

import { LoadingState } from '../ui/states';

/** What is seen until the first screen has been loaded. */
export function StartingPage() {
  return (
    <main className="page">
      <LoadingState label={t`Loading the shop`} />
    </main>
  );
}
