import { Language, asLanguage } from '../../../kernel/language';
import { StaffRole } from '../../../kernel/permissions';
import { StoreConfig } from '../../../platform/config/config';
import { Transaction } from '../../../platform/database/database';
import { EmailContent } from '../../../platform/mail/email-content.rules';
import { EmailWriter } from '../../../platform/mail/email-writers';
import { Mail } from '../../../platform/mail/mail.entity';
import { MailService } from '../../../platform/mail/mail.service';
import { Admin } from '../../identity';
import { Webhook, WebhookState } from './webhook.entity';

const KIND = 'webhook-turned-off';

interface WebhookTexts {
  subject: string;
  ended(url: string): string;
  gone: string;
  silent: string;
  next: string;
}

const TEXTS: Readonly<Record<Language, WebhookTexts>> = {
  en: {
    subject: 'a webhook was turned off',
    ended: (url) => `Events are no longer sent to ${url}.`,
    gone: 'It answered that it is gone (HTTP 410).',
    silent: 'Nothing has arrived there for two days.',
    next: 'When the receiver works again, turn the webhook on, and have what it missed sent again:',
  },
  hi: {
    subject: 'एक वेबहुक बंद कर दिया गया',
    ended: (url) => `${url} पर अब इवेंट नहीं भेजे जाते।`,
    gone: 'वहाँ से जवाब आया कि वह अब नहीं है (HTTP 410)।',
    silent: 'दो दिनों से वहाँ कुछ नहीं पहुँचा।',
    next: 'जब वह फिर काम करे, तो वेबहुक चालू करें, और जो छूट गया उसे फिर से भेजें:',
  },
  mr: {
    subject: 'एक वेबहुक बंद केला',
    ended: (url) => `${url} वर आता इव्हेंट पाठवले जात नाहीत.`,
    gone: 'तिथून उत्तर आले की तो आता नाही (HTTP 410).',
    silent: 'दोन दिवसांपासून तिथे काहीच पोहोचले नाही.',
    next: 'तो पुन्हा चालू झाल्यावर वेबहुक सुरू करा, आणि जे राहिले ते पुन्हा पाठवा:',
  },
};

/** Notifies the owners that a webhook was turned off. */
export class WebhookEmails implements EmailWriter {
  readonly kinds = [KIND];

  constructor(
    private readonly mails: MailService,
    private readonly store: StoreConfig,
    private readonly publicUrl: string,
  ) {}

  /** Enqueues the emails within the caller's transaction. */
  async enqueue(tx: Transaction, webhook: Webhook): Promise<void> {
    const owners = await tx.findBy(Admin, { role: StaffRole.OWNER });
    for (const { id: adminId, email: recipient } of owners)
      await this.mails.enqueue(tx, { kind: KIND, recipient, adminId, detail: String(webhook.id) });
  }

  /** @returns null if the webhook was deleted, or is on again */
  async write(tx: Transaction, { adminId, detail }: Mail): Promise<EmailContent | null> {
    const webhook = await tx.findOneBy(Webhook, { id: Number(detail) });
    if (webhook?.state !== WebhookState.GONE && webhook?.state !== WebhookState.FAILED) return null;
    const owner = await tx.findOneBy(Admin, { id: adminId ?? 0 });
    const language = asLanguage(owner?.language);
    const texts = TEXTS[language];
    const why = webhook.state === WebhookState.GONE ? texts.gone : texts.silent;
    const { name } = this.store;
    return {
      language,
      subject: `${name}: ${texts.subject}`,
      from: name,
      paragraphs: [`${texts.ended(webhook.url)} ${why}`, texts.next],
      link: `${this.publicUrl}/admin/webhooks`,
    };
  }
}
