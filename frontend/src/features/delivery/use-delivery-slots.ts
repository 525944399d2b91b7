import { useDeliverySlotsQuery } from '../../generated/delivery/delivery-slots';
import type { DeliverySlotsQuery } from '../../generated/graphql';

export type DeliverySlot = DeliverySlotsQuery['deliverySlots'][number];

/** The slots one can choose from; asked for anew, since others are choosing too. */
export function useDeliverySlots() {
  const { data, error, refetch } = useDeliverySlotsQuery({ fetchPolicy: 'cache-and-network' });
  return {
    slots: data?.deliverySlots,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
