import { EmailContent } from './email-content.rules';

/** An email with its recipient. */
export interface OutgoingEmail {
  kind: string;
  recipient: string;
  content: EmailContent;
  /** Identifies the email; the same at every attempt to send it. */
  key: string;
  /** When it was enqueued. */
  createdAt: Date;
}

/** Delivers emails, such as by SMTP. */
export interface MailTransport {
  /** Upper limit of one attempt, in milliseconds; after it another server may send the email. */
  readonly longestAttemptMs: number;
  /** @throws Error with a `code` where the email was not accepted */
  send(content: OutgoingEmail): Promise<void>;
}

/** The log of email delivery; never receives addresses or links. */
export interface MailLog {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

/** Discards everything, for commands that send no email. */
export const silentLog: MailLog = { info: () => {}, warn: () => {}, error: () => {} };
