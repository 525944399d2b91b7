import { EventActor, DomainEvent, SYSTEM_ACTOR } from '../../../kernel/domain-event';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment } from './payment.entity';
import { Refund } from '../refunds/refund.entity';

/** A payment that was begun. */
export function paymentBegun(payment: Payment): DomainEvent {
  const { id, customerId, orderId, amountPaise, status, gateway } = payment;
  const actor: EventActor = { role: 'customer', id: customerId };
  const after = { orderId, amountPaise, status, gateway };
  return { actor, action: 'payment.begun', subject: 'payment', subjectId: id, after };
}

/** What the provider says became of a payment. */
export function paymentSettled(
  subjectId: number,
  before: PaymentStatus,
  after: Partial<Pick<Payment, 'status' | 'failureReason'>>,
): DomainEvent {
  const action = 'payment.settled';
  const actor = SYSTEM_ACTOR;
  return { actor, action, subject: 'payment', subjectId, before: { status: before }, after };
}

/** Money that is to be paid back. */
export function refundRequested(refund: Refund, actor: EventActor): DomainEvent {
  const { id, paymentId, orderId, amountPaise, reason, status } = refund;
  const after = { paymentId, orderId, amountPaise, reason, status };
  return { actor, action: 'refund.requested', subject: 'refund', subjectId: id, after };
}

/** What the provider says became of a refund. */
export function refundSettled(
  subjectId: number,
  before: PaymentStatus,
  after: Partial<Pick<Refund, 'status' | 'failureReason'>>,
): DomainEvent {
  const action = 'refund.settled';
  const actor = SYSTEM_ACTOR;
  return { actor, action, subject: 'refund', subjectId, before: { status: before }, after };
}
