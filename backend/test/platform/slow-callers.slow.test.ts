import { AddressInfo, connect } from 'node:net';
import { FastifyInstance } from 'fastify';
import { readConfig } from '../../src/platform/config/config';
import { createServer } from '../../src/platform/http/server';

/** The shop's server with short timeouts, to keep the test short. */
let server: FastifyInstance;
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const patience = { headersMs: 300, requestMs: 500, silenceMs: 700, checkEveryMs: 50 };
  server = await createServer(config, patience);
  server.post('/echo', { config: { access: 'anyone' } }, async () => ({ heard: true }));
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** Sends parts with a pause in between, until the server closes the connection; returns its response. */
function drip(parts: Iterator<string>): Promise<string> {
  const { port } = server.server.address() as AddressInfo;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const dripping = setInterval(() => {
      const { value, done } = parts.next();
      if (!done && socket.writable) socket.write(value);
    }, 20);
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => (answer += String(text)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(answer);
    });
  });
}

function* headersWithoutEnd(): Generator<string> {
  yield 'GET /echo HTTP/1.1\r\nhost: shop.test\r\n';
  for (let count = 0; ; count++) yield `x-${count}: 1\r\n`;
}

function* bodyWithoutEnd(): Generator<string> {
  yield 'POST /echo HTTP/1.1\r\nhost: shop.test\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n[';
  for (;;) yield '1,';
}

describe('who sends byte by byte', () => {
  it.each([
    ['headers', headersWithoutEnd],
    ['a body', bodyWithoutEnd],
  ])('%s is hung up on', async (_, parts) => {
    const answer = await drip(parts());
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('The request took too long to come');
  });

  it('nothing at all is hung up on, too', async () => {
    expect(await drip([].values())).not.toContain('200');
  });

  it('does not keep others waiting', async () => {
    const slow = Array.from({ length: 50 }, () => drip(bodyWithoutEnd()));
    const { statusCode } = await server.inject({ method: 'POST', url: '/echo', payload: {} });
    expect(statusCode).toBe(200);
    await Promise.all(slow);
  });
});
