import { IncomingHttpHeaders, Server, createServer } from 'node:http';
import { AddressInfo } from 'node:net';

/** A message as received by the hook. */
export interface HookRequest {
  headers: IncomingHttpHeaders;
  body: string;
}

/** An operator's program that receives messages to phones. */
export class HookServer {
  readonly received: HookRequest[] = [];
  /** The status of its responses. */
  status = 204;

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (part: string) => (body += part));
      request.on('end', () => {
        this.received.push({ headers: request.headers, body });
        response.writeHead(this.status, { location: '/elsewhere' }).end();
      });
    });
  }

  static async open(): Promise<HookServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new HookServer(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/messages`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
