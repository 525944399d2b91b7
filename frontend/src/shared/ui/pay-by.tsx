import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { formatTime } from '../lib/ist-time';
import { timeLeft } from '../lib/time-left.rules';
import { useNow } from '../lib/use-now';
import './pay-by.css';

const everyMs = 15_000;
/** No order waits longer for its payment. */
const longestMs = 60 * 60_000;

interface PayByProps {
  until: string;
}

/** The payment deadline of an order, and what happens after it. */
export function PayBy({ until }: PayByProps) {
  return (
    // A minute may pass between the server's page and its hydration.
    <p className="pay-by" suppressHydrationWarning>
      <Deadline key={until} until={until} />
    </p>
  );
}

function Deadline({ until }: PayByProps) {
  const now = useNow(everyMs);
  const left = timeLeft(until, now);
  // The server still waits for the payment: a device that sees the deadline in the past or hours ahead has a wrong clock.
  const [isClockRight] = useState(
    () => left !== undefined && Date.parse(until) - now.getTime() <= longestMs,
  );
  if (isClockRight && !left)
    return t`The time to pay is over. The order is cancelled, and nothing is charged.`;
  return isClockRight ? (
    <Trans>
      Pay {left}, until <time dateTime={until}>{formatTime(until)}</time>. After that the order is
      cancelled and nothing is charged.
    </Trans>
  ) : (
    <Trans>
      Pay until <time dateTime={until}>{formatTime(until)}</time>. After that the order is cancelled
      and nothing is charged.
    </Trans>
  );
}
