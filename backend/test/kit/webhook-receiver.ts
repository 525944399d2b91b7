import { createServer, IncomingHttpHeaders, Server } from 'node:http';
import { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** A message received by the receiver. */
export interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  body: string;
  type: string;
  data: { id: string; subject: string; subjectId: string | null; after: Record<string, unknown> };
}

type Answer = number | 'silence';

/** An external webhook receiver on a port of this machine. */
export class WebhookReceiver {
  /** All received messages in order, including refused ones. */
  readonly received: ReceivedMessage[] = [];
  /** Its response to a message. */
  answer: (message: ReceivedMessage) => Answer | Promise<Answer> = () => 204;

  private constructor(private readonly server: Server) {}

  static async open(port = 0): Promise<WebhookReceiver> {
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const message = { headers: request.headers, body, ...JSON.parse(body) } as ReceivedMessage;
        receiver.received.push(message);
        void Promise.resolve(receiver.answer(message)).then((answer) => {
          if (answer === 'silence') return;
          const isRedirect = answer >= 300 && answer < 400;
          response.writeHead(answer, isRedirect ? { location: 'http://127.0.0.1:9/' } : {});
          response.end(answer >= 400 ? 'not today' : undefined);
        });
      });
    });
    const receiver = new WebhookReceiver(server);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/events`;
  }

  /** The types of the events received about a subject. */
  typesOf(subject: string, subjectId: unknown): string[] {
    return this.received
      .filter(({ data }) => data.subject === subject && data.subjectId === String(subjectId))
      .map(({ type }) => type);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Whether a message is signed with a secret, verified as by a receiver; requires the correct time on this machine. */
export function isSignedWith(secret: string, { body, headers }: ReceivedMessage): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
