import { t } from '@lingui/core/macro';

import { Bill } from '../../../shared/ui/bill';
import { formatPaise } from '../../../shared/lib/format-price';
import { Notice } from '../../../shared/ui/notice';
import { ErrorState, LoadingState } from '../../../shared/ui/states';
import type { Quote } from '../../../features/checkout/use-quote';

interface QuotedBillProps {
  quote: Quote | undefined;
  /** Whether a newer quote is being fetched. */
  quoting: boolean;
  failed: boolean;
  onRetry: () => void;
}

/** The bill of the cart if it were ordered now. */
export function QuotedBill({ quote, quoting, failed, onRetry }: QuotedBillProps) {
  if (failed) return <ErrorState text={t`Your bill could not be calculated.`} onRetry={onRetry} />;
  if (!quote) return <LoadingState label={t`Calculating your bill`} rows={4} />;
  return (
    <div className="checkout__bill" aria-busy={quoting}>
      <Bill {...quote.bill} />
      <MinimumOrder {...quote.delivery} />
      <ReturnFee {...quote.delivery} />
    </div>
  );
}

/** The amount missing to the minimum order; nothing if it is reached. */
function MinimumOrder({ minimumOrderPaise, missingPaise }: Quote['delivery']) {
  if (missingPaise === 0) return null;
  const least = formatPaise(minimumOrderPaise);
  const missing = formatPaise(missingPaise);
  return (
    <Notice tone="warning">
      <p>{t`The minimum order is ${least}: add ${missing} more.`}</p>
    </Notice>
  );
}

/**
 * The return fee that customers should know before they order; nothing if there is no fee, or it would be paid back in
 * full.
 */
function ReturnFee({ feePaise, keepsReturnFee }: Quote['delivery']) {
  if (feePaise === 0 || !keepsReturnFee) return null;
  const fee = formatPaise(feePaise);
  return <p>{t`If we cannot hand the order over to you, we keep the delivery fee of ${fee}.`}</p>;
}
