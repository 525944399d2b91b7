import { serverAudits } from 'graphql-http';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let url: string;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.http.listen({ port: 0, host: '127.0.0.1' });
  const address = shop.http.server.address();
  if (typeof address === 'string' || !address) throw new Error('It listens nowhere');
  url = `http://127.0.0.1:${address.port}/graphql`;
});
afterAll(() => shop.close());

/** The MUST requirements for servers in GraphQL over HTTP (https://graphql.github.io/graphql-over-http). */
describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => url, fetchFn: fetch });

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
    '%s: %s',
    async (_id, _name, audit) => {
      const result = await audit.fn();
      // 'warn' and 'notice' are about SHOULD and MAY requirements.
      if (result.status === 'error') throw new Error(result.reason);
    },
  );
});

describe('an answer', () => {
  it.each(['text/html', 'image/png;q=0.5', 'application/json;q=0', '*/*', 'application/*'])(
    'is JSON for a client that accepts %s: what it asked for has been done',
    async (accept) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept },
        body: JSON.stringify({
          query: 'mutation { signOut: logout }',
        }),
      });
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(response.status).toBe(200);
      expect(await response.json()).toHaveProperty('data');
    },
  );

  it('tells what its question cost, also from the response cache', async () => {
    const query = '{ products(pageSize: 7) { items { id name } } }';
    const costs: unknown[] = [];
    for (let asked = 0; asked < 4; asked++)
      costs.push((await shop.client().graphql(query)).headers['x-query-cost']);
    // 50 for the list, and for each of the 7: `items` is not counted as a separate list, id and name cost 1 each.
    expect(new Set(costs).size).toBe(1);
    expect(Number(costs[0])).toBeGreaterThanOrEqual(50 + 7 * 2);
    const larger = await shop.client().graphql(query.replace('7', '70'));
    expect(Number(larger.headers['x-query-cost'])).toBeGreaterThan(Number(costs[0]));
  });
});
