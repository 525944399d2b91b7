import type { OrderStatus, PaymentStatus } from '../../generated/graphql';

/** The words of the shop for where an order stands. */
export const orderStatusText: Record<OrderStatus, string> = {
  PENDING: 'pending',
  SUCCESS: 'success',
  PACKED: 'packed',
  OUT_FOR_DELIVERY: 'out for delivery',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
};

/** The words of the shop for where its payment stands. */
export const paymentStatusText: Record<PaymentStatus, string> = {
  PENDING: 'pending',
  SUCCESS: 'success',
  FAILED: 'failed',
  REFUNDED: 'refunded',
};

interface OrderToJudge {
  status: OrderStatus;
  paymentMethod: 'CARD' | 'CASH_ON_DELIVERY';
}

/** Whether the order still waits to be paid online. */
export const awaitsPayment = ({ status, paymentMethod }: OrderToJudge): boolean =>
  paymentMethod === 'CARD' && status === 'PENDING';
