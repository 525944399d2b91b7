import { AddressInfo } from 'node:net';
import { Answer, Client } from './client';
import { TestShop } from './test-shop';

/** The URL of a shop, which starts listening on the first call. */
export async function urlOf({ http }: Pick<TestShop, 'http'>): Promise<string> {
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
}

/** One part of a subscription. */
// Each test checks the shape of a part.
type Part = any; // eslint-disable-line @typescript-eslint/no-explicit-any

/** A subscription of a client over its own connection. */
export class EventStream {
  private readonly parts: Part[] = [];
  private readonly closing = new AbortController();
  private wake = () => {};
  /** Whether the stream has ended. */
  isOver = false;

  private constructor(
    readonly status: number,
    readonly headers: Headers,
    /** The response if no stream started. */
    readonly refusal: string,
  ) {}

  static async open(
    shop: Pick<TestShop, 'http'>,
    client: Client,
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<EventStream> {
    const closing = new AbortController();
    const response = await fetch(`${await urlOf(shop)}/graphql/stream`, {
      method: 'POST',
      signal: closing.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...client.credentials,
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    const refusal = isStream ? '' : await response.text();
    const stream = new EventStream(response.status, response.headers, refusal);
    stream.closing.signal.addEventListener('abort', () => closing.abort());
    if (isStream) void stream.read(response);
    return stream;
  }

  /** The next part; undefined if the stream has ended. */
  async next(): Promise<Part | undefined> {
    while (this.parts.length === 0 && !this.isOver)
      await new Promise<void>((resolve) => (this.wake = resolve));
    return this.parts.shift();
  }

  /** Waits until it ends. */
  async end(): Promise<void> {
    while (!this.isOver) await this.next();
  }

  close(): void {
    this.closing.abort();
  }

  /** The response in the form of other calls, with the first part of a stream as the body. */
  async answer(): Promise<Answer> {
    const body = this.refusal ? JSON.parse(this.refusal) : await this.next();
    this.close();
    const { status } = this;
    return { status, headers: Object.fromEntries(this.headers), text: JSON.stringify(body), body };
  }

  private async read(response: Response): Promise<void> {
    let text = '';
    try {
      for await (const chunk of response.body ?? []) {
        text += Buffer.from(chunk as Uint8Array).toString('utf8');
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) this.take(event);
      }
    } catch {
      // closed locally, or aborted
    }
    this.isOver = true;
    this.wake();
  }

  private take(event: string): void {
    const data = /^event: next\ndata: (.*)$/m.exec(event)?.[1];
    if (data === undefined) return;
    this.parts.push(JSON.parse(data));
    this.wake();
  }
}
