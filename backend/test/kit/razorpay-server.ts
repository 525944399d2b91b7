import { createHmac } from 'node:crypto';
import { IncomingMessage, ServerResponse, createServer } from 'node:http';
import { AddressInfo } from 'node:net';
import { StandInFaults } from './stand-in-faults';
import {
  AccountPayment,
  AccountRefund,
  RazorpayAccount,
  Reply,
  refusal,
  withoutCard,
} from './razorpay-account';

/**
 * A stand-in for Razorpay on this machine, which speaks the part of its API that the shop uses, over HTTP, as its
 * documentation has it: JSON both ways, Basic authentication, receipts, `X-Refund-Idempotency`, errors with code,
 * description and field, and webhooks signed as Razorpay signs them.
 */
export class RazorpayServer extends RazorpayAccount {
  /** Every call that came, as 'METHOD /path'. */
  readonly calls: string[] = [];
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

  /** News of what a payment, and a refund of it, are at this moment, as text. */
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

  /** The header that Razorpay sends with a body: its hash by the secret. */
  sign(body: string, secret = this.keys.webhookSecret): string {
    return createHmac('sha256', secret).update(body).digest('hex');
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { pathname, searchParams } = new URL(String(request.url), 'http://razorpay.test');
    const call = `${request.method} ${pathname}`;
    this.calls.push(call);
    if (this.faults.isLost('before', call, response)) return;
    const [method, , object, id = '', verb] = call.split(/[ /]+/);
    const route = [method, object, id && 'id', verb].filter(Boolean).join(' ');
    const input = text ? JSON.parse(text) : Object.fromEntries(searchParams);
    const reply = this.isOpenedBy(request)
      ? this.once(request, `${call} ${text}`, () => this.answer(route, id, input))
      : refusal(401, 'The api key provided is invalid');
    if (this.faults.isLost('after', call, response)) return;
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  }

  private isOpenedBy({ headers }: IncomingMessage): boolean {
    const { keyId, keySecret } = this.keys;
    const expected = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
    return headers.authorization === `Basic ${expected}`;
  }

  /** Refunds alone have keys: the same one is answered as the first time, with another request it is an error. */
  private once({ headers }: IncomingMessage, request: string, work: () => Reply): Reply {
    const key = headers['x-refund-idempotency'];
    if (!key) return work();
    if (!/^[\w-]{10,}$/.test(String(key))) return refusal(400, 'The idempotency key is invalid');
    const kept = this.replies.get(String(key));
    if (kept && kept.request !== request)
      return refusal(400, 'Different request body for the same idempotency key');
    if (kept) return kept.reply;
    const reply = structuredClone(work());
    this.replies.set(String(key), { request, reply });
    return reply;
  }
}
