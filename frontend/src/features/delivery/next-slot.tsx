import { t } from '@lingui/core/macro';

import { useNextDeliverySlotQuery } from '../../generated/delivery/next-delivery-slot';
import { useStoreQuery } from '../../generated/storefront/store/store';
import { describeNextSlot } from './internal/next-slot.rules';

/** The shop's city, whose name is translated. */
const homeCity = { name: 'Thane' };

/** The delivery place and the next available slot. */
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
