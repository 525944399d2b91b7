import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  DocumentNode,
  GraphQLInt,
  Kind,
  OperationDefinitionNode,
  getIntrospectionQuery,
  getNamedType,
  getOperationAST,
  isCompositeType,
  isObjectType,
  parse,
  print,
} from 'graphql';
import { createSchema } from '../../src/assembly/schema';
import { projectRoot } from '../../src/platform/config/config';
import { OperationCost } from '../../src/platform/graphql/query-cost';
import { queryLimits } from '../../src/platform/graphql/query-limits';
import { failureOf } from '../kit/failure';
import { customerInput } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let closedShop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  closedShop = await openTestShop({ explorer: false });
});
afterAll(async () => {
  await shop.close();
  await closedShop.close();
});

const times = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');

async function expectTooComplex(query: string, reason: RegExp, variables = {}): Promise<void> {
  const answer = await shop.client().graphql(query, variables);
  const failure = failureOf(answer);
  expect(failure).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX' });
  expect(failure.message).toMatch(reason);
  expect(answer.body.data).toBeUndefined();
}

describe('a document that asks for too much is refused as a whole', () => {
  it('by its words and signs', async () => {
    await expectTooComplex(`{ store { ${'name '.repeat(1000)} } }`, /too long: at most 1000/);
    await expectTooComplex('{a'.repeat(200_000), /too long: at most 1000/);
  });

  it('by its depth, also through fragments', async () => {
    const deep = (levels: number) => '{ __type '.repeat(levels) + ' }'.repeat(levels);
    const query = `{ __type(name: "Query") { fields { type { ofType { ofType { ofType { ofType { ofType { ofType { ofType { name } } } } } } } } } } }`;
    await expectTooComplex(query, /nested too deep: at most 10/);
    const inFragments = `{ ...A } fragment A on Query { __type(name: "Query") { fields { type { ...B } } } }
      fragment B on __Type { ofType { ofType { ofType { ...C } } } }
      fragment C on __Type { ofType { ofType { ofType { ofType { name } } } } }`;
    await expectTooComplex(inFragments, /nested too deep/);
    expect(failureOf(await shop.client().graphql(deep(300))).status).toBe(400);
  });

  it('by its aliases: 200 logins are none', async () => {
    const { email, password } = customerInput();
    const login = `login(input: { email: "${email}", password: "${password}" }) { accessToken }`;
    await expectTooComplex(`mutation { ${times(16, (at) => `l${at}: logout`)} }`, /15/);
    const logins = (count: number) => `mutation { ${times(count, (at) => `l${at}: ${login}`)} }`;
    await expectTooComplex(logins(50), /too many aliases: at most 15/);
    expect(failureOf(await shop.client().graphql(logins(200)))).toMatchObject({
      status: 400,
      code: 'QUERY_TOO_COMPLEX',
    });
  });

  it('by aliases in fragments that are spread again and again', async () => {
    const spread = times(10, (at) => `s${at}: store { ...F }`);
    await expectTooComplex(
      `{ ${spread} } fragment F on Store { a: name b: name }`,
      /too many aliases/,
    );
  });

  it('by its directives', async () => {
    await expectTooComplex(`{ store { name ${'@include(if: true) '.repeat(11)} } }`, /directives/);
  });

  /** Fifteen pages, with a number or a variable as size. */
  const pages = (size: string, variables = '($n: Int! = 5)', more = '') =>
    `query ${variables} { ${times(15, (at) => `p${at}: products(pageSize: ${size} ${more}) ${PAGE}`)} }`;
  const PAGE = '{ items { id name description imageUrl mrpPaise unit category { id name slug } } }';

  it('by its cost, with the page sizes of its variables', async () => {
    await expectTooComplex(pages('100', ''), /costs too much: \d+, at most 10000/);
    await expectTooComplex(pages('$n'), /costs too much/, { n: 100 });
    expect((await shop.client().graphql(pages('$n'))).status).toBe(200);
  });

  it('by fragments that unfold without end', async () => {
    const fragments = times(30, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`);
    await expectTooComplex(
      `{ ...F0 } ${fragments} fragment F30 on Query { store { name } }`,
      /too many fields/,
    );
  });

  it('and a field with a wrong argument does not hide the cost of the others', async () => {
    const variables = '($size: Int = 5, $id: ID = "1")';
    const query = pages('100', variables).replace('p0:', 'product(id: $id) { id } p0:');
    const sized = query.replace('pageSize: 100', 'pageSize: $size');
    await expectTooComplex(sized, /costs too much/, { size: null, id: null });
  });
});

const schema = createSchema();

describe('the cost', () => {
  it.each([
    [50, '{ products { page } }'],
    [1000, '{ products(search: "a-b") { page } }'],
    [500, '{ products { didYouMean } }'],
    [100, '{ products { facets { inStockCount } } }'],
    [6000, '{ matchShoppingList(text: "rice") { name } }'],
    [50, '{ suggestions(search: "r", limit: 1) { id } }'],
    [100 * 20, '{ products(pageSize: 100) { items { similar(limit: 1) { id } } } }'],
    [100 * 20, '{ products(pageSize: 100) { items { oftenBoughtWith(limit: 20) { id } } } }'],
    [50, '{ myRegulars(limit: 50) { product { id } } }'],
    [1000, '{ __schema { queryType { name } } }'],
  ])('is at least %i for %s', (least, query) => {
    const document = parse(query);
    const operation = getOperationAST(document) as OperationDefinitionNode;
    const cost = new OperationCost(schema, document, operation);
    expect(cost.with({ sent: {}, coerced: {} })).toBeGreaterThanOrEqual(least);
  });

  it('knows every argument that says how many records there are', () => {
    const numbers = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      // A mutation makes its change once, whatever its numbers.
      .filter((type) => type !== schema.getMutationType() && !type.name.startsWith('__'))
      .flatMap((type) => Object.values(type.getFields()))
      .filter(({ type }) => isCompositeType(getNamedType(type)))
      .flatMap(({ args }) => args.filter(({ type }) => getNamedType(type) === GraphQLInt));
    // `days` are calendar days.
    expect(new Set(numbers.map(({ name }) => name))).toEqual(
      new Set(['page', 'pageSize', 'limit', 'days']),
    );
  });
});

describe('the limits leave room', () => {
  /** Every operation of the site and the explorer. */
  function ownDocuments(): [string, DocumentNode][] {
    const folders = ['frontend/src', 'frontend/explorer'].map((path) => join(projectRoot, path));
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.graphql'))
        .map((name) => join(folder, name)),
    );
    const texts = files.map((file) => readFileSync(file, 'utf8'));
    const fragments = texts
      .flatMap((text) => [...parse(text).definitions])
      .filter(({ kind }) => kind === 'FragmentDefinition');
    return texts
      .flatMap((text) => [...parse(text).definitions])
      .flatMap((operation) =>
        operation.kind === 'OperationDefinition'
          ? [
              [
                operation.name?.value ?? '',
                { kind: 'Document', definitions: [operation, ...fragments] },
              ],
            ]
          : [],
      ) as [string, DocumentNode][];
  }

  /** No screen requests longer pages. */
  const values: Record<string, unknown> = { Int: 25, Boolean: true, String: 'a', ID: '1' };

  /** Scalar variables; undefined if others are needed: those operations are about records, which have no pages. */
  function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode) {
    const variables: Record<string, unknown> = {};
    for (const { variable, type } of variableDefinitions) {
      const value = values[print(type).replace('!', '')];
      if (value !== undefined) variables[variable.name.value] = value;
      else if (type.kind === Kind.NON_NULL_TYPE) return undefined;
    }
    return variables;
  }

  it('for what the site and the explorer ask, with the longest pages of a screen', () => {
    const costs = ownDocuments().flatMap(([name, document]): [number, string][] => {
      const operation = getOperationAST(document);
      if (!operation) throw new Error(name);
      const sent = variablesOf(operation);
      if (!sent) return [];
      const cost = new OperationCost(schema, document, operation);
      return [[cost.with({ sent, coerced: sent }), name]];
    });
    expect(costs.length).toBeGreaterThan(50);
    const dearest = costs.sort(([one], [other]) => other - one)[0];
    expect(dearest?.[0]).toBeLessThan(queryLimits.cost);
  });

  it("for the explorer's reading of the schema", async () => {
    const query = getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true });
    expect((await shop.client().graphql(query)).body.errors).toBeUndefined();
  });

  it('but not for a schema that is read without end', async () => {
    const query = `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} } '.repeat(4)} } } }`;
    expect(failureOf(await shop.client().graphql(query))).toMatchObject({ status: 400 });
  });
});

describe('what is wrong with a query', () => {
  it('tells no names of a schema that may not be read', async () => {
    const query = '{ prodcts { totalCount } stor { nam } store { nme } }';
    expect((await shop.client().graphql(query)).text).toContain('Did you mean');
    const closed = await closedShop.client().graphql(query);
    expect(failureOf(closed)).toMatchObject({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' });
    expect(closed.text).not.toMatch(/Did you mean|"products\\|\bname\b/);
  });

  it('is not asked in batches, nor by a name that the server does not know', async () => {
    const query = '{ store { name } }';
    const batch = await shop.client().send('POST', '/graphql', [{ query }, { query }]);
    expect(failureOf(batch)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
    const hash = await shop.client().send('POST', '/graphql', { extensions });
    expect(failureOf(hash)).toMatchObject({ status: 404, code: 'PERSISTED_QUERY_NOT_FOUND' });
  });
});
