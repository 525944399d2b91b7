import { Between, IsNull } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { dayIn, istDate } from '../../../kernel/ist';
import { Language, asLanguage } from '../../../kernel/language';
import { StaffRole } from '../../../kernel/permissions';
import { Database, Transaction } from '../../../platform/database/database';
import { EmailContent } from '../../../platform/mail/email-content.rules';
import { EmailWriter } from '../../../platform/mail/email-writers';
import { Mail } from '../../../platform/mail/mail.entity';
import { MailService } from '../../../platform/mail/mail.service';
import { Admin } from '../staff/admin.entity';
import { ApiToken } from './api-token.entity';

const KIND = 'api-token-expires';

/** The time to replace a token before its program is refused, as on the home screen. */
const SOON_MS = 14 * 24 * 60 * 60 * 1000;

interface ExpiryTexts {
  subject: string;
  expires(name: string, day: string): string;
  next: string;
}

const TEXTS: Readonly<Record<Language, ExpiryTexts>> = {
  en: {
    subject: 'an API token expires soon',
    expires: (name, day) =>
      `The API token “${name}” expires on ${day}. Its program will be refused from then on.`,
    next: 'Choose ‘Replace’ to create one like it, give it to the program, and revoke the old one:',
  },
  hi: {
    subject: 'एक API टोकन का समय जल्द खत्म होगा',
    expires: (name, day) =>
      `API टोकन “${name}” का समय ${day} को खत्म होगा। उसके बाद उसका प्रोग्राम काम नहीं करेगा।`,
    next: '‘बदलें’ से वैसा ही नया टोकन बनाएँ, उसे प्रोग्राम में डालें, और पुराना कैंसल करें:',
  },
  mr: {
    subject: 'एका API टोकनची मुदत लवकरच संपेल',
    expires: (name, day) =>
      `API टोकन “${name}” ची मुदत ${day} रोजी संपेल. त्यानंतर त्याचा प्रोग्राम चालणार नाही.`,
    next: '‘बदला’ निवडून तसेच नवे टोकन बनवा, ते प्रोग्रामला द्या, आणि जुने रद्द करा:',
  },
};

/** Tells the owners, and who made it, two weeks before an API token expires: once for each token. */
export class TokenExpiryMails implements EmailWriter {
  readonly kinds = [KIND];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly mails: MailService,
    private readonly storeName: string,
    private readonly publicUrl: string,
  ) {}

  /** Enqueues the emails about tokens that expire soon. */
  async send(): Promise<void> {
    const now = this.clock.now();
    const expiresAt = Between(now, new Date(now.getTime() + SOON_MS));
    const untold = { expiresAt, expiryToldAt: IsNull() };
    const tokens = (await this.database.read.findBy(ApiToken, untold)).filter(isForLonger);
    if (tokens.length === 0) return;
    for (const token of tokens) await this.database.write((tx) => this.tell(tx, token, now));
    this.mails.sendSoon();
  }

  /** @returns null if the token was revoked, or has expired */
  async write(tx: Transaction, { adminId, detail }: Mail): Promise<EmailContent | null> {
    const token = await tx.findOneBy(ApiToken, { id: Number(detail) });
    if (!token || token.expiresAt <= this.clock.now()) return null;
    const admin = await tx.findOneBy(Admin, { id: adminId ?? 0 });
    const language = asLanguage(admin?.language);
    const texts = TEXTS[language];
    return {
      language,
      subject: `${this.storeName}: ${texts.subject}`,
      from: this.storeName,
      paragraphs: [
        texts.expires(token.name, dayIn(language, istDate(token.expiresAt))),
        texts.next,
      ],
      link: `${this.publicUrl}/admin/tokens`,
    };
  }

  /** Two servers may find the same token; the update decides which of them tells. */
  private async tell(tx: Transaction, { id, adminId }: ApiToken, now: Date): Promise<void> {
    const told = await tx.update(ApiToken, { id, expiryToldAt: IsNull() }, { expiryToldAt: now });
    if (!told.affected) return;
    const recipients = await tx.findBy(Admin, [{ role: StaffRole.OWNER }, { id: adminId }]);
    for (const { id: toId, email: recipient } of recipients)
      await this.mails.enqueue(tx, { kind: KIND, recipient, adminId: toId, detail: String(id) });
  }
}

/** Whoever makes a token for a few days knows that it expires. */
function isForLonger({ createdAt, expiresAt }: ApiToken): boolean {
  return expiresAt.getTime() - createdAt.getTime() > SOON_MS;
}
