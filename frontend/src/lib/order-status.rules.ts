import type {
  OrderActorRole,
  OrderStatus,
  PaymentStatus,
  Substitution,
} from '../generated/graphql';

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

/** Who moved an order, as its customer and as the shop call them. */
export const actorText: Record<'customer' | 'admin', Record<OrderActorRole, string>> = {
  customer: { CUSTOMER: 'You', ADMIN: 'The shop', SYSTEM: 'Automatically' },
  admin: { CUSTOMER: 'The customer', ADMIN: 'The shop', SYSTEM: 'Automatically' },
};

interface OrderToJudge {
  status: OrderStatus;
  paymentMethod: 'CARD' | 'CASH_ON_DELIVERY';
}

/** Whether the order still waits to be paid online. */
export const awaitsPayment = ({ status, paymentMethod }: OrderToJudge): boolean =>
  paymentMethod === 'CARD' && status === 'PENDING';

/** Whether nothing more happens to an order by itself. */
export const isOver = (status: OrderStatus): boolean =>
  status === 'DELIVERED' || status === 'CANCELLED';

/** Whether a receipt can be had: nothing is issued while an order waits to be paid. */
export const mayHaveReceipt = (status: OrderStatus): boolean =>
  status !== 'PENDING' && status !== 'CANCELLED';

/** What is to be done where something is missing, for people. */
export const substitutionText: Record<Substitution, string> = {
  CALL_ME: 'Call me',
  SIMILAR_PRODUCT: 'Similar product',
  NO_SUBSTITUTE: 'No substitute',
};
