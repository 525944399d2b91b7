import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The parts of a message to a phone that journeys use. */
export interface Message {
  /** Such as `+919820098200`. */
  to: string;
  values: { code: string };
}

/** Starts a program that receives messages to phones; a GET returns them, oldest first. */
export async function startMessageHook(): Promise<{ url: string; stop: () => Promise<void> }> {
  const messages: Message[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      if (request.method === 'GET') return response.end(JSON.stringify(messages));
      messages.push(JSON.parse(body));
      return response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}/`, stop };
}
