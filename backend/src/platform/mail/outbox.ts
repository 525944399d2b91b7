import { Clock } from '../../kernel/clock';
import { Database, Transaction } from '../database/database';
import { affectedBy } from '../database/dialect/statements';
import { EmailContent } from './email-content.rules';
import { EmailWriters } from './email-writers';
import { Mail } from './mail.entity';

/** The most emails that are read at once: a login code waits at most for these. */
const BATCH = 10;
const REPEATABLE = { repeatable: true };

/** An email that this server has claimed. */
export interface TakenMail {
  mail: Mail;
  content: EmailContent;
  /** See `EmailWriter`. */
  worthMinutes: number | undefined;
}

/** The queue of emails to send: a table that all servers share. */
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly writers: EmailWriters,
    /** How long a claim lasts, in milliseconds: longer than any attempt to send takes. */
    private readonly lockMs: number,
  ) {}

  /** @throws Error where no module writes emails of this kind */
  assertWritable(kind: string): void {
    this.writers.of(kind);
  }

  /** The due emails: first those that somebody waits for, also if they are queued while others are sent. */
  async *due(): AsyncGenerator<Mail> {
    const kinds = this.writers.awaitedKinds;
    const isAwaited = 'mail.kind IN (:...kinds)';
    let [awaitedId, otherId] = [0, 0];
    for (let isMore = true; isMore;) {
      const mails = await this.database.read
        .createQueryBuilder(Mail, 'mail')
        .where('mail.nextTryAt <= :now', { now: this.clock.now() })
        .andWhere(`mail.id > CASE WHEN ${isAwaited} THEN :awaitedId ELSE :otherId END`)
        .setParameters({ awaitedId, otherId, kinds })
        .orderBy(`CASE WHEN ${isAwaited} THEN 0 ELSE 1 END`)
        .addOrderBy('mail.id')
        .limit(BATCH)
        .getMany();
      for (const mail of mails) {
        if (kinds.includes(mail.kind)) awaitedId = mail.id;
        else otherId = mail.id;
        yield mail;
      }
      isMore = mails.length === BATCH;
    }
  }

  /** The number of unsent emails. */
  size(): Promise<number> {
    return this.database.read.count(Mail);
  }

  /**
   * Claims an email for this server. Of several concurrent claims one succeeds.
   * @returns undefined where another server has it, it is gone, or it has no recipient
   */
  async take(due: Mail): Promise<TakenMail | undefined> {
    return this.database.write(async (tx) => {
      if (!(await this.claim(tx, due))) return undefined;
      const mail = { ...due, attempts: due.attempts + 1 };
      const writer = this.writers.of(mail.kind);
      const content = await writer.write(tx, mail);
      if (content) return { mail, content, worthMinutes: writer.worthMinutes?.[mail.kind] };
      await tx.delete(Mail, { id: mail.id });
      return undefined;
    }, REPEATABLE);
  }

  /** Removes an email that was sent or given up. */
  async remove(id: number): Promise<void> {
    await this.database.writeOne((tx) => tx.delete(Mail, { id }), REPEATABLE);
  }

  /** Schedules another attempt, by any server. */
  async postpone(id: number, nextTryAt: Date, failure: string): Promise<void> {
    const changes = { nextTryAt, failure };
    await this.database.writeOne((tx) => tx.update(Mail, { id }, changes), REPEATABLE);
  }

  private async claim(tx: Transaction, { id, attempts }: Mail): Promise<boolean> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + this.lockMs);
    return (await affectedBy(tx, CLAIM, [attempts + 1, until, id, attempts, now])) === 1;
  }
}

/** The attempts are those that were read: an email that somebody claimed since has one more. */
const CLAIM = `UPDATE mails SET attempts = ?, nextTryAt = ?
  WHERE id = ? AND attempts = ? AND nextTryAt <= ?`;
