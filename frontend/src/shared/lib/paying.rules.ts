import type { PaymentStatus } from '../../generated/graphql';

/** The payment that paid an order, if any: a transfer of less than the price went back before it. */
export const payingOf = <Paid extends { status: PaymentStatus; amountPaise: number }>(
  payments: readonly Paid[],
): Paid | undefined =>
  payments
    .filter(({ status }) => status === 'SUCCESS')
    .sort((one, other) => other.amountPaise - one.amountPaise)[0];
