import { randomUUID } from 'node:crypto';
import { ExternalRecord } from '../../src/modules/integrations/external-records/external-record.entity';
import { StaffRole } from '../../src/kernel/permissions';
import { deleteAccount } from '../kit/accounts';
import { recordedBy } from '../kit/audit';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { cancelOrder } from '../kit/order-keeping';
import { adminClient, newRegistrant } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { fillCart, newKey, order } from '../kit/shopping';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await adminClient(shop);
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

const CREATE = `mutation ($input: ApiTokenInput!) {
  createApiToken(input: $input) { token apiToken { id namespace } }
}`;
const SET = `mutation ($subject: ExternalSubject!, $rows: [ExternalRecordRow!]!) {
  setExternalRecords(subject: $subject, rows: $rows) { row code field message }
}`;
const READ = `query (
  $subject: ExternalSubject!, $externalIds: [String!], $subjectIds: [ID!],
  $namespace: String, $after: ID, $pageSize: Int! = 100
) {
  externalRecords(
    subject: $subject, externalIds: $externalIds, subjectIds: $subjectIds,
    namespace: $namespace, after: $after, pageSize: $pageSize
  ) {
    hasNext endCursor
    items { namespace subject subjectId externalId metadata { key value } }
  }
}`;
const RESULT = 'row productId stockQuantity version code field';
const ADJUST = `mutation ($rows: [AdjustStockRow!]!) { adjustStocks(rows: $rows) { ${RESULT} } }`;
const STOCKS = `mutation ($rows: [SetStockRow!]!) { setStocks(rows: $rows) { ${RESULT} } }`;
const PRICES = `mutation ($rows: [SetPriceRow!]!) { setPrices(rows: $rows) { ${RESULT} } }`;

const SCOPES = ['MANAGE_CATALOGUE', 'READ_ORDERS'];

interface Program {
  client: Client;
  id: number;
  namespace: string;
}

/** A program with its own token. */
async function newProgram(changes: Record<string, unknown> = {}): Promise<Program> {
  const input = { name: 'Cash register', scopes: SCOPES, ...changes };
  const { token, apiToken } = (await owner.data(CREATE, { input })).createApiToken;
  const client = shop.client().useBearer(token);
  return { client, id: Number(apiToken.id), namespace: apiToken.namespace };
}

type Row = Record<string, unknown>;

const set = async ({ client }: Pick<Program, 'client'>, rows: Row[], subject = 'PRODUCT') =>
  (await client.data(SET, { subject, rows })).setExternalRecords;
/** The codes and fields of rows; empty for successful ones. */
const codes = (results: Row[]) =>
  results.map(({ code, field }) => (code === null ? null : [code, field]));
const read = async (client: Client, which: Row, subject = 'PRODUCT') =>
  (await client.data(READ, { subject, ...which })).externalRecords;
const itemsOf = async (client: Client, which: Row, subject?: string) =>
  (await read(client, which, subject)).items;

const newId = () => `ERP-${randomUUID().slice(0, 13)}`;
const newProduct = async () => String(await addProduct(owner));

/** A customer with a cancelled order. */
async function newBuying() {
  const { client, customerId } = await newRegistrant(shop);
  await fillCart(client, await addProduct(owner));
  const { id: orderId } = await order(client, { paymentMethod: 'CASH_ON_DELIVERY' });
  await cancelOrder(client, orderId);
  return { client, customerId: String(customerId), orderId: String(orderId) };
}

describe('setExternalRecords', () => {
  it('keeps an id and texts of products, orders and customers, for its program', async () => {
    const program = await newProgram();
    const { orderId, customerId } = await newBuying();
    const subjects = { PRODUCT: await newProduct(), ORDER: orderId, CUSTOMER: customerId };
    // The same id for each: it is unique only per kind of record.
    const externalId = newId();
    for (const [subject, subjectId] of Object.entries(subjects)) {
      const metadata = [{ key: 'warehouse', value: 'भिवंडी 🥭' }];
      const row = { subjectId, externalId: ` ${externalId} `, metadata };
      expect(await set(program, [row], subject)).toEqual([
        { row: 0, code: null, field: null, message: null },
      ]);
      const kept = { namespace: program.namespace, subject, subjectId, externalId, metadata };
      expect(await itemsOf(program.client, { externalIds: [externalId] }, subject)).toEqual([kept]);
      expect(await itemsOf(program.client, { subjectIds: [subjectId] }, subject)).toEqual([kept]);
    }
  });

  it('leaves what a row leaves out, and takes away what is null', async () => {
    const program = await newProgram();
    const subjectId = await newProduct();
    const externalId = newId();
    const keptAfter = async (row: Row) => {
      expect(codes(await set(program, [{ subjectId, ...row }]))).toEqual([null]);
      const [kept] = await itemsOf(program.client, { subjectIds: [subjectId] });
      return kept && [kept.externalId, Object.fromEntries(kept.metadata.map(pairOf))];
    };
    const pairOf = ({ key, value }: { key: string; value: string }) => [key, value];
    const texts = (all: Row) => Object.entries(all).map(([key, value]) => ({ key, value }));
    expect(await keptAfter({ externalId })).toEqual([externalId, {}]);
    const both = { rack: '7', tier: 'gold' };
    expect(await keptAfter({ metadata: texts(both) })).toEqual([externalId, both]);
    const [rack] = texts({ rack: null });
    expect(await keptAfter({ metadata: [rack] })).toEqual([externalId, { tier: 'gold' }]);
    expect(await keptAfter({ metadata: [] })).toEqual([externalId, { tier: 'gold' }]);
    expect(await keptAfter({ externalId: null })).toEqual([null, { tier: 'gold' }]);
    expect(await keptAfter({ metadata: texts({ tier: null }) })).toBeUndefined();
    const { namespace } = program;
    expect(await shop.database.read.countBy(ExternalRecord, { namespace })).toBe(0);
  });

  it('gives an id to one record only, and to another where it was given up', async () => {
    const program = await newProgram();
    const [one, other] = [await newProduct(), await newProduct()];
    const [first, second] = [newId(), newId()];
    const rows = [
      { subjectId: one, externalId: first },
      { subjectId: other, externalId: first },
      { subjectId: other, externalId: second },
    ];
    const taken = ['EXTERNAL_ID_TAKEN', 'externalId'];
    expect(codes(await set(program, rows))).toEqual([null, taken, null]);
    const exchange = [
      { subjectId: one, externalId: second },
      { subjectId: one, externalId: null },
      { subjectId: other, externalId: first },
      { subjectId: one, externalId: second },
    ];
    expect(codes(await set(program, exchange))).toEqual([taken, null, null, null]);
    expect(await itemsOf(program.client, { externalIds: [first, second] })).toMatchObject([
      { subjectId: one, externalId: second },
      { subjectId: other, externalId: first },
    ]);
  });

  it('answers for each row by itself, with code and field', async () => {
    const program = await newProgram();
    const subjectId = await newProduct();
    const text = (key: string, value = 'x') => ({ subjectId, metadata: [{ key, value }] });
    const metadata = Array.from({ length: 21 }, (_, key) => ({ key: `k${key}`, value: '' }));
    const results = await set(program, [
      { subjectId: '2147483647', externalId: newId() },
      { subjectId: 'x', externalId: newId() },
      { subjectId, externalId: ' ' },
      { subjectId, externalId: 'x'.repeat(101) },
      { subjectId, externalId: 'a\0b' },
      text('no key'),
      text('k'.repeat(41)),
      text('k', 'x'.repeat(501)),
      { subjectId, metadata },
      { subjectId, externalId: 'x'.repeat(100), metadata: metadata.slice(1) },
    ]);
    expect(codes(results)).toEqual([
      ['NOT_FOUND', 'subjectId'],
      ['VALIDATION', 'subjectId'],
      ...Array.from({ length: 3 }, () => ['VALIDATION', 'externalId']),
      ...Array.from({ length: 4 }, () => ['VALIDATION', 'metadata']),
      null,
    ]);
    expect(results.map(({ row }: Row) => row)).toEqual(results.map((_: Row, at: number) => at));
  });

  it('takes 1 to 1,000 rows', async () => {
    const program = await newProgram();
    const subjectId = await newProduct();
    const rowsOf = (count: number) =>
      Array.from({ length: count }, (_, number) => ({ subjectId, externalId: `${number}` }));
    for (const count of [0, 1001])
      expect(
        refusalOf(await program.client.graphql(SET, { subject: 'PRODUCT', rows: rowsOf(count) })),
      ).toEqual([400, 'VALIDATION', 'rows']);
    expect(codes(await set(program, rowsOf(1000))).filter((code) => code !== null)).toEqual([]);
    expect(await itemsOf(program.client, {})).toMatchObject([{ subjectId, externalId: '999' }]);
  });

  it('gives an id that several ask for at the same moment to one of them', async () => {
    const { namespace, client } = await newProgram();
    const others = await Promise.all([1, 2, 3].map(() => newProgram({ namespace })));
    const externalId = newId();
    const results = await Promise.all(
      [{ client }, ...others].map(async (program) =>
        set(program, [{ subjectId: await newProduct(), externalId }]),
      ),
    );
    expect(codes(results.flat()).filter((code) => code === null)).toHaveLength(1);
    expect(await itemsOf(client, { externalIds: [externalId] })).toHaveLength(1);
  });

  it('loses no text that is set at the same moment as others', async () => {
    const program = await newProgram();
    const subjectId = await newProduct();
    const keys = Array.from({ length: 8 }, (_, number) => `key${number}`);
    await Promise.all(
      keys.map((key) => set(program, [{ subjectId, metadata: [{ key, value: 'x' }] }])),
    );
    const [{ metadata }] = await itemsOf(program.client, { subjectIds: [subjectId] });
    expect(metadata.map(({ key }: Row) => key).sort()).toEqual(keys);
  });

  it('is in the audit log under the token, of customers by the names of what changed', async () => {
    const program = await newProgram();
    const subjectId = await newProduct();
    const { customerId } = await newBuying();
    const externalId = newId();
    const metadata = [{ key: 'rack', value: 'private words' }];
    const entries = await recordedBy(shop, async () => {
      await set(program, [
        { subjectId, externalId, metadata },
        { subjectId, externalId },
      ]);
      await set(program, [{ subjectId: customerId, externalId }], 'CUSTOMER');
    });
    const after = { namespace: program.namespace, subject: 'product' };
    expect(entries).toMatchObject([
      {
        ...{ action: 'external-record.changed', subject: 'staff', apiTokenId: program.id },
        before: { externalId: null },
        after: {
          ...{ ...after, subjectId: Number(subjectId), externalId },
          changed: ['externalId', 'metadata.rack'],
        },
      },
      {
        before: {},
        after: { ...after, subject: 'customer', changed: ['externalId'] },
      },
    ]);
    expect(entries[1]?.after).not.toHaveProperty('externalId');
    expect(JSON.stringify(entries)).not.toContain('private words');
  });

  it('is for programs, with the scope that the records take', async () => {
    const productId = await newProduct();
    const { orderId, customerId } = await newBuying();
    const calls: [string, string, string][] = [
      ['PRODUCT', productId, 'MANAGE_CATALOGUE'],
      ['ORDER', orderId, 'READ_ORDERS'],
      ['CUSTOMER', customerId, 'READ_ORDERS'],
    ];
    for (const [subject, subjectId, scope] of calls) {
      const rows = [{ subjectId, externalId: newId() }];
      const others = SCOPES.filter((other) => other !== scope);
      for (const client of [owner, (await newProgram({ scopes: others })).client]) {
        const answer = await client.graphql(SET, { subject, rows });
        expect(refusalOf(answer)).toEqual([403, 'FORBIDDEN']);
      }
      const program = await newProgram({ scopes: [scope] });
      expect(codes(await set(program, rows, subject))).toEqual([null]);
    }
  });
});

describe('externalRecords', () => {
  it('tells a program nothing of another one, and people of all', async () => {
    const [one, other] = [await newProgram(), await newProgram()];
    const [first, second] = [await newProduct(), await newProduct()];
    const externalId = newId();
    expect(codes(await set(one, [{ subjectId: first, externalId }]))).toEqual([null]);
    expect(codes(await set(other, [{ subjectId: second, externalId }]))).toEqual([null]);
    const which = { externalIds: [externalId] };
    expect(await itemsOf(one.client, which)).toMatchObject([{ subjectId: first }]);
    expect(await itemsOf(other.client, which)).toMatchObject([{ subjectId: second }]);
    expect(await itemsOf(one.client, { subjectIds: [second] })).toEqual([]);
    const ofOther = { subject: 'PRODUCT', ...which, namespace: other.namespace };
    expect(refusalOf(await one.client.graphql(READ, ofOther))).toEqual([403, 'FORBIDDEN']);
    expect(await itemsOf(other.client, ofOther)).toHaveLength(1);
    expect(await itemsOf(owner, which)).toMatchObject([
      { namespace: one.namespace, subjectId: first },
      { namespace: other.namespace, subjectId: second },
    ]);
    expect(await itemsOf(owner, ofOther)).toMatchObject([{ subjectId: second }]);
  });

  it('tells a program that got another token the same, where that has the same namespace', async () => {
    const namespace = `erp-${randomUUID().slice(0, 8)}`;
    const program = await newProgram({ namespace });
    const subjectId = await newProduct();
    const externalId = newId();
    await set(program, [{ subjectId, externalId }]);
    await owner.data('mutation ($id: ID!) { revokeApiToken(id: $id) }', { id: program.id });
    const { client } = await newProgram({ namespace });
    expect(await itemsOf(client, { subjectIds: [subjectId] })).toMatchObject([{ externalId }]);
    expect(codes(await set({ client }, [{ subjectId, externalId: newId() }]))).toEqual([null]);
  });

  it('comes in parts', async () => {
    const program = await newProgram();
    const rows = await Promise.all(
      [1, 2, 3].map(async () => ({ subjectId: await newProduct(), externalId: newId() })),
    );
    await set(program, rows);
    const first = await read(program.client, { pageSize: 2 });
    expect(first).toMatchObject({ hasNext: true, items: rows.slice(0, 2) });
    const rest = await read(program.client, { pageSize: 2, after: first.endCursor });
    expect(rest).toMatchObject({ hasNext: false, items: rows.slice(2) });
    const none = await read(program.client, { after: rest.endCursor });
    expect(none).toEqual({ hasNext: false, endCursor: null, items: [] });
  });

  it.each([
    [{ pageSize: 101 }, 'pageSize'],
    [{ after: 'x' }, 'after'],
    [{ subjectIds: ['x'] }, 'subjectIds'],
    [{ subjectIds: Array(101).fill('1') }, 'subjectIds'],
    [{ externalIds: Array(101).fill('1') }, 'externalIds'],
  ])('refuses %j', async (which, field) => {
    const answer = await owner.graphql(READ, { subject: 'PRODUCT', ...which });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', field]);
  });

  it('is for staff who may know what the records are about', async () => {
    const { client: keeper } = await newMember(shop, StaffRole.CATALOGUE);
    const { client: support } = await newMember(shop, StaffRole.SUPPORT);
    for (const [client, subject, isAllowed] of [
      [keeper, 'PRODUCT', true],
      [keeper, 'ORDER', false],
      [keeper, 'CUSTOMER', false],
      [support, 'PRODUCT', false],
      [support, 'ORDER', true],
      [support, 'CUSTOMER', true],
    ] as const) {
      const { status } = await client.graphql(READ, { subject, subjectIds: ['1'] });
      expect([subject, status]).toEqual([subject, isAllowed ? 200 : 403]);
    }
  });
});

describe('stocks and prices', () => {
  it('are set by what the calling program knows products by', async () => {
    const program = await newProgram();
    const productId = await newProduct();
    const externalId = newId();
    await set(program, [{ subjectId: productId, externalId }]);
    const delivery = { externalId, delta: 5, reason: 'Delivery', key: newKey() };
    const { adjustStocks } = await program.client.data(ADJUST, { rows: [delivery] });
    const done = { row: 0, productId, code: null, field: null };
    expect(adjustStocks).toEqual([{ ...done, stockQuantity: 45, version: 1 }]);
    const counted = { externalId, expected: 45, value: 44 };
    const { setStocks } = await program.client.data(STOCKS, { rows: [counted] });
    expect(setStocks).toEqual([{ ...done, stockQuantity: 44, version: 1 }]);
    const { setPrices } = await program.client.data(PRICES, {
      rows: [{ externalId, mrpPaise: 3100 }],
    });
    expect(setPrices).toEqual([{ ...done, stockQuantity: 44, version: 2 }]);
    expect(await stockOf(shop.database, Number(productId))).toBe(44);
  });

  it('are not found by what another program knows them by, nor by people', async () => {
    const [program, other] = [await newProgram(), await newProgram()];
    const externalId = newId();
    await set(program, [{ subjectId: await newProduct(), externalId }]);
    const rows = [
      { externalId, mrpPaise: 3100 },
      { externalId: newId(), mrpPaise: 3100 },
    ];
    for (const client of [other.client, owner])
      expect(codes((await client.data(PRICES, { rows })).setPrices)).toEqual([
        ...[1, 2].map(() => ['NOT_FOUND', 'externalId']),
      ]);
    expect(codes((await program.client.data(PRICES, { rows })).setPrices)).toEqual([
      null,
      ['NOT_FOUND', 'externalId'],
    ]);
  });
});

describe('what is kept', () => {
  it('goes with a deleted product', async () => {
    const program = await newProgram();
    const id = await newProduct();
    const externalId = newId();
    await set(program, [{ subjectId: id, externalId }]);
    await owner.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id });
    expect(await itemsOf(program.client, { externalIds: [externalId] })).toEqual([]);
    const rows = [
      { subjectId: id, externalId },
      { subjectId: await newProduct(), externalId },
    ];
    expect(codes(await set(program, rows))).toEqual([['NOT_FOUND', 'subjectId'], null]);
  });

  it('is in the export of a customer, and goes with them but for the ids of orders', async () => {
    const program = await newProgram();
    const { client, customerId, orderId } = await newBuying();
    const [ofCustomer, ofOrder] = [newId(), newId()];
    const metadata = [{ key: 'note', value: 'rings twice' }];
    const row = { subjectId: customerId, externalId: ofCustomer, metadata };
    await set(program, [row], 'CUSTOMER');
    await set(program, [{ subjectId: orderId, externalId: ofOrder, metadata }], 'ORDER');
    const nameless = await newProgram();
    await set(nameless, [{ subjectId: orderId, metadata }], 'ORDER');
    const { externalRecords } = (await client.send('GET', '/account/data.json')).body;
    const kept = { namespace: program.namespace, metadata: { note: 'rings twice' } };
    expect(externalRecords).toEqual([
      { ...kept, subject: 'customer', subjectId: Number(customerId), externalId: ofCustomer },
      { ...kept, subject: 'order', subjectId: Number(orderId), externalId: ofOrder },
      {
        ...{ ...kept, namespace: nameless.namespace, subject: 'order' },
        ...{ subjectId: Number(orderId), externalId: null },
      },
    ]);

    expect((await deleteAccount(client)).body.data).toEqual({ deleteAccount: true });
    const texts = JSON.stringify(await shop.database.read.find(ExternalRecord));
    expect(texts).not.toContain('rings twice');
    expect(texts).not.toContain(ofCustomer);
    expect(await itemsOf(program.client, { subjectIds: [orderId] }, 'ORDER')).toMatchObject([
      { externalId: ofOrder, metadata: [] },
    ]);
    expect(await itemsOf(nameless.client, {}, 'ORDER')).toEqual([]);
    expect(codes(await set(program, [row], 'CUSTOMER'))).toEqual([['NOT_FOUND', 'subjectId']]);
  });
});
