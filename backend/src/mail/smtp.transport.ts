import { Transporter, createTransport } from 'nodemailer';
import { AddressedLetter, MailTransport } from './mail-transport';
import { messageOf } from './message';

/** All of them together are far below the time for which a server has a mail for itself. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Mails by SMTP: with TLS from the first byte where the URL says smtps, else with STARTTLS where the server has it. */
export class SmtpTransport implements MailTransport {
  private readonly transporter: Transporter;

  /** @param url with what nodemailer reads of it, such as ?requireTLS=true */
  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.transporter = createTransport({ ...TIMEOUTS, url });
  }

  async send(letter: AddressedLetter): Promise<void> {
    await this.transporter.sendMail(messageOf(letter, this.from));
  }
}
