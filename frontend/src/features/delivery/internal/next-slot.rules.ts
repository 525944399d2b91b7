import { t } from '@lingui/core/macro';

import type { NextDeliverySlotQuery } from '../../../generated/graphql';
import { formatWindow, nameDay } from '../../../shared/lib/ist-day';

/** 'Next slot today 5–7 pm', or a note that there is none. */
export function describeNextSlot(
  next: NextDeliverySlotQuery['nextDeliverySlot'],
  now: Date,
): string {
  if (!next) return t`All slots are taken`;
  return t`Next slot ${{ day: nameDay(next.date, now) }} ${{ window: formatWindow(next.startMinute, next.endMinute) }}`;
}
