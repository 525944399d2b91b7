import { DomainEvent, EventActor } from '../../../kernel/domain-event';
import { CreditNote } from './credit-note.entity';

/** A credit note was issued. */
export function creditNoteIssued(note: CreditNote, actor: EventActor): DomainEvent {
  const { id, orderId, financialYear, number, reason, amountPaise } = note;
  const { toCollectPaise, cashPaise, cardPaise, giftCreditPaise } = note;
  const after = {
    ...{ creditNoteId: id, financialYear, number, reason, amountPaise },
    ...{ toCollectPaise, cashPaise, cardPaise, giftCreditPaise },
  };
  return { actor, action: 'order.credited', subject: 'order', subjectId: orderId, after };
}
