import { Answer, Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { adminClient } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

const REQUESTS_PER_MINUTE = 5;
const CREATE = 'mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { token } }';
const STORE = '{ store { name } }';

let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop({
    security: {
      publicUrl: 'http://localhost:4000',
      overTls: false,
      trustedProxies: [],
      loginFailuresPerAddress: 100,
      registrationsPerAddress: 100,
      messagesPerAddress: 100,
      codeFailuresPerAddress: 100,
      guestCartsPerAddress: 100,
      apiTokenRequestsPerMinute: REQUESTS_PER_MINUTE,
    },
  });
  owner = await adminClient(shop);
});
afterAll(() => shop.close());

async function newProgram(): Promise<Client> {
  const input = { name: 'Stock', scopes: ['READ_ORDERS'] };
  const { createApiToken } = await owner.data(CREATE, { input });
  return shop.client().useBearer(createApiToken.token);
}

/** The limit as reported by a response. */
const told = ({ headers }: Answer) => ({
  limit: Number(headers['ratelimit-limit']),
  remaining: Number(headers['ratelimit-remaining']),
  reset: Number(headers['ratelimit-reset']),
});

describe('the requests of an API token in a minute', () => {
  it('are counted over both APIs, told in each answer, and refused beyond the limit', async () => {
    const program = await newProgram();
    for (let asked = 0; asked < 2; asked++) await shop.client().graphql(STORE);
    const answers = [
      await program.graphql(STORE),
      await program.send('GET', '/api/products'),
      await program.graphql('{ contactMessages { totalCount } }'), // refused, and counted
      await program.send('GET', '/api/nothing'),
      await program.graphql(STORE), // from the response cache
    ];
    expect(answers.map((each) => told(each).remaining)).toEqual([4, 3, 2, 1, 0]);
    for (const { limit, reset } of answers.map(told)) {
      expect(limit).toBe(REQUESTS_PER_MINUTE);
      expect(reset).toBeGreaterThan(0);
      expect(reset).toBeLessThanOrEqual(60);
    }
    for (const refused of [
      await program.graphql(STORE),
      await program.send('GET', '/api/products'),
      await program.send('POST', '/graphql/stream', { query: STORE }),
      await program.send('POST', '/mcp/admin', { jsonrpc: '2.0', id: 1, method: 'ping' }),
      await program.send('POST', '/mcp/shop', { jsonrpc: '2.0', id: 1, method: 'ping' }),
    ]) {
      expect(refusalOf(refused).slice(0, 2)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
      const { remaining, reset } = told(refused);
      expect(remaining).toBe(0);
      expect(Number(refused.headers['retry-after'])).toBe(reset);
    }
  });

  it('are those of that token alone', async () => {
    const [one, other] = [await newProgram(), await newProgram()];
    for (let sent = 0; sent <= REQUESTS_PER_MINUTE; sent++) await one.graphql(STORE);
    expect((await one.graphql(STORE)).status).toBe(429);
    expect(told(await other.graphql(STORE)).remaining).toBe(4);
  });

  it('are not those of people, nor of tokens that are none', async () => {
    const invented = shop.client().useBearer(`gro_${'x'.repeat(43)}`);
    for (let sent = 0; sent <= REQUESTS_PER_MINUTE; sent++)
      for (const client of [owner, invented]) {
        const { status, headers } = await client.graphql(STORE);
        expect([status, headers['ratelimit-limit']]).toEqual([200, undefined]);
      }
  });
});
