import type { OrderEventFieldsFragment, OrderStatus } from '../../generated/graphql';

type Event = Pick<OrderEventFieldsFragment, 'fromStatus' | 'toStatus' | 'paymentStatus'>;

const movedText: Record<OrderStatus, string> = {
  PENDING: 'Waiting for the payment',
  SUCCESS: 'Paid and confirmed',
  PACKED: 'Packed',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
};

const moneyText = {
  PENDING: 'Payment pending',
  SUCCESS: 'Payment received',
  FAILED: 'Payment failed',
  REFUNDED: 'Money paid back',
};

/** What happened, for people. */
export function eventText({ fromStatus, toStatus, paymentStatus }: Event): string {
  if (!fromStatus) return 'Order placed';
  // The order stayed where it was: what happened is about its money.
  if (fromStatus === toStatus) return moneyText[paymentStatus];
  return movedText[toStatus];
}

const way: readonly OrderStatus[] = [
  'PENDING',
  'SUCCESS',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
];

/** What is still to come on the way to the door; nothing where the order was called off. */
export function stepsAhead(status: OrderStatus): string[] {
  if (status === 'CANCELLED') return [];
  return way.slice(way.indexOf(status) + 1).map((step) => movedText[step]);
}
