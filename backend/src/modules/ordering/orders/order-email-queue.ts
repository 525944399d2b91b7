import { type Reachable, writtenTo } from '../../identity';
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
    private readonly reachesPhones: boolean,
    /** Whether customers are told on their devices, too. */
    private readonly isPushing: boolean,
  ) {}

  /**
   * Writes an email down right before the caller's COMMIT: it locks the customer, whom others may hold meanwhile.
   * @param notBefore while what it tells of may be taken back
   */
  enqueue(
    tx: Transaction,
    orderId: number,
    kind: OrderMailKind | QuestionMailKind,
    source: OrderMailSource,
    notBefore: Date | null = null,
  ): void {
    const text = writeSource(source);
    const now = this.clock.now();
    beforeCommit(tx, async () => {
      const [to] = await tx.query<Recipient[]>(RECIPIENT, [orderId]);
      if (!to) return;
      const dueAt = notBefore ?? now;
      const recipient = writtenTo(to, this.reachesPhones);
      if (recipient) await tx.query(ENQUEUE, [kind, recipient, to.id, text, text, now, dueAt]);
      if (!this.isPushing || !isPushed(kind)) return;
      for (const { id } of await tx.query<{ id: number }[]>(DEVICES, [to.id]))
        await tx.query(ENQUEUE, [
          ...[pushKindOf(kind), deviceRecipient(id), to.id, text, `${text}-push-${id}`],
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

interface Recipient extends Reachable {
  id: number;
}

/** Whoever deleted their account is written to no more. */
const RECIPIENT = `SELECT customers.id AS id, customers.email AS email,
    customers.phone AS phone, customers.phoneVerifiedAt AS phoneVerifiedAt
  FROM orders JOIN customers ON customers.id = orders.customerId
  WHERE orders.id = ? AND customers.deletedAt IS NULL`;

/** No INSERT ... SELECT: MariaDB locks the counter of the whole table for those, while they wait for the customer. */
const ENQUEUE = `INSERT INTO mails
    (kind, recipient, customerId, adminId, detail, uniqueKey, attempts, createdAt, nextTryAt, failure)
  VALUES (?, ?, ?, NULL, ?, ?, 0, ?, ?, NULL)`;
