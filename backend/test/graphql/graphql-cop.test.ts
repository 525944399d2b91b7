import { TestShop, openTestShop } from '../kit/test-shop';

/** As in production: introspection is disabled. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ explorer: false });
});
afterAll(() => shop.close());

/** A query in the form of graphql-cop: always with its operation name. */
const ask = (query: string) =>
  shop.client().send('POST', '/graphql', { query, operationName: 'cop' });

const times = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');

// The queries of https://github.com/dolevf/graphql-cop, and the responses that it reports.
describe('graphql-cop finds nothing:', () => {
  it('no suggestions of field names', async () => {
    const { text } = await ask('query cop { __schema { directive } }');
    expect(text).not.toContain('Did you mean');
    const { text: field } = await ask('query cop { stor { name } store { nam } }');
    expect(field).not.toContain('Did you mean');
  });

  it('no introspection, nor one that goes round in circles', async () => {
    for (const query of [
      'query cop { __schema { types { name fields { name } } } }',
      'query cop { __type(name: "Query") { name } }',
      `query cop { __schema { types { ${'fields { type { '.repeat(4)} name ${'} } '.repeat(4)} } } }`,
    ])
      expect((await ask(query)).body.data).toBeUndefined();
  });

  it('no explorer', async () => {
    for (const url of ['/graphql', '/graphql?query=%7B__typename%7D', '/graphiql', '/playground']) {
      const { text } = await shop.client().send('GET', url, undefined, { accept: 'text/html' });
      expect(text).not.toMatch(/graphiql|graphql.playground/i);
    }
  });

  it.each(['query cop {__typename}', 'mutation cop {__typename}'])(
    'no GET of %s',
    async (query) => {
      const url = `/graphql?query=${encodeURIComponent(query)}`;
      const answer = await shop.client().send('GET', url);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.body?.data).toBeUndefined();
    },
  );

  it('no forms', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = `query=${encodeURIComponent('query cop { __typename }')}`;
    const { status, body } = await shop.client().send('POST', '/graphql', form, type);
    expect(status).toBe(415);
    expect(body.data).toBeUndefined();
  });

  it('no 101 aliases, also of __typename', async () => {
    const { body } = await ask(`query cop { ${times(101, (at) => `alias${at}: __typename`)} }`);
    expect(body.errors[0].extensions.code).toBe('QUERY_TOO_COMPLEX');
    const { body: sixteen } = await ask(`query cop { ${times(16, (at) => `a${at}: __typename`)} }`);
    expect(sixteen.errors[0].extensions.code).toBe('QUERY_TOO_COMPLEX');
    const { body: fifteen } = await ask(`query cop { ${times(15, (at) => `a${at}: __typename`)} }`);
    expect(fifteen.errors).toBeUndefined();
  });

  it('no batches', async () => {
    const batch = Array.from({ length: 10 }, () => ({ query: 'query cop { __typename }' }));
    const { status, body } = await shop.client().send('POST', '/graphql', batch);
    expect(status).toBe(400);
    expect(Array.isArray(body)).toBe(false);
  });

  it('no traces, and no exceptions', async () => {
    for (const query of ['query cop { __typename }', 'qwerty cop { abc }', 'query cop { nope }'])
      expect((await ask(query)).text).not.toMatch(/tracing|exception|stacktrace/i);
  });

  it.each([5, 10, 50])('not one error for each of %i directives', async (count) => {
    const { body } = await ask(`query cop { __typename ${'@aa'.repeat(count)} }`);
    expect(body.errors.length).toBeGreaterThan(0);
    // graphql-cop reports ten errors; a few are enough to explain the problem.
    expect(body.errors.length).toBeLessThanOrEqual(6);
  });

  it('no field 500 times', async () => {
    const { body } = await ask(`query cop { ${'store { name } '.repeat(500)} }`);
    expect(body.data).toBeUndefined();
  });
});

describe('no names of the schema are told', () => {
  it.each<[string, Record<string, unknown>]>([
    ['query ($sort: ProductSort) { products(sort: $sort) { page } }', { sort: 'NAM' }],
    ['query ($sort: ProductSort) { products(sort: $sort) { page } }', { sort: 'name' }],
    [
      'query ($input: QuoteInput!) { quote(input: $input) { toPayPaise } }',
      { input: { method: 1 } },
    ],
    [
      'query ($input: QuoteInput!) { quote(input: $input) { toPayPaise } }',
      { input: { paymentMethd: 'CARD' } },
    ],
    ['query ($input: QuotInput!) { quote(input: $input) { toPayPaise } }', { input: {} }],
    ['{ products(pagesize: 1) { page } }', {}],
    ['{ products(sort: NAM) { page } }', {}],
    ['{ store }', {}],
    ['subscription { orderMove(id: 1) { id } }', {}],
  ])('by errors about %s', async (query, variables) => {
    const stream = { accept: 'text/event-stream' };
    const answers = [
      await shop.client().graphql(query, variables),
      await shop.client().send('POST', '/graphql/stream', { query, variables }, stream),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(400);
      expect(text).not.toMatch(/Did you mean/);
    }
  });
});
