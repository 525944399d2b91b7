import { Letter } from './letter.rules';
import { MailKind } from './mail-kind';
import { Mail } from './mail.entity';
import { LetterWriter } from './outbox';
import { Transaction } from '../database/database';

/** Gives each mail to who has the words for it. */
export class LettersByKind implements LetterWriter {
  /**
   * @param writers who writes mails of some kinds
   * @param otherwise who writes all others
   */
  constructor(
    private readonly writers: Partial<Record<MailKind, LetterWriter>>,
    private readonly otherwise: LetterWriter,
  ) {}

  write(tx: Transaction, mail: Mail): Promise<Letter | null> {
    return (this.writers[mail.kind] ?? this.otherwise).write(tx, mail);
  }
}
