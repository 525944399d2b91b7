import { t } from '@lingui/core/macro';

import { useNextDeliverySlotQuery } from '../../generated/delivery/next-delivery-slot';
import { useStoreQuery } from '../../generated/storefront/store/store';
import { describeNextSlot } from './internal/next-slot.rules';

/** The city of this shop, whose name is translated. */
const homeCity = { name: 'Thane' };

/** Where the shop delivers, and when it can next. */
export function NextSlot() {
  const { data: storeData } = useStoreQuery();
  const city = storeData?.store.city ?? homeCity.name;
  const { data } = useNextDeliverySlotQuery();
  return (
    <p className="next-slot">
      {city === homeCity.name ? t`Thane` : city}
      <strong>{data ? describeNextSlot(data.nextDeliverySlot, new Date()) : '\u00a0'}</strong>
    </p>
  );
}
