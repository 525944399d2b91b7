import { generateRequestDetails } from 'web-push';
import { PushConfig } from '../config/push-settings';
import { OutsidePoster } from '../outside/post-outside';
import { MailTransport, OutgoingEmail } from './mail-transport';

/** A push service keeps a message for a device that is off for so long. */
const TTL_SECONDS = 24 * 60 * 60;

/** What push services answer where a browser has taken its subscription back. */
const GONE = [404, 410];

/** Sends messages to browsers by the push services of their makers (RFC 8030), which cannot read them (RFC 8291). */
export class PushTransport implements MailTransport {
  readonly longestAttemptMs = 30_000;

  constructor(
    private readonly keys: PushConfig,
    /** Where the makers of push services can ask about the shop. */
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

/** An error with codes only: what was answered may repeat what it was given. */
function pushFailure(responseCode: number): Error {
  const error = new Error('The push service did not take the message');
  return Object.assign(error, { code: 'EPUSH', responseCode });
}
