import { EventActor, DomainEvent } from '../../../kernel/domain-event';
import { GiftVoucher } from './gift-voucher.entity';

const subject = 'gift-voucher';

/** A new voucher. Without its code: whoever has that has the money. */
export function voucherAdded(voucher: GiftVoucher, actor: EventActor): DomainEvent {
  const { id: subjectId, valuePaise, validUntil } = voucher;
  const after = { valuePaise, validUntil };
  return { actor, action: 'gift-voucher.added', subject, subjectId, after };
}

/** A voucher that can no longer be redeemed. */
export function voucherEnded(
  { id: subjectId, validUntil }: GiftVoucher,
  endedAt: Date,
  actor: EventActor,
): DomainEvent {
  const values = { before: { validUntil }, after: { validUntil: endedAt } };
  return { actor, action: 'gift-voucher.ended', subject, subjectId, ...values };
}

/** A voucher that became a customer's gift credit. */
export function voucherRedeemed({ id, valuePaise }: GiftVoucher, customerId: number): DomainEvent {
  return {
    actor: { role: 'customer', id: customerId },
    action: 'gift-voucher.redeemed',
    subject,
    subjectId: id,
    before: { redeemedByCustomerId: null },
    after: { redeemedByCustomerId: customerId, valuePaise },
  };
}
