import { t } from '@lingui/core/macro';

import type { DeliverySlotsQuery } from '../../generated/graphql';
import { formatWindow, nameDay } from '../../lib/ist-day';

type Slot = DeliverySlotsQuery['deliverySlots'][number];

/** 'Next slot today 17–19': the first one that is open. */
export function describeNextSlot(slots: readonly Slot[], now: Date): string {
  const next = slots.find((slot) => slot.closedReason === null);
  if (!next) return t`All slots are taken`;
  return t`Next slot ${{ day: nameDay(next.date, now) }} ${{ window: formatWindow(next.startMinute, next.endMinute) }}`;
}
