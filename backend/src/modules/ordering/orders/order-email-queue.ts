import { type Reachable, writtenTo } from '../../identity';
import { Clock } from '../../../kernel/clock';
import { beforeCommit } from '../../../platform/database/commit-hooks';
import { Transaction } from '../../../platform/database/database';
import { affectedBy } from '../../../platform/database/dialect/statements';
import { OrderMailKind, OrderMailSource, QuestionMailKind, writeSource } from './order-mail.rules';

/**
 * Writes down the emails that tell customers of their orders: as a part of the transaction that moves the order or
 * settles the refund, so each event has its email, and has it once. They are put into words when they are sent.
 */
export class OrderEmailQueue {
  constructor(
    private readonly clock: Clock,
    private readonly reachesPhones: boolean,
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
      const recipient = to && writtenTo(to, this.reachesPhones);
      if (recipient)
        await tx.query(ENQUEUE, [kind, recipient, to.id, text, text, now, notBefore ?? now]);
    });
  }

  /** Takes an email back that waits. */
  async withdraw(tx: Transaction, source: OrderMailSource): Promise<void> {
    await affectedBy(tx, WITHDRAW, [writeSource(source)]);
  }
}

const WITHDRAW = 'DELETE FROM mails WHERE uniqueKey = ?';

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
