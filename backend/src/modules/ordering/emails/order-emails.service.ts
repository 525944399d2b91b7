import { In, IsNull } from 'typeorm';
import { Customer, writtenTo } from '../../identity';
import { asLanguage } from '../../../kernel/language';
import { EmailContent } from '../../../platform/mail/email-content.rules';
import { Mail } from '../../../platform/mail/mail.entity';
import { EmailWriter } from '../../../platform/mail/email-writers';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { CreditNote } from '../credit-notes/credit-note.entity';
import { creditNoteNumber } from '../credit-notes/credit-note.rules';
import { Payment, UPI, utrOf } from '../payments/payment.entity';
import { Refund } from '../refunds/refund.entity';
import { StoreConfig } from '../../../platform/config/config';
import { Transaction } from '../../../platform/database/database';
import { findById } from '../../../platform/database/dialect/find-locked';
import { OrderEvent } from '../orders/order-event.entity';
import { agreedBillOf } from '../orders/order-line.rules';
import { OrderRepository } from '../orders/order.repository';
import { SubstituteQuestionsService } from '../questions/substitute-questions.service';
import { LIFETIME_MINUTES, urlOf } from '../../identity/index.rules';
import { EmailedCreditNote, orderEmail } from './order-email.rules';
import { questionEmail } from './question-email.rules';
import { payUntil } from '../orders/order-lapse.rules';
import { OrderMailKind, OrderMailSource, readSource } from '../orders/order-mail.rules';
import { isCalledOff } from '../orders/order-transitions.rules';
import { ORDER_TEXTS } from './order-email-texts';

/** Writes the emails about orders when they are sent, in the customer's language at that time. */
export class OrderEmails implements EmailWriter {
  readonly kinds = [...Object.keys(ORDER_TEXTS.en.events), 'order-question'];
  readonly worthMinutes = {
    'order-out-for-delivery': 24 * 60,
    'order-question': LIFETIME_MINUTES['substitute-question'],
  };

  constructor(
    private readonly store: StoreConfig,
    private readonly publicUrl: string,
    private readonly receiptPrefix: string,
    private readonly questions: SubstituteQuestionsService,
    private readonly reachesPhones: boolean,
  ) {}

  /** @returns null if the order or its customer no longer exists, or if the customer can no longer be reached */
  async write(tx: Transaction, mail: Mail): Promise<EmailContent | null> {
    const customer = await findById(tx, Customer, mail.customerId ?? 0);
    const recipient = customer && writtenTo(customer, this.reachesPhones);
    if (!recipient || customer.deletedAt) return null;
    // If the customer has changed their address meanwhile, the email goes to the new one.
    mail.recipient = recipient;
    const source = readSource(mail.detail);
    if (source && 'questionId' in source) return this.question(tx, customer, source.questionId);
    const matter = source && (await subjectMatterOf(tx, source));
    const order = matter && (await new OrderRepository(tx).find(matter.orderId));
    if (!order) return null;
    const { PENDING, SUCCESS } = PaymentStatus;
    const payments = await tx.findBy(Payment, { orderId: order.id });
    const paid = payments.filter(({ status }) => status === SUCCESS).at(-1);
    const { cardBrand, cardLastFour } = paid ?? {};
    const then = matter.event ?? { ...order, actorRole: 'system' as const };
    // Without refunds by staff for other reasons: those have a fingerprint, and an email of their own.
    const refunds = await tx.findBy(Refund, {
      orderId: order.id,
      status: In([PENDING, SUCCESS]),
      requestFingerprint: IsNull(),
    });
    return orderEmail({
      kind: mail.kind as OrderMailKind,
      language: asLanguage(customer.language),
      store: this.store,
      url: `${this.publicUrl}/client/order/${order.id}`,
      order,
      then,
      payUntil: payUntil(
        { status: then.status, placedAt: order.placedAt },
        payments.filter(({ gateway }) => gateway === UPI),
      ),
      card: cardLastFour ? `${cardBrand ?? ''} •••• ${cardLastFour}`.trim() : null,
      utr: paid ? utrOf(paid) : null,
      refundUnderWayPaise: refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      creditBackPaise: agreedBillOf(order).giftCreditPaise - order.giftCreditPaise,
      refundedPaise: matter.refundedPaise,
      creditNote: matter.creditNote && this.emailed(matter.creditNote),
    });
  }

  private emailed(note: CreditNote): EmailedCreditNote {
    return {
      ...note,
      number: creditNoteNumber(this.receiptPrefix, note),
      reason: note.reasonMessage ? null : note.reason,
      // Its PDF would refuse who is not logged in on this device; this page asks them to.
      url: `${this.publicUrl}/client/order/${note.orderId}/receipt`,
    };
  }

  /** Omits a question that is no longer open. */
  private async question(
    tx: Transaction,
    customer: Customer,
    questionId: number,
  ): Promise<EmailContent | null> {
    const link = await this.questions.makeLink(tx, questionId);
    if (!link) return null;
    const { token, orderId, question } = link;
    return questionEmail({
      language: asLanguage(customer.language),
      store: this.store,
      ...{ orderId, question },
      url: urlOf('substitute-question', this.publicUrl, token),
    });
  }
}

interface EmailSubjectMatter {
  orderId: number;
  event: {
    status: OrderEvent['toStatus'];
    paymentStatus: PaymentStatus;
    actorRole: OrderEvent['actorRole'];
  } | null;
  refundedPaise: number | null;
  creditNote: CreditNote | null;
}

/** The event of an email with its data at that time; null if it is no longer stored. */
async function subjectMatterOf(
  tx: Transaction,
  source: Exclude<OrderMailSource, { questionId: number }>,
): Promise<EmailSubjectMatter | null> {
  if ('refundId' in source) {
    const refund = await tx.findOneBy(Refund, { id: source.refundId });
    if (!refund || refund.orderId === null) return null;
    const { orderId, amountPaise: refundedPaise, creditNoteId } = refund;
    const creditNote = await tx.findOneBy(CreditNote, { id: creditNoteId ?? 0 });
    return { orderId, event: null, refundedPaise, creditNote };
  }
  if ('creditNoteId' in source) {
    const creditNote = await tx.findOneBy(CreditNote, { id: source.creditNoteId });
    return (
      creditNote && { orderId: creditNote.orderId, event: null, refundedPaise: null, creditNote }
    );
  }
  const event = await findById(tx, OrderEvent, source.eventId);
  if (!event) return null;
  const { orderId, toStatus: status, paymentStatus, actorRole } = event;
  const creditNote = isCalledOff(status) ? await lastCreditNote(tx, orderId) : null;
  return {
    orderId,
    event: { status, paymentStatus, actorRole },
    refundedPaise: null,
    creditNote,
  };
}

/** The credit note for the entire remainder of an order that has ended. */
async function lastCreditNote(tx: Transaction, orderId: number): Promise<CreditNote | null> {
  const [note] = await tx.find(CreditNote, { where: { orderId }, order: { id: 'DESC' }, take: 1 });
  return note ?? null;
}
