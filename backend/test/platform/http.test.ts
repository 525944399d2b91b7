import { failureOf } from '../kit/failure';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let closedShop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ corsOrigins: ['https://friend.test'] });
  closedShop = await openTestShop({ explorer: false });
});
afterAll(async () => {
  await shop.close();
  await closedShop.close();
});

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const INTROSPECTION = '{ __schema { queryType { name } } }';
const nothing = { status: 404, code: 'NOT_FOUND', message: 'There is nothing here' };

describe('health', () => {
  it('is told to whoever watches', async () => {
    const client = shop.client();
    const [alive, ready] = [
      await client.send('GET', '/healthz'),
      await client.send('GET', '/readyz'),
    ];
    expect([alive.status, alive.body]).toEqual([200, { status: 'ok' }]);
    expect([ready.status, ready.body]).toEqual([200, { status: 'ready' }]);
  });

  it('is no readiness without a database', async () => {
    const { connection } = shop.database.read;
    await connection.destroy();
    try {
      expect((await shop.client().send('GET', '/healthz')).status).toBe(200);
      expect(failureOf(await shop.client().send('GET', '/readyz'))).toEqual({
        status: 503,
        code: 'UNAVAILABLE',
        message: 'The database does not answer',
      });
    } finally {
      await connection.initialize();
    }
    expect((await shop.client().send('GET', '/readyz')).status).toBe(200);
  });
});

describe('every answer', () => {
  it.each(['/healthz', '/api/products', '/api/nothing', '/nothing.png'])(
    'of %s has its number',
    async (url) => {
      const client = shop.client();
      const [first, second] = [await client.send('GET', url), await client.send('GET', url)];
      expect(first.headers['x-request-id']).toMatch(UUID);
      expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    },
  );

  it('does not take its number from the caller', async () => {
    const { headers } = await shop
      .client()
      .send('GET', '/healthz', undefined, { 'x-request-id': 'mine', 'request-id': 'mine' });
    expect(headers['x-request-id']).toMatch(UUID);
  });

  it('of a failed query says it in the error, too', async () => {
    for (const query of ['{ product(id: "2147483647") { id } }', '{ nonsense', '{ nope }']) {
      const { headers, body } = await shop.client().graphql(query);
      expect(body.errors[0].extensions.requestId).toBe(headers['x-request-id']);
    }
  });

  it('has the headers that protect a browser', async () => {
    const { headers } = await shop.client().send('GET', '/healthz');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('may be read by the configured origins only', async () => {
    const from = (origin: string) =>
      shop.client().send('GET', '/api/products', undefined, { origin });
    expect((await from('https://friend.test')).headers).toMatchObject({
      'access-control-allow-origin': 'https://friend.test',
      'access-control-allow-credentials': 'true',
    });
    expect(
      (await from('https://guest.test')).headers['access-control-allow-origin'],
    ).toBeUndefined();
  });
});

describe('an unknown address', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['POST', '/api/products'],
    ['PATCH', '/api/products/1'],
    ['GET', '/api/products/add%20products'],
    ['GET', '/media/food/none.webp'],
    ['GET', '/assets/none.js'],
    ['POST', '/client/home'],
  ] as const)('%s %s is nothing, in JSON', async (method, url) => {
    const answer = await shop.client().send(method, url, method === 'GET' ? undefined : {});
    expect(failureOf(answer)).toEqual(nothing);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });

  it.each(['/api/products/%E0%A4%A', '/%', '/api/products/products/%'])(
    '%s is refused in JSON',
    async (url) => {
      const answer = await shop.client().send('GET', url);
      expect(failureOf(answer)).toEqual({
        status: 400,
        code: 'BAD_REQUEST',
        message: 'The request could not be read',
      });
    },
  );

  it('ends with a slash as well as without', async () => {
    expect((await shop.client().send('GET', '/api/products/')).status).toBe(200);
  });
});

describe('GET /graphql', () => {
  it('brings a person to the explorer', async () => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const { status, headers } = await shop.client().send('GET', '/graphql', undefined, { accept });
    expect([status, headers.location]).toEqual([302, '/explorer/']);
  });

  it('tells a program to send its query by POST', async () => {
    const query = encodeURIComponent('{ store { name } }');
    expect(failureOf(await shop.client().send('GET', `/graphql?query=${query}`))).toMatchObject({
      status: 405,
      code: 'METHOD_NOT_ALLOWED',
      message: 'Send the query by POST',
    });
  });
});

describe('the explorer', () => {
  it('may read the schema', async () => {
    expect(await shop.client().data(INTROSPECTION)).toEqual({
      __schema: { queryType: { name: 'Query' } },
    });
  });

  it('is gone where the configuration has it off, and the schema with it', async () => {
    const client = closedShop.client();
    const html = { accept: 'text/html' };
    for (const url of ['/explorer', '/explorer/', '/explorer/index.html', '/graphql'])
      expect(failureOf(await client.send('GET', url, undefined, html))).toEqual(nothing);
    const answer = await client.graphql(INTROSPECTION);
    expect(failureOf(answer)).toMatchObject({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' });
    expect(answer.text).not.toContain('queryType":');
    expect((await client.data('{ store { name } }')).store.name).toBe('Grocessay');
  });
});
