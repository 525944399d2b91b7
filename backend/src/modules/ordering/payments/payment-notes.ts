import { AuditActor, AuditNote, SHOP_ITSELF } from '../../operations/audit/audit-log';
import { PaymentStatus } from './payment-status.enum';
import { Payment } from './payment.entity';
import { Refund } from '../refunds/refund.entity';

/** A payment that was begun. */
export function paymentBegun(payment: Payment): AuditNote {
  const { id, customerId, orderId, amountPaise, status, gateway } = payment;
  const actor: AuditActor = { role: 'customer', id: customerId };
  const after = { orderId, amountPaise, status, gateway };
  return { actor, action: 'payment.begun', subject: 'payment', subjectId: id, after };
}

/** What the provider says became of a payment. */
export function paymentSettled(
  subjectId: number,
  before: PaymentStatus,
  after: Partial<Pick<Payment, 'status' | 'failureReason'>>,
): AuditNote {
  const action = 'payment.settled';
  const actor = SHOP_ITSELF;
  return { actor, action, subject: 'payment', subjectId, before: { status: before }, after };
}

/** Money that is to be paid back. */
export function refundRequested(refund: Refund, actor: AuditActor): AuditNote {
  const { id, paymentId, orderId, amountPaise, reason, status } = refund;
  const after = { paymentId, orderId, amountPaise, reason, status };
  return { actor, action: 'refund.requested', subject: 'refund', subjectId: id, after };
}

/** What the provider says became of a refund. */
export function refundSettled(
  subjectId: number,
  before: PaymentStatus,
  after: Partial<Pick<Refund, 'status' | 'failureReason'>>,
): AuditNote {
  const action = 'refund.settled';
  const actor = SHOP_ITSELF;
  return { actor, action, subject: 'refund', subjectId, before: { status: before }, after };
}
