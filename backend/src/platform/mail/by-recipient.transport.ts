import { MailTransport, OutgoingEmail } from './mail-transport';

/** The delivery channels of a shop. */
export interface Channels {
  toEmails: MailTransport;
  toPhones?: MailTransport;
  toDevices?: MailTransport;
}

const DEVICE = 'device:';

/** The recipient of a message to a browser: the number of its subscription. */
export function deviceRecipient(subscriptionId: number): string {
  return `${DEVICE}${subscriptionId}`;
}

/** The subscription number of such a recipient. */
export function subscriptionOf(recipient: string): number {
  return Number(recipient.slice(DEVICE.length));
}

/** Selects the transport by recipient: e-mail address, phone or browser. */
export class ByRecipientTransport implements MailTransport {
  readonly longestAttemptMs: number;

  constructor(private readonly channels: Channels) {
    const all = [channels.toEmails, channels.toPhones, channels.toDevices];
    this.longestAttemptMs = Math.max(...all.map((channel) => channel?.longestAttemptMs ?? 0));
  }

  send(content: OutgoingEmail): Promise<void> {
    return this.channelOf(content.recipient).send(content);
  }

  private channelOf(recipient: string): MailTransport {
    const { toEmails, toPhones = toEmails, toDevices = toEmails } = this.channels;
    if (recipient.startsWith(DEVICE)) return toDevices;
    return recipient.includes('@') ? toEmails : toPhones;
  }
}
