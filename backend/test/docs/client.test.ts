import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  GraphQLInputType,
  getNamedType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  isScalarType,
  parse,
  typeFromAST,
} from 'graphql';
import { projectRoot } from '../../src/platform/config/config';
import { OperationChecks } from '../../src/platform/graphql/operation-checks';
import { schema } from '../authorization/graphql-transport';
import { newToken } from '../authorization/staff-calls';
import { Client } from '../kit/client';
import { expectIntegrity } from '../kit/integrity';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, productInput, stockOf } from '../kit/products';
import { newKey } from '../kit/shopping';
import { urlOf } from '../kit/stream';
import { TestShop, openTestShop } from '../kit/test-shop';
import { blocksOf } from './markdown';

const EXAMPLES = join(projectRoot, 'docs/examples');
const CLIENT = join(EXAMPLES, 'client/shop-client.mjs');
const OPERATIONS = join(EXAMPLES, 'client/generated/operations.mjs');

const inFile = promisify(execFile);

let shop: TestShop;
let admin: Client;
let folder: string;
let direct: { url: string; token: string };
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  folder = await mkdtemp(join(tmpdir(), 'grocessay-client-'));
  const { token } = await newToken(admin, 'MANAGE_CATALOGUE');
  direct = { url: await urlOf(shop), token };
});
afterAll(async () => {
  await expectIntegrity(shop);
  await shop.close();
  await rm(folder, { recursive: true });
});

/** Runs a module in Node, like a program of an integrator; returns its output. */
async function runModule(source: string): Promise<string> {
  const args = ['--input-type=module', '--eval', source];
  return (await inFile(process.execPath, args)).stdout;
}

/** Runs the body of a function with the module as `client`, and a client of the shop as `shop`; returns its result. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
async function run(body: string, settings: object = {}): Promise<any> {
  const written = await runModule(`
    import * as client from ${JSON.stringify(CLIENT)};
    const shop = client.shopClient(${JSON.stringify({ ...direct, ...settings })});
    const failureOf = (error) => ({ ...error, message: error.message });
    const answer = await (async () => { ${body} })();
    console.log(JSON.stringify(answer));
  `);
  return JSON.parse(written);
}

const sku = () => `C-${newKey().slice(0, 13)}`;

describe('the documents of the client', () => {
  const operations: Record<string, { text: string; isRepeatable: boolean }> = JSON.parse(
    execFileSync(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { operations } from ${JSON.stringify(OPERATIONS)}; console.log(JSON.stringify(operations));`,
    ]).toString(),
  );
  const checks = new OperationChecks(schema, true);

  /** A minimal value of a type, with required fields only. */
  function valueOf(type: GraphQLInputType): unknown {
    if (isNonNullType(type)) return valueOf(type.ofType);
    if (isListType(type)) return [];
    if (isEnumType(type)) return type.getValues()[0]?.name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(isRequiredInputField);
      return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type)]));
    }
    const values: Record<string, unknown> = { Int: 1, Boolean: true, LocalDate: '2026-11-27' };
    return isScalarType(type) ? (values[type.name] ?? '1') : undefined;
  }

  function variablesOf(document: string): Record<string, unknown> {
    const { variableDefinitions = [] } = getOperationAST(parse(document)) ?? {};
    const needed = variableDefinitions.filter(
      ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue,
    );
    return Object.fromEntries(
      needed.map(({ variable, type }) => [
        variable.name.value,
        valueOf(typeFromAST(schema, type as never) as GraphQLInputType),
      ]),
    );
  }

  it.each(Object.entries(operations))(
    '%s is one that the shop takes, with the pages that it asks for',
    (_, { text: query }) => {
      const checked = checks.check({ query, variables: variablesOf(query) });
      expect(checked.queryCost).toBeGreaterThan(0);
    },
  );

  it('are sent again where they only read, or have a key', () => {
    const hasKey = (type: GraphQLInputType): boolean => {
      const named = getNamedType(type);
      if (!isInputObjectType(named)) return false;
      return Object.values(named.getFields()).some(
        (field) =>
          (/^(key|idempotencyKey)$/.test(field.name) && isRequiredInputField(field)) ||
          hasKey(field.type),
      );
    };
    const byRule = Object.entries(operations).filter(([, { text: query }]) => {
      const { operation, variableDefinitions = [] } = getOperationAST(parse(query)) ?? {};
      const types = variableDefinitions.map(
        ({ type }) => typeFromAST(schema, type as never) as GraphQLInputType,
      );
      return operation === 'query' || types.some(hasKey);
    });
    expect(byRule.length).toBeGreaterThan(15);
    for (const [name, { isRepeatable }] of byRule)
      expect([name, isRepeatable]).toEqual([name, true]);
    for (const name of ['addProduct', 'addWebhook', 'addToCart', 'updateProduct'])
      expect([name, operations[name]?.isRepeatable]).toEqual([name, false]);
  });
});

describe('the client', () => {
  it('reads and writes, and answers for each row', async () => {
    const [rice, none] = [sku(), sku()];
    const id = await addProduct(admin, { sku: rice, stockQuantity: 5, mrpPaise: 10_000 });
    const { found, changed, priced, store } = await run(`
      const { productsByCode: found } = await shop.productsByCode({ skus: ['${rice}', '${none}'] });
      const change = { delta: 3, reason: 'Delivery', key: '${newKey()}' };
      const other = { ...change, key: '${newKey()}' };
      const { adjustStocks: changed } = await shop.adjustStocks({
        rows: [{ sku: '${rice}', ...change }, { sku: '${none}', ...other }],
      });
      const { setPrices: priced } = await shop.setPrices({
        rows: [{ sku: '${rice}', mrpPaise: 11000, sellingPaise: 10500 }],
      });
      const { store } = await shop.store();
      return { found, changed, priced, store };
    `);
    expect(found).toEqual([expect.objectContaining({ id: String(id), stockQuantity: 5 })]);
    expect(changed).toMatchObject([
      { row: 0, code: null, stockQuantity: 8 },
      { row: 1, code: 'NOT_FOUND' },
    ]);
    expect(priced).toMatchObject([{ row: 0, code: null }]);
    expect(store.name).toEqual(expect.any(String));
    expect(await stockOf(shop.database, id)).toBe(8);
  });

  it('throws what the shop refuses, with code, fields and request id', async () => {
    const id = await addProduct(admin);
    const [wrong, unknown, forbidden] = await run(`
      return [
        await shop.updateProduct({ id: ${id}, input: { mrpPaise: -1 } }).catch(failureOf),
        await shop.updateProduct({ id: 999999, input: { mrpPaise: 100 } }).catch(failureOf),
        await shop.webhooks().catch(failureOf),
      ];
    `);
    expect(wrong).toMatchObject({
      ...{ name: 'ShopError', status: 400, code: 'VALIDATION' },
      fields: { mrpPaise: expect.any(String) },
      ...{ message: expect.any(String), requestId: expect.stringMatching(/\S{8}/) },
    });
    expect(unknown).toMatchObject({ status: 404, code: 'NOT_FOUND', fields: {} });
    expect(forbidden).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  it('tells who does not answer from who refuses', async () => {
    const answering = { url: direct.url };
    const body = `
      const answering = client.shopClient(${JSON.stringify(answering)});
      return [await shop.store().catch(failureOf), await answering.webhooks().catch(failureOf)];
    `;
    const [silent, refused] = await run(body, { url: 'http://127.0.0.1:9', tries: 2 });
    const message = expect.stringMatching(/^The shop did not answer: /);
    expect(silent).toEqual({ name: 'NoAnswerError', message });
    expect(refused).toMatchObject({ name: 'ShopError', status: 401, code: 'UNAUTHENTICATED' });
  });

  it('orders a cart by the token of a customer, once under its key', async () => {
    const id = await addProduct(admin, { mrpPaise: 10_000, stockQuantity: 10 });
    const { accessToken: token } = await newCustomer(shop);
    const { quoted, placed, again, cart } = await run(
      `
      await shop.addToCart({ input: { productId: ${id}, quantity: 2 } });
      const paymentMethod = 'CASH_ON_DELIVERY';
      const { quote: quoted } = await shop.quote({ input: { paymentMethod } });
      const expectedTotalPaise = quoted.bill.toPayPaise;
      const input = { paymentMethod, expectedTotalPaise, idempotencyKey: '${newKey()}' };
      const { placeOrder: placed } = await shop.placeOrder({ input });
      const { placeOrder: again } = await shop.placeOrder({ input });
      const { cart } = await shop.cart();
      return { quoted, placed, again, cart };
    `,
      { token },
    );
    expect(quoted.bill.subtotalPaise).toBe(20_000);
    expect(placed.bill.toPayPaise).toBe(quoted.bill.toPayPaise);
    expect(again.id).toBe(placed.id);
    expect(cart.totalQuantity).toBe(0);
    expect(await stockOf(shop.database, id)).toBe(8);
  });
});

/** Replaces a response: it is lost although the call was carried out, or it is a refusal. */
type Fault = 'lost' | { status: number; retryAfterSeconds?: number };

/** Runs a program whose first calls fail; returns its result, and the number of calls received. */
async function runWithFaults(faults: Fault[], body: string) {
  let calls = 0;
  const type = { 'content-type': 'application/json' };
  const proxy = createServer((request, response) => {
    void text(request).then(async (sent) => {
      const fault = faults[calls++];
      if (typeof fault === 'object') {
        const { status, retryAfterSeconds } = fault;
        if (retryAfterSeconds !== undefined) response.setHeader('retry-after', retryAfterSeconds);
        const code = status === 503 ? 'UNAVAILABLE' : 'TOO_MANY_ATTEMPTS';
        const errors = [{ message: 'Later', extensions: { code } }];
        response.writeHead(status, type).end(JSON.stringify({ errors }));
        return;
      }
      const authorization = String(request.headers.authorization);
      const headers = { ...type, authorization };
      const url = `${direct.url}${request.url}`;
      const answer = await fetch(url, { method: 'POST', headers, body: sent });
      const answered = await answer.text();
      if (fault === 'lost') response.destroy();
      else response.writeHead(answer.status, type).end(answered);
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const answer = await run(body, { url });
  proxy.close();
  return { answer, calls };
}

describe('a call that fails', () => {
  const add = (product: string) => `
    const { adjustStocks } = await shop.adjustStocks({
      rows: [{ sku: '${product}', delta: 3, reason: 'Delivery', key: '${newKey()}' }],
    });
    return adjustStocks;
  `;

  it.each<[string, Fault[]]>([
    ['no answer comes', ['lost']],
    ['the shop cannot save', [{ status: 503 }, { status: 503, retryAfterSeconds: 1 }]],
    ['it was one call too many', [{ status: 429, retryAfterSeconds: 1 }]],
  ])('is sent again where %s, and carried out once', async (_, faults) => {
    const product = sku();
    const id = await addProduct(admin, { sku: product, stockQuantity: 5 });
    const { answer, calls } = await runWithFaults(faults, add(product));
    expect(answer).toMatchObject([{ code: null, stockQuantity: 8 }]);
    expect(calls).toBe(faults.length + 1);
    expect(await stockOf(shop.database, id)).toBe(8);
  });

  it.each<[string, Fault]>([
    ['without a pause', { status: 429 }],
    ['with a pause for people', { status: 429, retryAfterSeconds: 900 }],
  ])('is not sent again after a 429 %s', async (_, fault) => {
    const { answer, calls } = await runWithFaults([fault], 'return shop.store().catch(failureOf);');
    expect(answer).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', status: 429 });
    expect(calls).toBe(1);
  });

  it.each<[Fault, string]>([
    ['lost', 'NoAnswerError'],
    [{ status: 503 }, 'ShopError'],
  ])('is not sent again where that could do it twice: %j', async (fault, name) => {
    const input = JSON.stringify(productInput({ sku: sku() }));
    const body = `return shop.addProduct({ input: ${input} }).catch(failureOf);`;
    const { answer, calls } = await runWithFaults([fault], body);
    expect(answer).toMatchObject({ name });
    expect(calls).toBe(1);
  });
});

describe('a list', () => {
  it('is read to its end, also with what is added meanwhile', async () => {
    const brand = `Brand ${newKey().slice(0, 8)}`;
    const first: string[] = [];
    for (let count = 0; count < 5; count++) first.push(String(await addProduct(admin, { brand })));
    const inputs = Array.from({ length: 3 }, () => productInput({ brand, sku: sku() }));
    const { read, added } = await run(`
      const waiting = ${JSON.stringify(inputs)};
      const [read, added] = [[], []];
      const list = { filter: { brand: '${brand}' }, pageSize: 2 };
      for await (const { id } of client.itemsOf(shop.productTable, list)) {
        read.push(id);
        const input = waiting.pop();
        if (input) added.push((await shop.addProduct({ input })).addProduct.id);
      }
      return { read, added };
    `);
    expect(read).toEqual([...first, ...added]);
  });

  it('is read on from the place of a part', async () => {
    await addProduct(admin);
    await addProduct(admin);
    await shop.services.eventPublisher.publish();
    const { all, parts, rest } = await run(`
      const { events: all } = await shop.events({ after: 0 });
      const parts = [];
      for await (const part of client.partsOf(shop.events, { after: 0, pageSize: 1 })) parts.push(part);
      const rest = [];
      const place = { after: parts[0].endCursor };
      for await (const { id } of client.itemsOf(shop.events, place)) rest.push(id);
      return { all, parts, rest };
    `);
    const ids = all.items.map(({ id }: { id: string }) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(parts.flatMap(({ items }: typeof all) => items)).toEqual(all.items);
    expect(rest).toEqual(ids.slice(parts[0].items.length));
  });
});

/** The compiler's messages about some files; the client's own types are checked with the examples. */
async function check(
  files: string[],
  options: string[] = ['--strict', '--skipLibCheck'],
): Promise<string> {
  const always = ['--noEmit', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
  const types = ['--typeRoots', join(projectRoot, 'node_modules/@types')];
  const compiler = join(projectRoot, 'node_modules/typescript/lib/tsc.js');
  const args = [compiler, ...always, ...types, ...options, ...files];
  // In this folder the compiler does not find our settings.
  const checked = inFile(process.execPath, args, { cwd: folder });
  return (await checked.catch((failed: { stdout: string }) => failed)).stdout;
}

/** The compiler's messages about a program. */
async function checkProgram(name: string, program: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, program);
  return check([file]);
}

describe('the types of the client', () => {
  it('are of what it exports', async () => {
    const written = await runModule(`
      import * as client from ${JSON.stringify(CLIENT)};
      console.log(Object.keys(client).join());
    `);
    const declared = await readFile(CLIENT.replace(/\.mjs$/, '.d.mts'), 'utf8');
    const matches = declared.matchAll(/^export (?:function|class) (\w+)/gm);
    const names = [...matches].map(([, name]) => name);
    expect(written.trim()).toBe(names.sort().join());
  });

  it('fit the calls of the examples', async () => {
    const examples = (await readdir(EXAMPLES)).filter((name) => name.endsWith('.mjs'));
    const files = examples.map((name) => join(EXAMPLES, name));
    expect(files.length).toBeGreaterThan(3);
    // Their own functions have comments, but no type for each argument.
    expect(await check(files, ['--allowJs', '--checkJs', '--strict', 'false'])).toBe('');
  });

  it('refuse what the shop would', async () => {
    const program = `
      import { itemsOf, partsOf, shopClient } from ${JSON.stringify(CLIENT)};
      import type { Calls, OrderSearchQuery, PaymentStatus } from ${JSON.stringify(CLIENT)};
      const shop: Calls = shopClient({ url: 'http://localhost:4000' });
      const rows = [{ sku: 'TOM-500', mrpPaise: 2800 }];
      const { setPrices } = await shop.setPrices({ rows });
      const code: string | null | undefined = setPrices[0]?.code;
      for await (const { order } of itemsOf(shop.orderSearch, { filter: { statuses: ['PACKED'] } })) {
        const status: PaymentStatus = order.paymentStatus;
        const pinCode: string | undefined = order.deliveryAddress?.pinCode;
        // @ts-expect-error it is a number
        const paise: string = order.toCollectPaise;
        console.log(code, status, pinCode, paise);
      }
      for await (const { items, endCursor } of partsOf(shop.events, { after: 0 })) {
        const types: string[] = items.map(({ type }) => type);
        const place: string = endCursor;
        console.log(types, place);
      }
      // @ts-expect-error rows are needed
      await shop.setPrices({});
      // @ts-expect-error a price is a number of paise
      await shop.setPrices({ rows: [{ sku: 'TOM-500', mrpPaise: '28.00' }] });
      // @ts-expect-error there is no such status
      await shop.orderSearch({ filter: { statuses: ['LOST'] } });
      // @ts-expect-error it has no parts
      itemsOf(shop.productsByCode);
      const found: OrderSearchQuery['orderSearch']['items'] = [];
      console.log(found);
    `;
    expect(await checkProgram('refused.mts', program)).toBe('');
  });
});

describe('the program in the docs', () => {
  const [block] = blocksOf('docs/integrators.md').filter(({ info }) => info === 'js');
  const program = block?.text.replaceAll("'./docs", `'${projectRoot}/docs`) ?? '';

  it('is right by its types, and runs', async () => {
    expect(await checkProgram('told.mts', program)).toBe('');
    await addProduct(admin, {
      sku: 'GR-TOMATO-HYB-500G',
      stockQuantity: 0,
      name: 'Tomato of the docs',
    });
    const file = join(folder, 'told.mjs');
    await writeFile(file, program);
    const env = { ...process.env, SHOP_URL: direct.url, API_TOKEN: direct.token };
    const { stdout, stderr } = await inFile(process.execPath, [file], { env });
    expect(stdout).toContain('Tomato of the docs');
    expect(stderr).toMatch(/^VALIDATION /m);
  });
});
