import { EventActor, DomainEvent, SYSTEM_ACTOR } from '../../../kernel/domain-event';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment } from './payment.entity';

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
