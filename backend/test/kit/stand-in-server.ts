import { IncomingHttpHeaders, IncomingMessage, ServerResponse, createServer } from 'node:http';
import { AddressInfo } from 'node:net';

/** How a response of a stand-in is lost: before or after the work is done. */
export interface Fault {
  /** Method and prefix of the path: 'POST /v1/refunds'. */
  call: string;
  when: 'before' | 'after';
  how: 'reset' | 'hang' | '500';
  times: number;
}

/** A response of a provider's API. */
export interface Reply {
  status: number;
  body: object;
}

/** A call of a provider's API. */
export interface StandInCall {
  method: string;
  /** With 'id' instead of the id of an object. */
  route: string;
  id: string;
  /** The query string, including the question mark. */
  search: string;
  text: string;
  headers: IncomingHttpHeaders;
  /** Method, path and body, to which an idempotency key is bound. */
  request: string;
}

/** A stand-in for a payment provider, over HTTP on this machine, with call records, lost responses, and idempotency keys. */
export abstract class StandInServer {
  /** All received calls, as 'METHOD /path'. */
  readonly calls: string[] = [];
  abstract readonly keys: { apiBase?: URL };
  protected readonly answerHeaders: Record<string, string> = { 'content-type': 'application/json' };
  private readonly faults: Fault[] = [];
  private readonly replies = new Map<string, { request: string; reply: Reply }>();
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

  /** Loses the next responses to a call. */
  lose(call: string, fault: Partial<Omit<Fault, 'call'>> = {}): void {
    this.faults.push({ call, when: 'after', how: 'reset', times: 1, ...fault });
  }

  /** Stops losing responses. */
  heal(): void {
    this.faults.length = 0;
  }

  /** Responds to a call. */
  protected abstract reply(call: StandInCall): Reply;

  /** Repeats the first response for the same key; returns `used` for a different request with that key. */
  protected once(key: string, request: string, used: Reply, work: () => Reply): Reply {
    const kept = this.replies.get(key);
    if (kept) return kept.request === request ? kept.reply : used;
    const reply = structuredClone(work());
    this.replies.set(key, { request, reply });
    return reply;
  }

  private async serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of message) text += String(chunk);
    const { pathname, search } = new URL(String(message.url), 'http://provider.test');
    const call = `${message.method} ${pathname}`;
    this.calls.push(call);
    if (this.isLost('before', call, response)) return;
    const [method = '', , object, id = '', verb] = call.split(/[ /]+/);
    const route = [method, object, id && 'id', verb].filter(Boolean).join(' ');
    const { headers } = message;
    const reply = this.reply({
      ...{ method, route, id, search, text, headers },
      request: `${call} ${text}`,
    });
    if (this.isLost('after', call, response)) return;
    response.writeHead(reply.status, this.answerHeaders);
    response.end(JSON.stringify(reply.body));
  }

  /** Whether a response is lost; then nothing more must be sent. */
  private isLost(when: Fault['when'], call: string, response: ServerResponse): boolean {
    const fault = this.faults.find(
      (each) => each.when === when && each.times > 0 && call.startsWith(each.call),
    );
    if (!fault) return false;
    fault.times--;
    if (fault.how === 'reset') response.destroy();
    if (fault.how === '500') response.writeHead(500).end('{"error":{"type":"api_error"}}');
    return true;
  }
}
