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
      {cityName(storeData?.store.city ?? 'Thane')}
      <strong>{data ? describeNextSlot(data.nextDeliverySlot, new Date()) : '\u00a0'}</strong>
    </p>
  );
}

/** The name of a city; the shop knows that of its own in all languages. */
const cityName = (city: string): string => (city === 'Thane' ? t`Thane` : city);
