import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ephemeral ports, so that no outgoing connection takes the port of a restarting server.
const lowest = 20_000;
const highest = 32_000;

/**
 * A port of 127.0.0.1 that is free now and outside the ephemeral range.
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
