import { t } from '@lingui/core/macro';

import { useNextDeliverySlotQuery } from '../../generated/delivery/next-delivery-slot';
import { useStoreQuery } from '../../generated/storefront/store/store';
import { describeNextSlot } from './internal/next-slot.rules';

/** Where the shop delivers, and when it can next. */
export function NextSlot() {
  const { data: storeData } = useStoreQuery();
  const { data } = useNextDeliverySlotQuery();
  return (
    <p className="next-slot">
      {storeData?.store.city ?? t`Thane`}
      <strong>{data ? describeNextSlot(data.nextDeliverySlot, new Date()) : '\u00a0'}</strong>
    </p>
  );
}
