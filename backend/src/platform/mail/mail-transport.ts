import { MailKind } from './mail-kind';
import { EmailContent } from './email-content.rules';

/** A letter with whom it goes to. */
export interface OutgoingEmail {
  kind: MailKind;
  recipient: string;
  content: EmailContent;
  /** Names this very email: the same at each attempt to send it, and no other one has it. */
  key: string;
  /** When it was written down. */
  createdAt: Date;
}

/** A way by which letters leave the shop. */
export interface MailTransport {
  /** No attempt takes longer, in milliseconds: what has not left by then may be sent by another server. */
  readonly longestAttemptMs: number;
  /** @throws where it did not leave, with a `code` */
  send(content: OutgoingEmail): Promise<void>;
}

/** Where the way of mails tells what happens: never an address, never a link. */
export interface MailLog {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

/** A log that nobody reads, for commands that send nothing. */
export const silentLog: MailLog = { info: () => {}, warn: () => {}, error: () => {} };
