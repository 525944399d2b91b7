import { Paise } from '../../../kernel/money';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Transaction } from '../../../platform/database/database';
import { Payment } from './payment.entity';

/** The part of an order's payments for which no refund has been requested. */
export async function leftOfPayments(tx: Transaction, orderId: number): Promise<Paise> {
  const payments = await tx.findBy(Payment, { orderId, status: PaymentStatus.SUCCESS });
  return payments.reduce(
    (sum, payment) => sum + payment.amountPaise - payment.refundRequestedPaise,
    0,
  );
}
