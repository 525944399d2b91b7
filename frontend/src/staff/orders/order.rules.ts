import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { OrderStatus, PaymentStatus } from '../../generated/graphql';

const transitionLabels: Record<OrderStatus, MessageDescriptor> = {
  PENDING: msg`Back to pending`,
  SUCCESS: msg`Confirm`,
  PICKING: msg`Being packed`,
  PACKED: msg`Packed`,
  OUT_FOR_DELIVERY: msg`Out for delivery`,
  DELIVERED: msg`Delivered`,
  DELIVERY_FAILED: msg`Delivery failed`,
  RETURNED: msg`Returned`,
  CANCELLED: msg`Cancel order`,
};

/** The label of the button for a status transition. */
export const transitionText = (to: OrderStatus): string => i18n._(transitionLabels[to]);

const statuses = Object.keys(transitionLabels) as OrderStatus[];

/** The status in the URL; undefined if missing or invalid. */
export const readStatus = (parameters: URLSearchParams): OrderStatus | undefined =>
  statuses.find((status) => status === parameters.get('status'));

interface OrderToCollect {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: 'CARD' | 'CASH_ON_DELIVERY';
}

/** The statuses in which cash can be collected. */
const isCashCollectable: readonly OrderStatus[] = ['OUT_FOR_DELIVERY', 'DELIVERED'];

/** Whether cash can be collected for the order now. */
export const awaitsCash = ({ status, paymentStatus, paymentMethod }: OrderToCollect): boolean =>
  paymentMethod === 'CASH_ON_DELIVERY' &&
  paymentStatus === 'PENDING' &&
  isCashCollectable.includes(status);

interface Money {
  amountPaise: number;
  status: PaymentStatus;
}

const sum = (amounts: readonly Money[]) =>
  amounts.reduce((total, { amountPaise }) => total + amountPaise, 0);

/** The paid amount that is not refunded yet, in paise. */
export function refundablePaise(payments: readonly Money[], refunds: readonly Money[]): number {
  const captured = payments.filter(({ status }) => status === 'SUCCESS' || status === 'REFUNDED');
  const returned = refunds.filter(({ status }) => status !== 'FAILED');
  return Math.max(0, sum(captured) - sum(returned));
}
