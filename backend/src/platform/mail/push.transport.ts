import { generateRequestDetails } from 'web-push';
import { PushConfig } from '../config/push-settings';
import { OutsidePoster } from '../outside/post-outside';
import { MailTransport, OutgoingEmail } from './mail-transport';

/** How long a push service keeps a message for a device that is offline. */
const TTL_SECONDS = 24 * 60 * 60;

/** Statuses of push services for a cancelled subscription. */
const GONE = [404, 410];

/** Sends messages to browsers through the push services of their vendors (RFC 8030), encrypted end to end (RFC 8291). */
export class PushTransport implements MailTransport {
  readonly longestAttemptMs = 30_000;

  constructor(
    private readonly keys: PushConfig,
    /** The shop's contact address for push services. */
    private readonly contact: string,
    private readonly poster: OutsidePoster,
  ) {}

  async send({ kind, content: { toDevice } }: OutgoingEmail): Promise<void> {
    if (!toDevice) throw new Error(`The message ${kind} has no text for devices`);
    const { endpoint, p256dh, auth, onGone, ...shown } = toDevice;
    const vapidDetails = { subject: this.contact, ...this.keys };
    const { headers, body } = generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(shown),
      { vapidDetails, TTL: TTL_SECONDS, contentEncoding: 'aes128gcm', urgency: 'high' },
    );
    const { status } = await this.poster.post({
      url: endpoint,
      headers: headers as Record<string, string>,
      body: body ?? Buffer.alloc(0),
    });
    if (GONE.includes(status)) return onGone();
    const hasArrived = status >= 200 && status < 300;
    if (!hasArrived) throw pushFailure(status);
  }
}

/** An error with codes only: the response may repeat the message. */
function pushFailure(responseCode: number): Error {
  const error = new Error('The push service did not take the message');
  return Object.assign(error, { code: 'EPUSH', responseCode });
}
