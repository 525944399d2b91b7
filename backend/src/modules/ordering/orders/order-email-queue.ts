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
 * Writes down the emails that tell customers of their orders: as a part of the transaction that moves the order or
 * settles the refund, so each event has its email, and has it once. They are put into words when they are sent.
 */
export class OrderEmailQueue {
  constructor(
    private readonly clock: Clock,
    /** Whether customers are told on their devices, too. */
    private readonly isPushing: boolean,
  ) {}

  /**
   * Writes an email down right before the caller's COMMIT: it locks the customer, whom others may hold meanwhile. Its
   * address is that of the customer when it is sent; to whom has none then, it is not sent.
   * @param notBefore while what it tells of may be taken back
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

  /** Takes an email back that waits. */
  async withdraw(tx: Transaction, source: OrderMailSource): Promise<void> {
    const text = writeSource(source);
    await affectedBy(tx, WITHDRAW, [text]);
    if (this.isPushing) await affectedBy(tx, WITHDRAW_PUSHES, [`${text}-push-%`]);
  }
}

const WITHDRAW = 'DELETE FROM mails WHERE uniqueKey = ?';

const WITHDRAW_PUSHES = 'DELETE FROM mails WHERE uniqueKey LIKE ?';

const DEVICES = 'SELECT id FROM push_subscriptions WHERE customerId = ?';

/** The recipient of what is not put into words yet. */
const TO_THE_CUSTOMER = '';

/** No INSERT ... SELECT: MariaDB locks the counter of the whole table for those, while they wait for the customer. */
const ENQUEUE = `INSERT INTO mails
    (kind, recipient, customerId, adminId, detail, uniqueKey, attempts, createdAt, nextTryAt, failure)
  VALUES (?, ?, ?, NULL, ?, ?, 0, ?, ?, NULL)`;
