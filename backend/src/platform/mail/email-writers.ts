import { Transaction } from '../database/database';
import { EmailContent } from './email-content.rules';
import { Mail } from './mail.entity';

/** Writes the content of queued emails of some kinds. */
export interface EmailWriter {
  readonly kinds: readonly string[];
  /** The kinds that somebody asked for and waits for, such as login codes: they are sent before all others. */
  readonly awaitedKinds?: readonly string[];
  /**
   * How many minutes an email of a kind is worth sending, where it differs from the default: nobody waits until the
   * next day for a password reset link.
   */
  readonly worthMinutes?: Readonly<Record<string, number>>;
  /**
   * Writes an email within the transaction that claims it for sending; one-time links are created here.
   * @returns null where there is no recipient (any more)
   */
  write(tx: Transaction, mail: Mail): Promise<EmailContent | null>;
}

/** The writers of all modules. */
export class EmailWriters {
  private readonly byKind = new Map<string, EmailWriter>();
  /** The kinds that somebody waits for. */
  readonly awaitedKinds: string[] = [];

  add(writer: EmailWriter): void {
    for (const kind of writer.kinds) this.byKind.set(kind, writer);
    this.awaitedKinds.push(...(writer.awaitedKinds ?? []));
  }

  /** @throws Error where no module writes emails of this kind */
  of(kind: string): EmailWriter {
    const writer = this.byKind.get(kind);
    if (!writer) throw new Error(`No module writes the email ${kind}`);
    return writer;
  }
}
