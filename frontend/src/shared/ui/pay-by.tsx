import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

import { formatTime } from '../lib/ist-time';
import { timeLeft } from '../lib/time-left.rules';
import { useNow } from '../lib/use-now';
import './pay-by.css';

const everyMs = 15_000;

/** The payment deadline of an order, and what happens after it. */
export function PayBy({ until }: { until: string }) {
  const left = timeLeft(until, useNow(everyMs));
  return (
    // A minute may pass between the server's page and its hydration.
    <p className="pay-by" suppressHydrationWarning>
      {left ? (
        <Trans>
          Pay {left}, until <time dateTime={until}>{formatTime(until)}</time>. After that the order
          is cancelled and nothing is charged.
        </Trans>
      ) : (
        t`The time to pay is over. The order is cancelled, and nothing is charged.`
      )}
    </p>
  );
}
