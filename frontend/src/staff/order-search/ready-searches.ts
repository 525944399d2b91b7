import { t } from '@lingui/core/macro';

import { istDayOf } from '../../shared/lib/ist-day';
import type { ReadyFilter } from '../kit/ready-filters';

/** The frequently used searches. */
export const readySearches = (now: Date): readonly ReadyFilter[] => [
  { label: t`To pick today`, filter: { statuses: 'SUCCESS', deliveryTo: istDayOf(now) } },
  { label: t`Out for delivery`, filter: { statuses: 'OUT_FOR_DELIVERY' } },
  { label: t`Late`, filter: { isLate: 'true' } },
  { label: t`Failed`, filter: { statuses: 'DELIVERY_FAILED' } },
  { label: t`Unpaid`, filter: { statuses: 'DELIVERED', paymentStatuses: 'PENDING' } },
  { label: t`Failed refunds`, filter: { hasFailedRefund: 'true' } },
];
