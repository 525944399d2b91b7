import type { Transporter } from 'nodemailer';
import { OutgoingEmail, MailTransport } from './mail-transport';
import { messageOf } from './message';

/** Their sum is far below the duration of a claim on an email. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Sends emails by SMTP: with implicit TLS for smtps URLs, otherwise with STARTTLS if the server supports it. */
export class SmtpTransport implements MailTransport {
  readonly longestAttemptMs = 5 * 60_000;
  private transporter?: Transporter;

  /** @param url may contain options of nodemailer, such as ?requireTLS=true */
  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {}

  async send(content: OutgoingEmail): Promise<void> {
    const { createTransport } = await import('nodemailer'); // loaded with the first email
    this.transporter ??= createTransport({ ...TIMEOUTS, url: this.url });
    await this.transporter.sendMail(messageOf(content, this.from));
  }
}
