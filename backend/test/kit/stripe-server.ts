import { createHmac, randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse, createServer } from 'node:http';
import { AddressInfo } from 'node:net';
import { StripeConfig } from '../../src/platform/config/payment-settings';
import { StandInFaults } from './stand-in-faults';
import { Reply, StripeAccount, refusal, unexpanded } from './stripe-account';
import { parseForm } from './stripe-form';

/**
 * A stand-in for Stripe on this machine, which speaks the part of its API that the shop uses, over HTTP: forms in,
 * JSON out, idempotency keys that are kept, errors by their codes, and webhooks signed as Stripe signs them.
 */
export class StripeServer extends StripeAccount {
  /** Every call that came, as 'METHOD /path'. */
  readonly calls: string[] = [];
  readonly keys: StripeConfig = {
    secretKey: 'sk_test_shop1234567890',
    publishableKey: 'pk_test_shop1234567890',
    webhookSecret: 'whsec_shop1234567890',
  };
  private readonly replies = new Map<string, { request: string; reply: Reply }>();
  private readonly faults = new StandInFaults();
  private readonly server = createServer((request, response) => void this.serve(request, response));

  /** Starts it on a free port. */
  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    this.keys.apiBase = new URL(`http://127.0.0.1:${port}`);
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Loses the next answers to a call. */
  lose(...fault: Parameters<StandInFaults['lose']>): void {
    this.faults.lose(...fault);
  }

  /** Loses no more answers. */
  heal(): void {
    this.faults.heal();
  }

  /** An event of what an object is at this moment, as text. */
  event(type: string, object: object, id = `evt_${randomUUID()}`): string {
    return JSON.stringify({ id, object: 'event', type, data: { object: unexpanded(object) } });
  }

  /** The header that Stripe sends with a body: the time, and a hash of both by the secret. */
  sign(body: string, at = new Date(), secret = this.keys.webhookSecret): string {
    const seconds = Math.floor(at.getTime() / 1000);
    const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return `t=${seconds},v1=${hash}`;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { pathname, search } = new URL(String(request.url), 'http://stripe.test');
    const call = `${request.method} ${pathname}`;
    this.calls.push(call);
    if (this.faults.isLost('before', call, response)) return;
    const form = parseForm(request.method === 'GET' ? search.slice(1) : text);
    const [method, , object, id = '', verb] = call.split(/[ /]+/);
    const route = [method, object, id && 'id', verb].filter(Boolean).join(' ');
    const reply = this.isOpenedBy(request)
      ? this.once(request, `${call} ${text}`, () => this.answer(route, id, form))
      : refusal(401, 'api_key_invalid');
    if (this.faults.isLost('after', call, response)) return;
    response.writeHead(reply.status, { 'content-type': 'application/json', 'request-id': 'req_1' });
    response.end(JSON.stringify(reply.body));
  }

  private isOpenedBy({ headers }: IncomingMessage): boolean {
    return headers.authorization === `Bearer ${this.keys.secretKey}`;
  }

  /** The same key is answered as it was the first time; with another request it is an error. */
  private once({ headers, method }: IncomingMessage, request: string, work: () => Reply): Reply {
    const key = headers['idempotency-key'];
    if (method !== 'POST' || !key) return work();
    const kept = this.replies.get(String(key));
    if (kept && kept.request !== request)
      return refusal(400, 'idempotency_key_reused', 'idempotency_error');
    if (kept) return kept.reply;
    const reply = structuredClone(work());
    this.replies.set(String(key), { request, reply });
    return reply;
  }
}
