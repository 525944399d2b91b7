import { Clock } from '../../../kernel/clock';
import { beforeCommit } from '../../../platform/database/commit-hooks';
import { Transaction } from '../../../platform/database/database';
import { affectedBy } from '../../../platform/database/dialect/statements';
import { deviceRecipient } from '../../../platform/mail/by-recipient.transport';
import {
  OrderMailKind,
  OrderMailSource,
  QuestionMailKind,
  isPushed,
  pushKindOf,
  writeSource,
} from './order-mail.rules';

/**
 * Enqueues the emails that notify customers about their orders: in the transaction that changes the order or settles
 * the refund, so that each event has exactly one email. The texts are written when the emails are sent.
 */
export class OrderEmailQueue {
  constructor(
    private readonly clock: Clock,
    /** Whether customers also get push messages on their devices. */
    private readonly isPushing: boolean,
  ) {}

  /**
   * Enqueues an email right before the caller's COMMIT, because it locks the customer's row, which others may hold
   * meanwhile. The address is the customer's address at the time of sending; a customer without one gets no email.
   * @param notBefore end of the time in which the event can be undone
   */
  enqueue(
    tx: Transaction,
    customerId: number,
    kind: OrderMailKind | QuestionMailKind,
    source: OrderMailSource,
    notBefore: Date | null = null,
  ): void {
    const text = writeSource(source);
    const now = this.clock.now();
    beforeCommit(tx, async () => {
      const dueAt = notBefore ?? now;
      await tx.query(ENQUEUE, [kind, TO_THE_CUSTOMER, customerId, text, text, now, dueAt]);
      if (!this.isPushing || !isPushed(kind)) return;
      for (const { id } of await tx.query<{ id: number }[]>(DEVICES, [customerId]))
        await tx.query(ENQUEUE, [
          ...[pushKindOf(kind), deviceRecipient(id), customerId, text, `${text}-push-${id}`],
          ...[now, dueAt],
        ]);
    });
  }

  /** Deletes an email that has not been sent. */
  async withdraw(tx: Transaction, source: OrderMailSource): Promise<void> {
    const text = writeSource(source);
    await affectedBy(tx, WITHDRAW, [text]);
    if (this.isPushing) await affectedBy(tx, WITHDRAW_PUSHES, [`${text}-push-%`]);
  }
}

const WITHDRAW = 'DELETE FROM mails WHERE uniqueKey = ?';

const WITHDRAW_PUSHES = 'DELETE FROM mails WHERE uniqueKey LIKE ?';

const DEVICES = 'SELECT id FROM push_subscriptions WHERE customerId = ?';

/** The recipient of emails that are not written yet. */
const TO_THE_CUSTOMER = '';

/**
 * No INSERT ... SELECT, because for that MariaDB locks the auto-increment counter of the whole table while it waits for
 * the customer's row.
 */
const ENQUEUE = `INSERT INTO mails
    (kind, recipient, customerId, adminId, detail, uniqueKey, attempts, createdAt, nextTryAt, failure)
  VALUES (?, ?, ?, NULL, ?, ?, 0, ?, ?, NULL)`;
