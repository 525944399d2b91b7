import { OrderStatus } from '../../../kernel/order.enums';
import type { Order } from '../orders/order.entity';
import type { RoundStop } from './round-stop.entity';

const ON_THE_WAY: readonly OrderStatus[] = [OrderStatus.PACKED, OrderStatus.OUT_FOR_DELIVERY];

/**
 * Whether a stop is still to be made: it has no result, and nobody else has settled its order or moved it to another
 * slot.
 */
export function isOpenStop(
  stop: Pick<RoundStop, 'outcome' | 'deliveryVersion'>,
  order: Pick<Order, 'status' | 'deliveryVersion'>,
): boolean {
  return stop.outcome === null && isSameDelivery(stop, order) && ON_THE_WAY.includes(order.status);
}

/** Whether the order still has the slot with which it was added to the round. */
export function isSameDelivery(
  stop: Pick<RoundStop, 'deliveryVersion'>,
  order: Pick<Order, 'deliveryVersion'>,
): boolean {
  return stop.deliveryVersion === order.deliveryVersion;
}

/** Sorts orders by pin code, then by address. Those without an address come last. */
export function byAddress<Each extends Pick<Order, 'id' | 'deliveryAddress'>>(
  orders: readonly Each[],
): Each[] {
  const place = ({ deliveryAddress }: Each): string =>
    deliveryAddress
      ? [deliveryAddress.pinCode, deliveryAddress.line2 ?? '', deliveryAddress.line1]
          .join('\n')
          .toLowerCase()
      : '\uFFFF';
  return [...orders].sort(
    (one, other) =>
      place(one).localeCompare(place(other), 'en-IN', { numeric: true }) || one.id - other.id,
  );
}
