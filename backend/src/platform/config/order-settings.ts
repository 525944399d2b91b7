import { limit } from './security-settings';

/** How many orders one customer can have. Lines that the REST contract orders together are one order here. */
export interface OrderLimitsConfig {
  /** Orders that wait for an online payment at the same time. */
  unpaidPerCustomer: number;
  /** Orders with cash on delivery that are not delivered yet. */
  openCashPerCustomer: number;
  /** Orders placed within an hour, whatever became of them. */
  perCustomerAndHour: number;
}

export const orderVariables = {
  UNPAID_ORDERS_PER_CUSTOMER: limit({
    desc: 'orders of one customer that await an online payment; orders placed together by REST count as one',
    example: '10',
    default: 5,
  }),
  CASH_ORDERS_PER_CUSTOMER: limit({
    desc: 'orders of one customer with cash on delivery that are not delivered yet',
    example: '10',
    default: 5,
  }),
  ORDERS_PER_HOUR: limit({
    desc: 'orders that one customer can place in an hour',
    example: '50',
    default: 20,
  }),
};

/** The limits together. */
export function orderLimitsOf(env: Record<keyof typeof orderVariables, number>): OrderLimitsConfig {
  return {
    unpaidPerCustomer: env.UNPAID_ORDERS_PER_CUSTOMER,
    openCashPerCustomer: env.CASH_ORDERS_PER_CUSTOMER,
    perCustomerAndHour: env.ORDERS_PER_HOUR,
  };
}
