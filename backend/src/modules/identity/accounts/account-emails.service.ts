import { EntityManager } from 'typeorm';
import { Customer } from '../customers/customer.entity';
import { Admin } from '../staff/admin.entity';
import { Language, asLanguage } from '../../../kernel/language';
import { EmailContent } from '../../../platform/mail/email-content.rules';
import { Mail } from '../../../platform/mail/mail.entity';
import { EmailWriter } from '../../../platform/mail/email-writers';
import { StoreConfig } from '../../../platform/config/config';
import { Transaction } from '../../../platform/database/database';
import { Account, findAccount, findOwner } from './account';
import { AccountMailKind, accountEmail, accountMailKinds } from './account-emails.rules';
import { LinkPurpose, urlOf } from '../credentials/one-time-link.rules';
import { OneTimeLinks } from './one-time-links';

/** Writes emails about accounts when they are sent; creates their links then, and stores them nowhere else. */
export class AccountEmails implements EmailWriter {
  readonly kinds = accountMailKinds;
  readonly awaitedKinds = ['password-reset'];
  readonly worthMinutes = { 'password-reset': 60, 'change-email': 24 * 60 };

  constructor(
    private readonly links: OneTimeLinks,
    private readonly store: StoreConfig,
    private readonly publicUrl: string,
  ) {}

  /** @returns null if the account or the reason no longer exists, so that no useless email is sent */
  async write(tx: Transaction, mail: Mail): Promise<EmailContent | null> {
    const kind = mail.kind as AccountMailKind;
    const purpose = isPurpose(kind) ? kind : undefined;
    if (!purpose) return this.content(kind, await languageOf(tx, mail), '');
    const account = await whoseLink(tx, mail, purpose);
    if (!account) return null;
    const token = await this.links.make(tx, purpose, account, mail.recipient);
    const { id, kind: type } = account;
    const owner =
      type === 'customer' ? { customerId: id, adminId: null } : { customerId: null, adminId: id };
    const language = await languageOf(tx, { ...owner, detail: null });
    return this.content(kind, language, urlOf(purpose, this.publicUrl, token, type));
  }

  private content(kind: AccountMailKind, language: Language, link: string): EmailContent {
    const { name: storeName, supportEmail } = this.store;
    return accountEmail(kind, language, { storeName, supportEmail, link });
  }
}

/** The recipient's language. Deleted customers have none: then the email itself names it. */
async function languageOf(
  manager: EntityManager,
  { customerId, adminId, detail }: Pick<Mail, 'customerId' | 'adminId' | 'detail'>,
): Promise<Language> {
  const admin = adminId && (await manager.findOneBy(Admin, { id: adminId }));
  if (admin) return asLanguage(admin.language);
  const customer = customerId && (await manager.findOneBy(Customer, { id: customerId }));
  return asLanguage(customer ? customer.language : detail);
}

const PURPOSES: readonly string[] = [
  'password-reset',
  'staff-invitation',
  'confirm-email',
  'change-email',
] satisfies LinkPurpose[];

function isPurpose(kind: string): kind is LinkPurpose {
  return PURPOSES.includes(kind);
}

/** The account for a new link; null if the link must not be sent. */
async function whoseLink(
  manager: EntityManager,
  mail: Mail,
  purpose: LinkPurpose,
): Promise<Account | null> {
  const { recipient, detail } = mail;
  if (purpose === 'password-reset')
    return findAccount(manager, detail === 'admin' ? 'admin' : 'customer', recipient);
  const account = await findOwner(manager, mail);
  if (!account || purpose === 'staff-invitation') return account;
  if (purpose === 'change-email')
    return (await manager.existsBy(Customer, { email: recipient })) ? null : account;
  const { emailVerifiedAt } = await manager.findOneByOrFail(Customer, { id: account.id });
  return account.email === recipient && !emailVerifiedAt ? account : null;
}
