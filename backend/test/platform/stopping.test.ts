import { once } from 'node:events';
import { Agent, IncomingMessage, request } from 'node:http';
import { AddressInfo } from 'node:net';
import { openTestShop } from '../kit/test-shop';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';

describe('a shop that is stopped', () => {
  it('answers who is in it, and waits for nobody who keeps a connection open', async () => {
    const shop = await openTestShop();
    await shop.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.http.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    // A login takes a while: its password is hashed.
    const call = request({
      agent,
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
    });
    const answer = once(call, 'response') as Promise<[IncomingMessage]>;
    const input = { email: 'nobody@shop.test', password: 'Secret@123' };
    call.end(JSON.stringify({ query: LOGIN, variables: { input } }));
    await once(shop.http.server, 'request');
    const closing = shop.close();
    const [{ statusCode, headers }] = await answer;
    expect([statusCode, headers.connection]).toEqual([401, 'close']);
    await closing;
    agent.destroy();
  });
});
