import { AuditActor, AuditNote } from '../../operations/audit/audit-log';
import { GiftVoucher } from './gift-voucher.entity';

const subject = 'gift-voucher';

/** A voucher that was made. Not its code: whoever has that has the money. */
export function voucherAdded(voucher: GiftVoucher, actor: AuditActor): AuditNote {
  const { id: subjectId, valuePaise, validUntil } = voucher;
  const after = { valuePaise, validUntil };
  return { actor, action: 'gift-voucher.added', subject, subjectId, after };
}

/** A voucher that became the gift credit of a customer. */
export function voucherRedeemed({ id, valuePaise }: GiftVoucher, customerId: number): AuditNote {
  return {
    actor: { role: 'customer', id: customerId },
    action: 'gift-voucher.redeemed',
    subject,
    subjectId: id,
    before: { redeemedByCustomerId: null },
    after: { redeemedByCustomerId: customerId, valuePaise },
  };
}
