import { registerEnumType } from 'type-graphql';

/** The status of the money of a payment or an order; the values come from the specification. */
export enum PaymentStatus {
  PENDING = 'pending',
  SUCCESS = 'success',
  FAILED = 'failed',
  REFUNDED = 'refunded',
}
registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'Where the money is.',
  valuesConfig: {
    PENDING: { description: 'Not paid yet.' },
    SUCCESS: { description: 'Paid.' },
    FAILED: { description: 'The last attempt was declined; it may be tried again.' },
    REFUNDED: { description: 'Paid back.' },
  },
});
