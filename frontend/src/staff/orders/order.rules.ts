import type { OrderStatus, PaymentStatus } from '../../generated/graphql';

/** The labels of the buttons for status transitions. */
export const transitionLabel: Record<OrderStatus, string> = {
  PENDING: 'Back to pending',
  SUCCESS: 'Confirm',
  PACKED: 'Packed',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERED: 'Delivered',
  DELIVERY_FAILED: 'Delivery failed',
  RETURNED: 'Returned',
  CANCELLED: 'Cancel order',
};

const statuses = Object.keys(transitionLabel) as OrderStatus[];

/** The status in the URL; undefined where it is missing or invalid. */
export const readStatus = (parameters: URLSearchParams): OrderStatus | undefined =>
  statuses.find((status) => status === parameters.get('status'));

interface OrderToCollect {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: 'CARD' | 'CASH_ON_DELIVERY';
}

/** The statuses in which cash can be collected. */
const isCashCollectable: readonly OrderStatus[] = ['OUT_FOR_DELIVERY', 'DELIVERED'];

/** Whether its cash can be collected now. */
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
