import type { PaymentStatus } from '../../generated/graphql';

/** Where money is that goes back to the customer. */
export function refundText(status: PaymentStatus): string {
  if (status === 'PENDING') return 'Refund on its way';
  return status === 'FAILED' ? 'Refund failed; we are looking into it' : 'Refunded';
}
