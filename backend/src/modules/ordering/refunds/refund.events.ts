import { DomainEvent, EventActor, SYSTEM_ACTOR } from '../../../kernel/domain-event';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Refund } from './refund.entity';

/** A refund was requested. */
export function refundRequested(refund: Refund, actor: EventActor): DomainEvent {
  const { id, paymentId, orderId, amountPaise, reason, status } = refund;
  const after = { paymentId, orderId, amountPaise, reason, status };
  return { actor, action: 'refund.requested', subject: 'refund', subjectId: id, after };
}

/** A refund was settled by the provider, or by the staff member who sent it. */
export function refundSettled(
  subjectId: number,
  before: PaymentStatus,
  after: Partial<Pick<Refund, 'status' | 'failureReason'>>,
  actor: EventActor = SYSTEM_ACTOR,
): DomainEvent {
  const action = 'refund.settled';
  return { actor, action, subject: 'refund', subjectId, before: { status: before }, after };
}
