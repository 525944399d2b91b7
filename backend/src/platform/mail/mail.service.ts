import { Clock } from '../../kernel/clock';
import { Transaction } from '../database/database';
import { logTrouble } from '../observability/log/trouble';
import { failureCodes, nextTry } from './mail-retry.rules';
import { MailLog, MailTransport } from './mail-transport';
import { Mail } from './mail.entity';
import { Outbox, TakenMail } from './outbox';

/** RFC 2606 keeps it free. It stands for the address of customers who gave none. */
const NOBODYS_END = '.invalid';

/** A mail to send. */
export interface NewMail {
  /** One that a writer of a module has. */
  kind: string;
  recipient: string;
  customerId?: number;
  adminId?: number;
  /** What else its kind needs to know: at most 254 letters, and no secret. */
  detail?: string;
}

/**
 * Sends mails that are written down first. They are a part of the transaction that they tell of, so none tells of what
 * did not happen and none is lost; and a mail server that is slow or away holds nobody up.
 */
export class MailService {
  private underWay: Promise<void> = Promise.resolve();
  private isTurnWaiting = false;
  private isStopping = false;
  /** What became of mails since this process began. */
  readonly counts = { sent: 0, postponed: 0, givenUp: 0 };

  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transport: MailTransport,
    private readonly log: MailLog,
  ) {}

  /**
   * Writes a mail down within the caller's transaction; nothing for an address that can be nobody's. The job sends it;
   * `sendSoon` after the commit is sooner.
   */
  async enqueue(tx: Transaction, { kind, recipient, ...about }: NewMail): Promise<void> {
    this.outbox.assertWritable(kind);
    if (recipient.endsWith(NOBODYS_END)) return;
    const now = this.clock.now();
    const mail = { kind, recipient, ...about, attempts: 0, createdAt: now, nextTryAt: now };
    await tx.createQueryBuilder().insert().into(Mail).values(mail).updateEntity(false).execute();
  }

  /** Begins to send what is due, and lets nobody wait for it. */
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

  /** Waits for what `sendSoon` began. */
  settled(): Promise<void> {
    return this.underWay;
  }

  /** How many mails wait to be sent, by all servers. */
  waiting(): Promise<number> {
    return this.outbox.size();
  }

  /** Sends the mail that is under way, and leaves all others to the next server: this one stops. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.settled();
  }

  /**
   * Sends whatever is due. Any server may do it at any time.
   * @throws AggregateError where the database failed for some; the others were sent nevertheless
   */
  async sendPending(): Promise<void> {
    const failures: unknown[] = [];
    let ids = await this.outbox.dueAfter(0);
    while (ids.length > 0 && !this.isStopping) {
      for (const id of ids) await this.sendOne(id).catch((error) => failures.push(error));
      ids = await this.outbox.dueAfter(Math.max(...ids));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some mails could not be sent');
  }

  private async sendOne(id: number): Promise<void> {
    const taken = this.isStopping ? undefined : await this.outbox.take(id);
    if (!taken) return;
    const { mail, content } = taken;
    try {
      const { kind, recipient, createdAt } = mail;
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
