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

/** The description of an event. */
export function eventText({ fromStatus, toStatus, paymentStatus }: Event): string {
  if (!fromStatus) return t`Order placed`;
  // Without a status change, the event is about money or picking.
  if (fromStatus === toStatus && toStatus === 'PICKING') return t`Order changed`;
  if (fromStatus === toStatus) return i18n._(moneyText[paymentStatus]);
  // Moved back, or released by its picker: not a payment.
  if (toStatus === 'SUCCESS' && fromStatus !== 'PENDING') return t`Waits to be packed`;
  return i18n._(statusChangeText[toStatus]);
}

/** Whether an event changed neither the order nor its payment: then it consists only of its note. */
export const isNoteOnly = (event: Event, before: Event | undefined): boolean =>
  event.fromStatus === event.toStatus &&
  event.toStatus !== 'PICKING' &&
  event.paymentStatus === before?.paymentStatus;

/** The description of an order's status. */
export const statusInWords = (status: OrderStatus): string =>
  status === 'SUCCESS' ? t`Order placed` : i18n._(statusChangeText[status]);

const way: readonly OrderStatus[] = [
  'PENDING',
  'SUCCESS',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
];

/** The remaining delivery steps; none for a cancelled order or an unknown status. */
export function stepsAhead(status: OrderStatus): string[] {
  const reached = status === 'PICKING' ? 'SUCCESS' : status;
  if (!way.includes(reached)) return [];
  return way.slice(way.indexOf(reached) + 1).map((step) => i18n._(statusChangeText[step]));
}
