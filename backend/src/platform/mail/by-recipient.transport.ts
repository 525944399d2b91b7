import { MailTransport, OutgoingEmail } from './mail-transport';

/** Sends to each recipient by their channel: to phones by one transport, to e-mail addresses by another. */
export class ByRecipientTransport implements MailTransport {
  readonly longestAttemptMs: number;

  constructor(
    private readonly toEmails: MailTransport,
    private readonly toPhones: MailTransport,
  ) {
    this.longestAttemptMs = Math.max(toEmails.longestAttemptMs, toPhones.longestAttemptMs);
  }

  send(content: OutgoingEmail): Promise<void> {
    const channel = content.recipient.includes('@') ? this.toEmails : this.toPhones;
    return channel.send(content);
  }
}
