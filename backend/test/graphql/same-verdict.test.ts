import fc from 'fast-check';
import { Answer } from '../kit/client';
import { adminClient } from '../kit/people';
import { addProduct } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const admin = await adminClient(shop);
  for (const name of ['Same carrot', 'Same beetroot', 'Same radish'])
    await addProduct(admin, { name, stockQuantity: 5 });
});
afterAll(() => shop.close());

/** More repetitions than it takes until a response is cached. */
const TIMES = 10;

type Variables = Record<string, unknown>;

/** The parts of a response that a client reads, without the request id. JSON objects are unordered. */
function seen({ status, text }: Answer): unknown {
  return { status, body: JSON.parse(text.replace(/,?"requestId":"[^"]+"/g, '')) };
}

const ask = (query: string, variables: Variables) => shop.client().graphql(query, variables);

/** Sends other variables in between, which must not change the response to these. */
async function expectSameEachTime(query: string, one: Variables, other: Variables): Promise<void> {
  const first = { one: seen(await ask(query, one)), other: seen(await ask(query, other)) };
  for (let time = 1; time < TIMES; time++) {
    expect(seen(await ask(query, other))).toEqual(first.other);
    expect(seen(await ask(query, one))).toEqual(first.one);
  }
}

async function codeOf(query: string, variables: Variables): Promise<string | undefined> {
  const { body } = await ask(query, variables);
  return body.errors?.[0].extensions.code;
}

describe('what is refused the first time is refused the tenth time', () => {
  const similar = `query Q($x: Boolean!) { products(pageSize: 100) { items { id
    similar(limit: 10) @include(if: $x) { similar(limit: 10) { similar(limit: 10) { id } } } } } }`;

  it('where a condition had left out what is dear', async () => {
    for (let time = 0; time < TIMES; time++) {
      expect(await codeOf(similar, { x: false })).toBeUndefined();
      expect(await codeOf(similar, { x: true })).toBe('QUERY_TOO_COMPLEX');
    }
  });

  it.each<[string, string, Variables, Variables]>([
    [
      'by a page size',
      'query ($n: Int!) { products(pageSize: $n) { items { similar(limit: 20) { similar(limit: 20) { id } } } } }',
      { n: 1 },
      { n: 100 },
    ],
    [
      'by the default of a page size',
      'query ($n: Int! = 100) { products(pageSize: $n) { items { similar(limit: 20) { similar(limit: 20) { id } } } } }',
      { n: 1 },
      {},
    ],
    [
      'by a limit',
      'query ($n: Int) { products(pageSize: 20) { items { similar(limit: 20) { oftenBoughtWith(limit: $n) { id name unit sku } } } } }',
      { n: null },
      { n: 20 },
    ],
    [
      'beside a variable that was null',
      `query ($id: ID = "1") { product(id: $id) { similar(limit: 20) { similar(limit: 20) { similar(limit: 20) { id name } } } }
        products(pageSize: 2) { items { id } } }`,
      { id: null },
      { id: '1' },
    ],
    [
      'by a skipped fragment',
      `query ($no: Boolean = true) { products(pageSize: 100) { items { id ...More @skip(if: $no) } } }
        fragment More on Product { similar(limit: 20) { similar(limit: 20) { id } } }`,
      {},
      { no: false },
    ],
    [
      'by the elements of a list',
      'mutation ($lines: [ShoppingListLineInput!]!) { addShoppingList(lines: $lines) { addedLineCount } }',
      { lines: [] },
      { lines: Array.from({ length: 20_000 }, () => ({ productId: '1', quantity: 1 })) },
    ],
  ])('%s', async (_, query, cheap, dear) => {
    for (let time = 0; time < TIMES; time++) {
      expect(await codeOf(query, cheap)).not.toBe('QUERY_TOO_COMPLEX');
      expect(await codeOf(query, dear)).toBe('QUERY_TOO_COMPLEX');
    }
  });

  it('and so is a condition that is null where it has a default', async () => {
    const query = 'query ($x: Boolean = true) { store { name @include(if: $x) } }';
    for (let time = 0; time < TIMES; time++) {
      expect(await codeOf(query, { x: false })).toBeUndefined();
      expect(await codeOf(query, { x: null })).toBe('VALIDATION');
    }
  });
});

describe('a null that an argument does not take, from a variable that may be null', () => {
  it.each<[string, string, Variables]>([
    ['pageSize', 'query ($n: Int) { products(pageSize: $n) { totalCount } }', { n: null }],
    ['pageSize', 'query ($n: Int = 5) { products(pageSize: $n) { totalCount } }', { n: null }],
    ['search', 'query ($s: String = "a") { suggestions(search: $s) { id } }', { s: null }],
    ['id', 'query ($id: ID = "1") { store { name } product(id: $id) { id } }', { id: null }],
    [
      'id',
      'query ($id: ID = "1") { ...F } fragment F on Query { product(id: $id) { id } }',
      { id: null },
    ],
  ])('is refused and names %s: %s', async (field, query, variables) => {
    for (let time = 0; time < TIMES; time++) {
      const { status, body } = await ask(query, variables);
      expect(status).toBe(400);
      expect(body.errors).toHaveLength(1);
      expect(body.errors[0].extensions).toMatchObject({
        code: 'VALIDATION',
        fields: { [field]: expect.stringContaining('must not be null') },
      });
    }
  });
});

describe('whatever is asked', () => {
  const bool = fc.constantFrom('$yes', '$no', '$left', 'true', 'false');
  const condition = fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    bool.map((value) => ` @include(if: ${value})`),
    bool.map((value) => ` @skip(if: ${value})`),
  );
  const size = fc.constantFrom('$size', '$sized', '1', '3', '100');
  const limit = fc.constantFrom('$size', '$sized', '2', '20');
  const { product } = fc.letrec<{ product: string; field: string }>((tie) => ({
    product: fc
      .array(tie('field'), { minLength: 1, maxLength: 3, depthIdentifier: 'product' })
      .map((fields) => `{ ${fields.join(' ')} }`),
    field: fc.oneof(
      { depthIdentifier: 'product', maxDepth: 3 },
      fc
        .tuple(fc.constantFrom('id', 'name', 'sku', 'x: unit', '...P'), condition)
        .map((parts) => parts.join('')),
      fc
        .tuple(
          fc.constantFrom('similar', 'oftenBoughtWith', 's: similar'),
          limit,
          condition,
          tie('product'),
        )
        .map(([name, most, when, below]) => `${name}(limit: ${most})${when} ${below}`),
      fc.tuple(condition, tie('product')).map(([when, below]) => `... on Product${when} ${below}`),
    ),
  }));
  const root = fc.oneof(
    fc
      .tuple(size, fc.constantFrom('NAME', '$sort'), condition, product)
      .map(
        ([records, sort, when, below]) =>
          `products(pageSize: ${records}, sort: ${sort}, search: "same")${when} { totalCount items ${below} }`,
      ),
    fc.tuple(condition, product).map(([when, below]) => `product(id: $id)${when} ${below}`),
    fc
      .tuple(limit, product)
      .map(([most, below]) => `suggestions(search: $text, limit: ${most}) ${below}`),
    condition.map((when) => `store${when} { name }`),
  );
  const fragment = fc.constantFrom(
    'id mrpPaise',
    'name @include(if: $yes)',
    'category { slug } similar(limit: $sized) @skip(if: $no) { name }',
  );
  const types: Record<string, string> = {
    yes: 'Boolean!',
    no: 'Boolean = true',
    left: 'Boolean = false',
    size: 'Int!',
    sized: 'Int! = 50',
    sort: 'ProductSort',
    id: 'ID!',
    text: 'String!',
  };
  const document = fc
    .tuple(fc.array(root, { minLength: 1, maxLength: 3 }), fragment)
    .map(([roots, shared]) => {
      const body = roots.map((text, at) => `r${at}: ${text}`).join('\n');
      const fragments = body.includes('...P') ? ` fragment P on Product { ${shared} }` : '';
      const used = Object.keys(types).filter((name) =>
        new RegExp(`\\$${name}\\b`).test(body + fragments),
      );
      const defined = used.map((name) => `$${name}: ${types[name]}`).join(', ');
      return `query ${defined && `(${defined})`} { ${body} }${fragments}`;
    });
  const flag = fc.constantFrom<unknown>(true, false, true, false, null, undefined, 'yes');
  const number = fc.constantFrom<unknown>(
    1,
    2,
    20,
    100,
    0,
    -1,
    101,
    null,
    undefined,
    '5',
    1.5,
    [3],
  );
  const variables = fc.record({
    yes: flag,
    no: flag,
    left: flag,
    size: number,
    sized: number,
    sort: fc.constantFrom<unknown>('NEWEST', 'NAME', null, undefined, 'name', 3),
    id: fc.constantFrom<unknown>('1', 2, '2000000000', 'abc', null, true),
    text: fc.constantFrom<unknown>('same', '', 'x'.repeat(300), null, 7),
  });

  it('has the same answer each time, with whatever variables in between', async () => {
    const property = fc.asyncProperty(document, variables, variables, expectSameEachTime);
    await fc.assert(property, { numRuns: 60 });
  });
});
