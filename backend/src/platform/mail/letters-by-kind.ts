import { Letter } from './letter.rules';
import { MailKind } from './mail-kind';
import { Mail } from './mail.entity';
import { LetterWriter } from './outbox';
import { Transaction } from '../database/database';

/** Who writes the emails of which kinds. */
export type EmailWriters = Partial<Record<MailKind, LetterWriter>>;

/** Gives each email to the module that writes its kind. */
export class LettersByKind implements LetterWriter {
  private readonly writers: EmailWriters = {};

  /** Adds the writers of a module. */
  add(writers: EmailWriters): void {
    Object.assign(this.writers, writers);
  }

  /** @throws Error where no module writes emails of this kind */
  write(tx: Transaction, mail: Mail): Promise<Letter | null> {
    const writer = this.writers[mail.kind];
    if (!writer) throw new Error(`No module writes the email ${mail.kind}`);
    return writer.write(tx, mail);
  }
}
