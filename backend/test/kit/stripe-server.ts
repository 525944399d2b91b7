import { createHmac, randomUUID } from 'node:crypto';
import { StripeConfig } from '../../src/platform/config/payment-settings';
import { Reply, StandInCall } from './stand-in-server';
import { StripeAccount, refusal, unexpanded } from './stripe-account';
import { parseForm } from './stripe-form';

/**
 * A stand-in for Stripe on this machine. It implements the part of the API that the shop uses, over HTTP: form
 * requests, JSON responses, stored idempotency keys, error codes, and webhooks signed like Stripe's.
 */
export class StripeServer extends StripeAccount {
  readonly keys: StripeConfig = {
    secretKey: 'sk_test_shop1234567890',
    publishableKey: 'pk_test_shop1234567890',
    webhookSecret: 'whsec_shop1234567890',
  };

  /** The settings of a server that takes payments here, once it is open. */
  get settings(): Record<string, string> {
    return {
      PAYMENT_GATEWAY: 'stripe',
      STRIPE_SECRET_KEY: this.keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: this.keys.publishableKey,
      STRIPE_WEBHOOK_SECRET: this.keys.webhookSecret,
      STRIPE_API_BASE: String(this.keys.apiBase),
    };
  }

  protected override readonly answerHeaders = {
    'content-type': 'application/json',
    'request-id': 'req_1',
  };

  /** The body of an event with the current state of an object. */
  event(type: string, object: object, id = `evt_${randomUUID()}`): string {
    return JSON.stringify({ id, object: 'event', type, data: { object: unexpanded(object) } });
  }

  /** Stripe's signature header for a body: the time, and an HMAC of both with the secret. */
  sign(body: string, at = new Date(), secret = this.keys.webhookSecret): string {
    const seconds = Math.floor(at.getTime() / 1000);
    const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return `t=${seconds},v1=${hash}`;
  }

  protected reply(call: StandInCall): Reply {
    const { method, route, id, search, text } = call;
    if (!this.isOpenedBy(call)) return refusal(401, 'api_key_invalid');
    const form = parseForm(method === 'GET' ? search.slice(1) : text);
    const work = () => this.answer(route, id, form);
    const key = call.headers['idempotency-key'];
    if (method !== 'POST' || !key) return work();
    const used = refusal(400, 'idempotency_key_reused', 'idempotency_error');
    return this.once(String(key), call.request, used, work);
  }

  private isOpenedBy({ headers }: StandInCall): boolean {
    return headers.authorization === `Bearer ${this.keys.secretKey}`;
  }
}
