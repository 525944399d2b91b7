import { IsNull } from 'typeorm';
import { asLanguage } from '../../../kernel/language';
import { Transaction } from '../../../platform/database/database';
import { EmailContent } from '../../../platform/mail/email-content.rules';
import { EmailWriter } from '../../../platform/mail/email-writers';
import { Mail } from '../../../platform/mail/mail.entity';
import { loginCodeMessage, phoneCodeMessage } from './login-code-message.rules';
import { Customer } from '../customers/customer.entity';
import { LOGIN_CODE_MINUTES, isPhone } from './login-code.rules';
import { LoginCodes, NewCode } from './login-codes';

const SIGN_UP = 'sign-up-code';
const PHONE = 'phone-code';

/**
 * Writes the messages with codes when they are sent; creates the codes then, and stores only their hashes. Messages of
 * a registration have the same text, so that nobody who requests one for somebody else learns whether there is an
 * account.
 */
export class LoginCodeMessages implements EmailWriter {
  readonly kinds = ['login-code', SIGN_UP, PHONE];
  readonly awaitedKinds = this.kinds;
  readonly worthMinutes = Object.fromEntries(this.kinds.map((kind) => [kind, LOGIN_CODE_MINUTES]));

  constructor(
    private readonly codes: LoginCodes,
    private readonly storeName: string,
    private readonly reachesPhones: boolean,
  ) {}

  /** @returns null if there is no such account and none is to be created, after the same work as for one */
  async write(tx: Transaction, mail: Mail): Promise<EmailContent | null> {
    if (mail.kind === PHONE) return this.writeToNewPhone(tx, mail);
    const { recipient: askedFor, detail } = mail;
    const newCode = await this.codes.make();
    const isSignUp = mail.kind === SIGN_UP;
    const customer = isSignUp
      ? await this.codes.provenOwnerOf(tx, askedFor)
      : await this.codes.ownerOf(tx, askedFor);
    if (!customer) {
      if (!isSignUp) return null;
      await this.codes.offer(tx, askedFor, newCode);
      return this.content(newCode, detail);
    }
    const isToPhone = isPhone(askedFor) && this.reachesPhones;
    mail.recipient = isToPhone ? askedFor : customer.email;
    const sentToEmail = isToPhone ? null : customer.email;
    await this.codes.give(tx, customer, newCode, { askedFor, sentToEmail });
    return this.content(newCode, customer.language ?? detail);
  }

  private async writeToNewPhone(tx: Transaction, mail: Mail): Promise<EmailContent | null> {
    const { recipient: phone, customerId } = mail;
    const customer = await tx.findOneBy(Customer, { id: customerId ?? 0, deletedAt: IsNull() });
    if (!customer) return null;
    const newCode = await this.codes.make();
    await this.codes.keepForPhone(tx, customer, phone, newCode);
    const language = asLanguage(customer.language);
    return phoneCodeMessage({ storeName: this.storeName, code: newCode.code, language });
  }

  private content({ code }: NewCode, language: string | null): EmailContent {
    return loginCodeMessage({ storeName: this.storeName, code, language: asLanguage(language) });
  }
}
