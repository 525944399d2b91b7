import { RandomRequest } from './random-document';
import { SeededRandom } from './seeded-random';

const TOKENS = [
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ':',
    '!',
    '=',
    '...',
    '@',
    '$',
    '|',
    '&',
    '#',
    '"',
    '"""',
    '\\',
    ',',
  ],
  ...[
    'query',
    'mutation',
    'subscription',
    'fragment',
    'on',
    'null',
    'true',
    'input',
    'type',
    'schema',
  ],
  ...['__typename', '__schema', '__type', 'id', 'name', 'items', 'nope', 'F0', 'Query', 'Product'],
  ...[
    '1',
    '-1',
    '1.5',
    '1e999',
    '0x1',
    '"text"',
    '""',
    '$v0',
    '$nope',
    '@skip(if: 1)',
    '@nope',
    '@include',
  ],
  ...['\u0000', '\ufeff', '\u2028', '🍅', '\ud800', '٣', 'é'],
];

/** Ways to break a valid request. */
const WAYS: ((random: SeededRandom, request: RandomRequest) => RandomRequest)[] = [
  // Words and characters are lost, duplicated, swapped, or inserted.
  (random, request) => ({ ...request, query: mutated(random, request.query, 1) }),
  (random, request) => ({ ...request, query: mutated(random, request.query, 5) }),
  (random, request) => ({ ...request, query: mutated(random, request.query, 50) }),
  // Values of another type.
  (random, { query, variables }) => ({ query, variables: wrongTypes(random, variables) }),
  // Missing parts.
  (_, { query }) => ({ query, variables: {} }),
  (random, { query, variables }) => ({
    query: query.slice(0, random.below(query.length)),
    variables,
  }),
  // Unknown fields.
  (random, { query, variables }) => ({
    query: query.replaceAll('__typename', () => (random.chance(50) ? 'nope' : 'id { id }')),
    variables,
  }),
  // Excessive sizes.
  (random) => only(`{ ${'products { items { category '.repeat(10 + random.below(300))} }`),
  (random) => only('{'.repeat(random.below(5_000))),
  (random) => only(`{ ${range(random, 300, (at) => `a${at}: store { name }`)} }`),
  (random) => only(`mutation { ${range(random, 300, (at) => `a${at}: logout`)} }`),
  (random) => only(`{ products(search: [${range(random, 900, () => '"x"')}]) { totalCount } }`),
  (random) => only(`{ store { name ${range(random, 300, () => '@skip(if: false)')} } }`),
  (random) => only(`{ store { ${range(random, 2_000, () => 'name')} } }`),
  (random) => only(`query (${range(random, 300, (at) => `$v${at}: Int`)}) { store { name } }`),
  // Fragments that refer to themselves, to a missing one, or to very many.
  () => only('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A store { name } }'),
  () => only('{ store { ...A } } fragment A on Store { ...A }'),
  () => only('{ ...Nope }'),
  (random) =>
    only(
      `{ ...F0 } ${range(random, 60, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`)}`,
    ),
  (random) =>
    only(
      `{ products(pageSize: 100) { ${range(random, 60, () => 'items { id category { id } }')} } }`,
    ),
  (random) => only(`{ __schema { ${'types { fields { type { '.repeat(random.below(20))} } }`),
  (random, { variables }) => ({ query: random.pick(TOKENS).repeat(random.below(100)), variables }),
];

/** A request that violates the syntax, the schema or the limits. */
export function broken(random: SeededRandom, request: RandomRequest): RandomRequest {
  return random.pick(WAYS)(random, request);
}

function only(query: string): RandomRequest {
  return { query, variables: {} };
}

function range(random: SeededRandom, most: number, text: (at: number) => string): string {
  return Array.from({ length: random.below(most) }, (_, at) => text(at)).join(' ');
}

function mutated(random: SeededRandom, query: string, times: number): string {
  const tokens = query.split(/(\s+|[{}()[\]:,$@!])/).filter((token) => token !== '');
  for (let time = 0; time < times && tokens.length > 0; time++) {
    const at = random.below(tokens.length);
    const other = random.chance(50) ? random.pick(TOKENS) : random.pick(tokens);
    const replaced = random.pick([
      [],
      [other],
      [other, tokens[at] ?? ''],
      [tokens[at] ?? '', tokens[at] ?? ''],
    ]);
    tokens.splice(at, 1, ...replaced);
  }
  return tokens.join('');
}

const ODD_VALUES: unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e308, 'x', '', [], [[]], {}, { $gt: '' }, { id: { id: {} } }],
  ...[
    [null],
    ['x', 1],
    'x'.repeat(5_000),
    { toString: 'x' },
    Array.from({ length: 2_000 }, () => 1),
  ],
];

function wrongTypes(
  random: SeededRandom,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      const isInput = typeof value === 'object' && value !== null && !Array.isArray(value);
      if (isInput && random.chance(70))
        return [name, wrongTypes(random, value as Record<string, unknown>)];
      return [name, random.chance(50) ? random.pick(ODD_VALUES) : value];
    }),
  );
}
