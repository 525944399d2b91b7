import { IsNull, MoreThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Language, asLanguage } from '../../../kernel/language';
import { StoreConfig } from '../../../platform/config/config';
import { Database, Transaction } from '../../../platform/database/database';
import { subscriptionOf } from '../../../platform/mail/by-recipient.transport';
import { EmailContent } from '../../../platform/mail/email-content.rules';
import { EmailWriter } from '../../../platform/mail/email-writers';
import { Mail } from '../../../platform/mail/mail.entity';
import { Customer } from '../../identity';
import { ORDER_TEXTS } from '../emails/order-email-texts';
import { questionSubject } from '../emails/question-email.rules';
import { OrderEvent } from '../orders/order-event.entity';
import {
  PUSHED_KINDS,
  PushedKind,
  pushKindOf,
  pushedKindOf,
  readSource,
} from '../orders/order-mail.rules';
import { SubstituteQuestion } from '../questions/substitute-question.entity';
import { PushSubscription } from './push-subscription.entity';

/** Writes the push messages about orders when they are sent, in the customer's language at that time. */
export class OrderPushes implements EmailWriter {
  readonly kinds = PUSHED_KINDS.map(pushKindOf);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: StoreConfig,
    /** Whether the shop still sends them; some may be left in the queue from before. */
    private readonly isOn: boolean,
  ) {}

  /** @returns null if the browser, the customer or the order no longer exists */
  async write(
    tx: Transaction,
    { kind, recipient, customerId, detail }: Mail,
  ): Promise<EmailContent | null> {
    if (!this.isOn || customerId === null) return null;
    const id = subscriptionOf(recipient);
    const device = await tx.findOneBy(PushSubscription, { id, customerId });
    const customer = await tx.findOneBy(Customer, { id: customerId, deletedAt: IsNull() });
    const orderId = await this.orderIdOf(tx, detail);
    if (!device || !customer || orderId === null) return null;
    const language = asLanguage(customer.language);
    const subject = subjectOf(pushedKindOf(kind), language, String(orderId));
    const { endpoint, p256dh, auth } = device;
    return {
      subject,
      from: this.store.name,
      paragraphs: [],
      language,
      toDevice: {
        ...{ endpoint, p256dh, auth, language },
        title: this.store.name,
        body: subject,
        path: `/client/order/${orderId}`,
        tag: `order-${orderId}`,
        onGone: async () => {
          await this.database.write((later) => later.delete(PushSubscription, { id }));
        },
      },
    };
  }

  /** The order that a source is about; null for a question that is no longer open. */
  private async orderIdOf(tx: Transaction, detail: string | null): Promise<number | null> {
    const source = readSource(detail);
    if (source && 'eventId' in source)
      return (await tx.findOneBy(OrderEvent, { id: source.eventId }))?.orderId ?? null;
    if (!source || !('questionId' in source)) return null;
    const open = { answeredAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
    const question = await tx.findOneBy(SubstituteQuestion, { id: source.questionId, ...open });
    return question?.orderId ?? null;
  }
}

/** The subject of the email, because a notification has no room for more. */
function subjectOf(kind: PushedKind, language: Language, order: string): string {
  return kind === 'order-question'
    ? questionSubject(language, order)
    : ORDER_TEXTS[language].events[kind].subject(order);
}
