import { Clock } from '../../kernel/clock';
import { Transaction } from '../database/database';
import { logTrouble } from '../observability/log/trouble';
import { failureCodes, nextTry } from './mail-retry.rules';
import { MailLog, MailTransport } from './mail-transport';
import { Mail } from './mail.entity';
import { Outbox, TakenMail } from './outbox';

/** Reserved by RFC 2606. Used in the addresses of customers who gave none. */
const NOBODYS_END = '.invalid';

/** A mail to send. */
export interface NewMail {
  /** A kind that one of the module's writers supports. */
  kind: string;
  recipient: string;
  customerId?: number;
  adminId?: number;
  /** Further data for its kind: at most 254 characters, and no secret. */
  detail?: string;
}

/**
 * Sends emails through the outbox. They are queued in the transaction that they report, so none reports something that
 * did not happen, and none is lost; and a slow or unavailable mail server delays nobody.
 */
export class MailService {
  private underWay: Promise<void> = Promise.resolve();
  private isTurnWaiting = false;
  private isStopping = false;
  /** Delivery results since this process started. */
  readonly counts = { sent: 0, postponed: 0, givenUp: 0 };

  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transport: MailTransport,
    private readonly log: MailLog,
  ) {}

  /**
   * Queues an email within the caller's transaction, unless the address is a placeholder. The job sends it; `sendSoon`
   * after the commit is faster.
   */
  async enqueue(tx: Transaction, { kind, recipient, ...about }: NewMail): Promise<void> {
    this.outbox.assertWritable(kind);
    if (recipient.endsWith(NOBODYS_END)) return;
    const now = this.clock.now();
    const mail = { kind, recipient, ...about, attempts: 0, createdAt: now, nextTryAt: now };
    await tx.createQueryBuilder().insert().into(Mail).values(mail).updateEntity(false).execute();
  }

  /** Starts sending due emails in the background. */
  sendSoon(): void {
    if (this.isTurnWaiting) return;
    this.isTurnWaiting = true;
    this.underWay = this.underWay.then(async () => {
      this.isTurnWaiting = false;
      await this.sendPending().catch((error: unknown) =>
        logTrouble(this.log, error, {}, 'Mails could not be sent'),
      );
    });
  }

  /** Waits for sending started by `sendSoon`. */
  settled(): Promise<void> {
    return this.underWay;
  }

  /** The number of unsent emails of all servers. */
  waiting(): Promise<number> {
    return this.outbox.size();
  }

  /** Stops after the email in progress, and leaves all others to other servers. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.settled();
  }

  /**
   * Sends all due emails. Any server may do it at any time.
   * @throws AggregateError if the database failed for some emails; the others were sent
   */
  async sendPending(): Promise<void> {
    const failures: unknown[] = [];
    for await (const mail of this.outbox.due()) {
      if (this.isStopping) break;
      await this.sendOne(mail).catch((error) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some mails could not be sent');
  }

  private async sendOne(due: Mail): Promise<void> {
    const taken = this.isStopping ? undefined : await this.outbox.take(due);
    if (!taken) return;
    const { mail, content } = taken;
    const { id, kind, recipient, createdAt } = mail;
    try {
      const key = `${id}-${createdAt.getTime()}`;
      await this.transport.send({ kind, recipient, content, key, createdAt });
    } catch (error) {
      return this.tryAgainLater(taken, failureCodes(error));
    }
    this.counts.sent++;
    await this.outbox.remove(id);
  }

  private async tryAgainLater({ mail, worthMinutes }: TakenMail, failure: string): Promise<void> {
    const { id, kind, attempts } = mail;
    const nextTryAt = nextTry(mail, this.clock.now(), worthMinutes);
    const details = { mail: id, kind, attempts, failure };
    if (nextTryAt) {
      this.counts.postponed++;
      this.log.warn({ ...details, nextTryAt }, 'A mail could not be sent and is tried again');
      await this.outbox.postpone(id, nextTryAt, failure);
    } else {
      this.counts.givenUp++;
      this.log.error(details, 'A mail was given up');
      await this.outbox.remove(id);
    }
  }
}
