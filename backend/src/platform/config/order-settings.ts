import { limit } from './security-settings';

/** Order limits per customer. Lines that the REST contract orders together count as one order. */
export interface OrderLimitsConfig {
  /** Orders waiting for an online payment at the same time. */
  unpaidPerCustomer: number;
  /** Undelivered orders with cash on delivery. */
  openCashPerCustomer: number;
  /** Orders placed within an hour, whatever their status. */
  perCustomerAndHour: number;
}

export const orderVariables = {
  UNPAID_ORDERS_PER_CUSTOMER: limit({
    desc: 'orders of one customer that wait for an online payment; lines ordered together by REST count as one',
    example: '10',
    default: 5,
  }),
  CASH_ORDERS_PER_CUSTOMER: limit({
    desc: 'undelivered orders of one customer with cash on delivery',
    example: '10',
    default: 5,
  }),
  ORDERS_PER_HOUR: limit({
    desc: 'orders that one customer can place in an hour',
    example: '50',
    default: 20,
  }),
};

/** Combines the limits. */
export function orderLimitsOf(env: Record<keyof typeof orderVariables, number>): OrderLimitsConfig {
  return {
    unpaidPerCustomer: env.UNPAID_ORDERS_PER_CUSTOMER,
    openCashPerCustomer: env.CASH_ORDERS_PER_CUSTOMER,
    perCustomerAndHour: env.ORDERS_PER_HOUR,
  };
}
