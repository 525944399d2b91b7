import { EventActor, DomainEvent, SYSTEM_ACTOR } from '../../../kernel/domain-event';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment, utrOf } from './payment.entity';

/** A payment was begun. */
export function paymentBegun(payment: Payment): DomainEvent {
  const { id, customerId, orderId, amountPaise, status, gateway } = payment;
  const actor: EventActor = { role: 'customer', id: customerId };
  const utr = utrOf(payment);
  const after = { orderId, amountPaise, status, gateway, ...(utr && { utr }) };
  return { actor, action: 'payment.begun', subject: 'payment', subjectId: id, after };
}

/** A payment was settled by the provider, or by the staff from the bank statement. */
export function paymentSettled(
  subjectId: number,
  before: PaymentStatus,
  after: Partial<Pick<Payment, 'status' | 'failureReason'>>,
  actor: EventActor = SYSTEM_ACTOR,
): DomainEvent {
  const action = 'payment.settled';
  return { actor, action, subject: 'payment', subjectId, before: { status: before }, after };
}
