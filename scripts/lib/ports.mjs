import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that systems give to outgoing connections: none of these takes the port of a server that restarts.
const lowest = 20_000;
const highest = 32_000;

/**
 * A port of 127.0.0.1 that nobody listens on right now, and that no outgoing connection takes.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = lowest + Math.floor(Math.random() * (highest - lowest));
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
