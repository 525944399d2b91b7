import type { OrderStatus } from '../../generated/graphql';

/** Of an order, what tells how it is paid. */
export interface OrderToJudge {
  status: OrderStatus;
  paymentMethod: 'CARD' | 'CASH_ON_DELIVERY';
}

/** Whether the order still waits to be paid online. The cart needs nothing else of `order-status.rules.ts`. */
export const awaitsPayment = ({ status, paymentMethod }: OrderToJudge): boolean =>
  paymentMethod === 'CARD' && status === 'PENDING';
