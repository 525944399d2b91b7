import { asLanguage } from '../../../kernel/language';
import { Transaction } from '../../../platform/database/database';
import { EmailContent } from '../../../platform/mail/email-content.rules';
import { EmailWriter } from '../../../platform/mail/email-writers';
import { Mail } from '../../../platform/mail/mail.entity';
import { loginCodeMessage } from './login-code-message.rules';
import { LOGIN_CODE_MINUTES, isPhone } from './login-code.rules';
import { LoginCodes } from './login-codes';

/** Writes the messages with codes when they are sent; the codes are made then, and stand nowhere else. */
export class LoginCodeMessages implements EmailWriter {
  readonly kinds = ['login-code'];
  readonly worthMinutes = { 'login-code': LOGIN_CODE_MINUTES };

  constructor(
    private readonly codes: LoginCodes,
    private readonly storeName: string,
    private readonly reachesPhones: boolean,
  ) {}

  /** @returns null where there is no such account, after the same work as for one */
  async write(tx: Transaction, mail: Mail): Promise<EmailContent | null> {
    const { recipient: askedFor, detail } = mail;
    const newCode = await this.codes.make();
    const customer = await this.codes.ownerOf(tx, askedFor);
    if (!customer) return null;
    const isToPhone = isPhone(askedFor) && this.reachesPhones;
    mail.recipient = isToPhone ? askedFor : customer.email;
    const sentToEmail = isToPhone ? null : customer.email;
    await this.codes.give(tx, customer, newCode, { askedFor, sentToEmail });
    const language = asLanguage(customer.language ?? detail);
    return loginCodeMessage({ storeName: this.storeName, code: newCode.code, language });
  }
}
