import { createHmac } from 'node:crypto';
import { Reply, StandInCall } from './stand-in-server';
import {
  AccountPayment,
  AccountRefund,
  RazorpayAccount,
  refusal,
  withoutCard,
} from './razorpay-account';

/**
 * A stand-in for Razorpay on this machine. It implements the part of the API that the shop uses, over HTTP, according
 * to the documentation: JSON both ways, Basic authentication, receipts, `X-Refund-Idempotency`, errors with code,
 * description and field, and webhooks signed like Razorpay's.
 */
export class RazorpayServer extends RazorpayAccount {
  /** The settings of a server that takes payments here, once it is open. */
  get settings(): Record<string, string> {
    return {
      PAYMENT_GATEWAY: 'razorpay',
      RAZORPAY_KEY_ID: this.keys.keyId,
      RAZORPAY_KEY_SECRET: this.keys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: this.keys.webhookSecret,
      RAZORPAY_API_BASE: String(this.keys.apiBase),
    };
  }

  /** The body of a webhook with the current state of a payment, and of a refund of it. */
  event(event: string, payment: Partial<AccountPayment>, refund?: AccountRefund): string {
    const entity = withoutCard(payment);
    const contains = refund ? ['refund', 'payment'] : ['payment'];
    const payload = { ...(refund && { refund: { entity: refund } }), payment: { entity } };
    const created_at = Math.floor(Date.now() / 1000);
    return JSON.stringify({
      ...{
        entity: 'event',
        account_id: 'acc_Shop1234567890',
        event,
        contains,
        payload,
        created_at,
      },
    });
  }

  /** Razorpay's signature header for a body: its HMAC with the secret. */
  sign(body: string, secret = this.keys.webhookSecret): string {
    return createHmac('sha256', secret).update(body).digest('hex');
  }

  /** Only refunds have idempotency keys. */
  protected reply(call: StandInCall): Reply {
    const { route, id, search, text } = call;
    if (!this.isOpenedBy(call)) return refusal(401, 'The api key provided is invalid');
    const input = text ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(search));
    const work = () => this.answer(route, id, input);
    const key = call.headers['x-refund-idempotency'];
    if (!key) return work();
    if (!/^[\w-]{10,}$/.test(String(key))) return refusal(400, 'The idempotency key is invalid');
    const used = refusal(400, 'Different request body for the same idempotency key');
    return this.once(String(key), call.request, used, work);
  }

  private isOpenedBy({ headers }: StandInCall): boolean {
    const { keyId, keySecret } = this.keys;
    const expected = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
    return headers.authorization === `Basic ${expected}`;
  }
}
