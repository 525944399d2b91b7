import { createHmac } from 'node:crypto';
import { Clock } from '../../kernel/clock';
import { DEFAULT_LANGUAGE } from '../../kernel/language';
import { MessageHookConfig } from '../config/security-settings';
import { MailTransport, OutgoingEmail } from './mail-transport';

const TIMEOUT_MS = 10_000;

/**
 * Sends messages for phones to the operator's program, which passes them to an SMS or WhatsApp provider: one signed
 * POST each, see docs/integrators.md.
 */
export class MessageHookTransport implements MailTransport {
  readonly longestAttemptMs = 2 * TIMEOUT_MS;

  constructor(
    private readonly hook: MessageHookConfig,
    private readonly clock: Clock,
  ) {}

  async send({ kind, recipient, content, key }: OutgoingEmail): Promise<void> {
    const { toPhone, language = DEFAULT_LANGUAGE } = content;
    if (!toPhone) throw new Error(`The message ${kind} has no text for phones`);
    const to = `+91${recipient}`;
    const body = JSON.stringify({ id: key, kind, to, language, ...toPhone });
    const timestamp = String(Math.floor(this.clock.now().getTime() / 1000));
    const response = await fetch(this.hook.url, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'X-Grocessay-Timestamp': timestamp,
        'X-Grocessay-Signature': `sha256=${signature(this.hook.secret, timestamp, body)}`,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw hookFailure({ code: codeOf(cause) }, cause);
    });
    await response.body?.cancel();
    if (!response.ok) throw hookFailure({ code: 'EHOOK', responseCode: response.status });
  }
}

/** HMAC-SHA256 in hex over the time, a dot, and the body. */
function signature(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/** An error with codes only: the hook's response may repeat the message. */
function hookFailure(codes: { code: string; responseCode?: number }, cause?: unknown): Error {
  const error = new Error('The message hook did not take the message', { cause });
  return Object.assign(error, codes);
}

function codeOf(failure: unknown): string {
  const { name, cause } = failure as Error & { cause?: { code?: unknown } };
  if (name === 'TimeoutError') return 'ETIMEDOUT';
  return typeof cause?.code === 'string' ? cause.code : 'EHOOK';
}
