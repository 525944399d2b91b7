import { LessThanOrEqual, MoreThan } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database, Transaction } from '../database/database';
import { EmailContent } from './email-content.rules';
import { Mail } from './mail.entity';

const BATCH = 50;
const REPEATABLE = { repeatable: true };

/** Puts mails into words. */
export interface EmailWriter {
  /**
   * Writes a mail within the transaction that takes it up to be sent; a link it has is made here.
   * @returns null where nobody is to get it (any more)
   */
  write(tx: Transaction, mail: Mail): Promise<EmailContent | null>;
}

/** A mail that this server has for itself. */
export interface TakenMail {
  mail: Mail;
  content: EmailContent;
}

/** The mails that are to be sent, as a table that all servers share. */
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly writer: EmailWriter,
    /** For so long a mail is one server's, in milliseconds: longer than any attempt to send it takes. */
    private readonly lockMs: number,
  ) {}

  /** Some of the mails whose time has come, by number, beginning behind one. */
  async dueAfter(lastId: number): Promise<number[]> {
    const mails = await this.database.read.find(Mail, {
      select: { id: true },
      where: { id: MoreThan(lastId), nextTryAt: LessThanOrEqual(this.clock.now()) },
      order: { id: 'ASC' },
      take: BATCH,
    });
    return mails.map(({ id }) => id);
  }

  /** All mails that were not sent yet. */
  size(): Promise<number> {
    return this.database.read.count(Mail);
  }

  /**
   * Takes a mail for this server. Of several at the same moment one gets it.
   * @returns nothing where another server has it, it is gone, or nobody is to get it
   */
  async take(id: number): Promise<TakenMail | undefined> {
    return this.database.write(async (tx) => {
      if (!(await this.claim(tx, id))) return undefined;
      const mail = await tx.findOneByOrFail(Mail, { id });
      const content = await this.writer.write(tx, mail);
      if (content) return { mail, content };
      await tx.delete(Mail, { id });
      return undefined;
    }, REPEATABLE);
  }

  /** It was sent, or never will be. */
  async remove(id: number): Promise<void> {
    await this.database.write((tx) => tx.delete(Mail, { id }), REPEATABLE);
  }

  /** It is to be tried again, by any server. */
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
