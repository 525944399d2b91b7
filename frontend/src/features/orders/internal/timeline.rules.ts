import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

import type { OrderEventFieldsFragment, OrderStatus } from '../../../generated/graphql';

type Event = Pick<OrderEventFieldsFragment, 'fromStatus' | 'toStatus' | 'paymentStatus'>;

const statusChangeText: Record<OrderStatus, MessageDescriptor> = {
  PENDING: msg`Waiting for the payment`,
  SUCCESS: msg`Paid and confirmed`,
  PICKING: msg`Being packed`,
  PACKED: msg`Packed`,
  OUT_FOR_DELIVERY: msg`Out for delivery`,
  DELIVERED: msg`Delivered`,
  DELIVERY_FAILED: msg`Could not be delivered`,
  RETURNED: msg`Returned to the shop`,
  CANCELLED: msg`Cancelled`,
};

const moneyText = {
  PENDING: msg`Payment pending`,
  SUCCESS: msg`Payment received`,
  FAILED: msg`Payment failed`,
  REFUNDED: msg`Money paid back`,
};

/**
 * What happened, for people.
 * @param before the event before it
 * @param note what it notes, in the language that is shown
 */
export function eventText(
  { fromStatus, toStatus, paymentStatus }: Event,
  before?: Pick<Event, 'paymentStatus'>,
  note?: string | null,
): string {
  if (!fromStatus) return t`Order placed`;
  if (fromStatus !== toStatus) return i18n._(statusChangeText[toStatus]);
  // The status stayed the same: the event is about what is picked, about what it notes, or about money.
  if (toStatus === 'PICKING') return t`Your order changed`;
  if (note && before?.paymentStatus === paymentStatus) return note;
  return i18n._(moneyText[paymentStatus]);
}

/** Where an order stands, for people. */
export const statusInWords = (status: OrderStatus): string =>
  status === 'SUCCESS' ? t`Order placed` : i18n._(statusChangeText[status]);

const way: readonly OrderStatus[] = [
  'PENDING',
  'SUCCESS',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
];

/** The remaining steps of the delivery; none for a cancelled order or an unknown status. */
export function stepsAhead(status: OrderStatus): string[] {
  const reached = status === 'PICKING' ? 'SUCCESS' : status;
  if (!way.includes(reached)) return [];
  return way.slice(way.indexOf(reached) + 1).map((step) => i18n._(statusChangeText[step]));
}
