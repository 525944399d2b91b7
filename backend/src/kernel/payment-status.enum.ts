import { registerEnumType } from 'type-graphql';

/** Payment status of a payment or an order; the values are the specification's words. */
export enum PaymentStatus {
  PENDING = 'pending',
  SUCCESS = 'success',
  FAILED = 'failed',
  REFUNDED = 'refunded',
}
registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'Payment status.',
  valuesConfig: {
    PENDING: { description: 'Not paid yet.' },
    SUCCESS: { description: 'Paid.' },
    FAILED: { description: 'The last attempt was declined; payment can be retried.' },
    REFUNDED: { description: 'Refunded.' },
  },
});
