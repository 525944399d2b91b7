import { DomainEvent, EventActor, SYSTEM_ACTOR } from '../../../kernel/domain-event';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Refund } from './refund.entity';

/** Money that is to be paid back. */
export function refundRequested(refund: Refund, actor: EventActor): DomainEvent {
  const { id, paymentId, orderId, amountPaise, reason, status } = refund;
  const after = { paymentId, orderId, amountPaise, reason, status };
  return { actor, action: 'refund.requested', subject: 'refund', subjectId: id, after };
}

/** What the provider, or who sent it by hand, says became of a refund. */
export function refundSettled(
  subjectId: number,
  before: PaymentStatus,
  after: Partial<Pick<Refund, 'status' | 'failureReason'>>,
  actor: EventActor = SYSTEM_ACTOR,
): DomainEvent {
  const action = 'refund.settled';
  return { actor, action, subject: 'refund', subjectId, before: { status: before }, after };
}
