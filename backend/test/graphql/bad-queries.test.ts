import { Answer } from '../kit/client';
import { INSIDES, failureOf, refusalOf } from '../kit/failure';
import { PASSWORD } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
/** Whatever was sent, the shop must still work. */
afterEach(async () => {
  expect(await shop.client().data('{ store { city } }')).toEqual({ store: { city: 'Thane' } });
});
afterAll(() => shop.close());

function expectRefused(answer: Answer, expected: [number, string, ...string[]]): void {
  expect(refusalOf(answer)).toEqual(expected);
  expect(answer.text).not.toMatch(INSIDES);
  expect(answer.text).not.toContain(PASSWORD);
}

const raw = (body: string | object, headers?: Record<string, string>) =>
  shop.client().send('POST', '/graphql', body, headers);

describe('a query with its values written into it', () => {
  it.each([
    [`mutation { login(input: { email: 5, password: "${PASSWORD}" }) { accessToken } }`, 'email'],
    [
      'mutation { addToCart(input: { productId: "1", quantity: "2x" }) { item { id } } }',
      'quantity',
    ],
    [
      'mutation { addToCart(input: { productId: "1", quantity: 1.5 }) { item { id } } }',
      'quantity',
    ],
    [
      'mutation { addToCart(input: { productId: "1", quantity: 10000000000 }) { item { id } } }',
      'quantity',
    ],
    ['mutation { addToCart(input: { productId: "1" }) { item { id } } }', 'quantity'],
    [
      'mutation { placeOrder(input: { idempotencyKey: "12345678", paymentMethod: "CARD" }) { id } }',
      'paymentMethod',
    ],
    ['{ products(page: "2x") { totalCount } }', 'page'],
    ['{ products(sort: TASTE) { totalCount } }', 'sort'],
    ['{ products(colour: "red") { totalCount } }', 'colour'],
    ['{ product(id: 1.5) { id } }', 'id'],
    ['{ product(id: "2x") { id } }', 'id'],
    ['{ product(id: "") { id } }', 'id'],
    ['{ product { id } }', 'id'],
    ['{ products(minPricePaise: "28.00") { totalCount } }', 'minPricePaise'],
    ['{ deliveryCalendar(from: "1 Nov", to: "2026-11-01") { date } }', 'from'],
    ['mutation { updateProduct(id: "1", input: { visibleFrom: "now" }) { id } }', 'visibleFrom'],
  ])('%s is refused by the field', async (query, field) => {
    expectRefused(await shop.client().graphql(query), [400, 'VALIDATION', field]);
  });

  const ROWS =
    'mutation ($rows: [SetPriceRow!]!) { setPrices(rows: $rows) { row code field message } }';
  const BILL = 'mutation ($input: ReceiveGoodsInput!) { receiveGoods(input: $input) { id } }';
  it.each([
    ['mrpPaise: "28.00"', { mrpPaise: '28.00' }, 'mrpPaise'],
    ['price: 28', { price: 28 }, 'price'],
  ])('names the element of a list that has %s', async (literal, row, field) => {
    const rows = [{ sku: 'A' }, { sku: 'B', ...row }];
    const wanted = [400, 'VALIDATION', `rows.1.${field}`] as [number, string, string];
    expectRefused(await shop.client().graphql(ROWS, { rows }), wanted);
    const written = `mutation { setPrices(rows: [{ sku: "A" }, { sku: "B", ${literal} }]) { row } }`;
    expectRefused(await shop.client().graphql(written), wanted);
    const lines = [{ pieces: 1 }, { pieces: '2x' }];
    const input = { billNumber: '1', key: '12345678', supplier: 'A', lines };
    const bill = await shop.client().graphql(BILL, { input });
    expectRefused(bill, [400, 'VALIDATION', 'lines.1.pieces']);
  });

  it('repeats no password that stands in the wrong place', async () => {
    const query = `mutation { login(input: { email: "a@b.co", password: { is: "${PASSWORD}" } }) { accessToken } }`;
    expectRefused(await shop.client().graphql(query), [400, 'VALIDATION', 'password']);
  });
});

describe('what is no query', () => {
  it.each([
    ['{ products {', 'GRAPHQL_PARSE_FAILED'],
    ['{ nope }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{ store }', 'GRAPHQL_VALIDATION_FAILED'],
    ['fragment F on Store { name }', 'GRAPHQL_VALIDATION_FAILED'],
    [' ', 'GRAPHQL_PARSE_FAILED'],
    ['\u0000', 'GRAPHQL_PARSE_FAILED'],
    ["'; DROP TABLE products; --", 'GRAPHQL_PARSE_FAILED'],
  ])('%j is refused', async (query, code) => {
    expectRefused(await shop.client().graphql(query), [400, code]);
  });

  it.each([
    '{',
    '{"query": ',
    'query=1',
    '\u0000',
    '{"__proto__": {"query": "{ store { name } }"}}',
  ])('the body %j is no JSON to us', async (body) => {
    expectRefused(await raw(body), [400, 'BAD_REQUEST', 'body']);
  });

  it.each([
    '[]',
    '[{"query": "{ store { name } }"}]',
    '"text"',
    'null',
    '5',
    '{}',
    '{"query": 5}',
    '{"query": null}',
    '',
  ])('the body %s is refused', async (body) => {
    expectRefused(await raw(body), [400, 'BAD_REQUEST']);
  });

  it('and variables or a name that are none are refused', async () => {
    const query = 'query A { store { name } } query B { store { city } }';
    expectRefused(await raw({ query: '{ store { name } }', variables: 'text' }), [
      400,
      'BAD_REQUEST',
    ]);
    expectRefused(await raw({ query: '{ store { name } }', variables: [1] }), [400, 'BAD_REQUEST']);
    expectRefused(await raw({ query, operationName: 'C' }), [400, 'OPERATION_RESOLUTION_FAILURE']);
    expectRefused(await raw({ query }), [400, 'OPERATION_RESOLUTION_FAILURE']);
  });

  it('a body of 2 MB, of another kind, or nested without end is refused', async () => {
    expectRefused(await raw({ query: 'x'.repeat(2 * 1024 * 1024) }), [
      413,
      'PAYLOAD_TOO_LARGE',
      'body',
    ]);
    for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
      const answer = await raw('{ store { name } }', { 'content-type': type });
      expectRefused(answer, [415, 'UNSUPPORTED_MEDIA_TYPE', 'body']);
    }
    expect(failureOf(await raw({ query: '{a'.repeat(200_000) })).status).toBe(400);
    const nested = `{"query": "{ store { name } }", "variables": {"a": ${'['.repeat(200_000)}${']'.repeat(200_000)}}}`;
    expect((await raw(nested)).status).toBe(200);
  });
});
