import { IncomingHttpHeaders, Server, createServer } from 'node:http';
import { AddressInfo } from 'node:net';

/** A message as the hook got it. */
export interface HookRequest {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program of the operator that takes messages to phones. */
export class HookServer {
  readonly received: HookRequest[] = [];
  /** What it answers. */
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
