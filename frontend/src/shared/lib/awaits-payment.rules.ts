import type { OrderStatus } from '../../generated/graphql';

/** The fields of an order that determine how it is paid. */
export interface OrderToJudge {
  status: OrderStatus;
  paymentMethod: 'CARD' | 'CASH_ON_DELIVERY';
}

/**
 * Whether the order still awaits online payment. A separate file, because the cart needs nothing else of
 * `order-status.rules.ts`.
 */
export const awaitsPayment = ({ status, paymentMethod }: OrderToJudge): boolean =>
  paymentMethod === 'CARD' && status === 'PENDING';
