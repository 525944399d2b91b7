import { EmailContent } from './email-content.rules';
import { MailKind } from './mail-kind';
import { Mail } from './mail.entity';
import { EmailWriter } from './outbox';
import { Transaction } from '../database/database';

/** Who writes the emails of which kinds. */
export type EmailWriters = Partial<Record<MailKind, EmailWriter>>;

/** Gives each email to the module that writes its kind. */
export class EmailWriterByKind implements EmailWriter {
  private readonly writers: EmailWriters = {};

  /** Adds the writers of a module. */
  add(writers: EmailWriters): void {
    Object.assign(this.writers, writers);
  }

  /** @throws Error where no module writes emails of this kind */
  write(tx: Transaction, mail: Mail): Promise<EmailContent | null> {
    const writer = this.writers[mail.kind];
    if (!writer) throw new Error(`No module writes the email ${mail.kind}`);
    return writer.write(tx, mail);
  }
}
