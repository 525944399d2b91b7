import type { Transporter } from 'nodemailer';
import { OutgoingEmail, MailTransport } from './mail-transport';
import { messageOf } from './message';

/** Their sum is far below the time for which a server claims an email. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Mails by SMTP: with TLS from the first byte where the URL says smtps, else with STARTTLS where the server has it. */
export class SmtpTransport implements MailTransport {
  readonly longestAttemptMs = 5 * 60_000;
  private transporter?: Transporter;

  /** @param url with what nodemailer reads of it, such as ?requireTLS=true */
  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {}

  async send(content: OutgoingEmail): Promise<void> {
    const { createTransport } = await import('nodemailer'); // loaded with the first mail
    this.transporter ??= createTransport({ ...TIMEOUTS, url: this.url });
    await this.transporter.sendMail(messageOf(content, this.from));
  }
}
