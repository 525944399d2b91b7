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

/** Tells the owners that a webhook was turned off. */
export class WebhookEmails implements EmailWriter {
  readonly kinds = [KIND];

  constructor(
    private readonly mails: MailService,
    private readonly store: StoreConfig,
    private readonly publicUrl: string,
  ) {}

  /** Writes the mails down within the caller's transaction. */
  async enqueue(tx: Transaction, webhook: Webhook): Promise<void> {
    const owners = await tx.findBy(Admin, { role: StaffRole.OWNER });
    for (const { id: adminId, email: recipient } of owners)
      await this.mails.enqueue(tx, { kind: KIND, recipient, adminId, detail: String(webhook.id) });
  }

  /** @returns null where it is gone, or on again */
  async write(tx: Transaction, { detail }: Mail): Promise<EmailContent | null> {
    const webhook = await tx.findOneBy(Webhook, { id: Number(detail) });
    if (webhook?.state !== WebhookState.GONE && webhook?.state !== WebhookState.FAILED) return null;
    const why =
      webhook.state === WebhookState.GONE
        ? 'It answered that it is gone (HTTP 410).'
        : 'Nothing has arrived there for two days.';
    const { name } = this.store;
    return {
      subject: `${name}: a webhook was turned off`,
      from: name,
      paragraphs: [
        `Events are no longer sent to ${webhook.url}. ${why}`,
        'When the receiver works again, turn the webhook on, and have what it missed sent again:',
      ],
      link: `${this.publicUrl}/admin/webhooks`,
    };
  }
}
