import { LessThanOrEqual, MoreThan } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database, Transaction } from '../database/database';
import { EmailContent } from './email-content.rules';
import { EmailWriters } from './email-writers';
import { Mail } from './mail.entity';

const BATCH = 50;
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

  /** The ids of some emails that are due, after the given id. */
  async dueAfter(lastId: number): Promise<number[]> {
    const mails = await this.database.read.find(Mail, {
      select: { id: true },
      where: { id: MoreThan(lastId), nextTryAt: LessThanOrEqual(this.clock.now()) },
      order: { id: 'ASC' },
      take: BATCH,
    });
    return mails.map(({ id }) => id);
  }

  /** The number of unsent emails. */
  size(): Promise<number> {
    return this.database.read.count(Mail);
  }

  /**
   * Claims an email for this server. Of several concurrent claims one succeeds.
   * @returns undefined where another server has it, it is gone, or it has no recipient
   */
  async take(id: number): Promise<TakenMail | undefined> {
    return this.database.write(async (tx) => {
      if (!(await this.claim(tx, id))) return undefined;
      const mail = await tx.findOneByOrFail(Mail, { id });
      const writer = this.writers.of(mail.kind);
      const content = await writer.write(tx, mail);
      if (content) return { mail, content, worthMinutes: writer.worthMinutes?.[mail.kind] };
      await tx.delete(Mail, { id });
      return undefined;
    }, REPEATABLE);
  }

  /** Removes an email that was sent or given up. */
  async remove(id: number): Promise<void> {
    await this.database.write((tx) => tx.delete(Mail, { id }), REPEATABLE);
  }

  /** Schedules another attempt, by any server. */
  async postpone(id: number, nextTryAt: Date, failure: string): Promise<void> {
    await this.database.write((tx) => tx.update(Mail, { id }, { nextTryAt, failure }), REPEATABLE);
  }

  private async claim(tx: Transaction, id: number): Promise<boolean> {
    const now = this.clock.now();
    const { affected } = await tx
      .createQueryBuilder()
      .update(Mail)
      .set({ attempts: () => 'attempts + 1', nextTryAt: new Date(now.getTime() + this.lockMs) })
      .where('id = :id AND nextTryAt <= :now', { id, now })
      .execute();
    return affected === 1;
  }
}
