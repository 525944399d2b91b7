import { ApiScope } from '../../src/modules/identity/api-tokens/api-scope';
import { newToken } from '../authorization/staff-calls';
import { codesIn, tableAfter } from '../docs/markdown';
import { Agent } from '../kit/agent';
import { recordedBy } from '../kit/audit';
import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, newKey, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await adminClient(shop);
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

const ACCEPT = { accept: 'application/json, text/event-stream' };
const message = (method: string, params: object = {}) => ({
  ...{ jsonrpc: '2.0', id: 1, method, params },
});

async function agentWith(scope: keyof typeof ApiScope) {
  const { token, id } = await newToken(owner, scope);
  return { token, id, agent: await Agent.connect(shop, '/mcp/admin', token) };
}

/** The tools that each scope permits. */
const TOOLS: Record<keyof typeof ApiScope, string[]> = {
  CARRY_ORDERS: ['orders_to_carry'],
  MANAGE_CATALOGUE: [
    'find_products',
    'find_by_code',
    'low_stock',
    'set_prices',
    'set_stock',
    'adjust_stock',
    'find_external_ids',
    'set_external_ids',
    'preview_bulk_change',
    'read_bulk_change',
    'start_bulk_change',
    'undo_bulk_change',
  ],
  MANAGE_COUPONS: ['list_coupons'],
  MANAGE_DELIVERY: ['delivery_calendar'],
  MANAGE_VOUCHERS: ['list_gift_vouchers'],
  MOVE_ORDERS: ['orders_to_deliver'],
  READ_ACCOUNTS: ['gst_report'],
  READ_AUDIT: ['audit_log'],
  READ_MESSAGES: ['contact_messages'],
  READ_ORDERS: ['day_figures', 'orders_needing_attention', 'find_orders', 'get_order'],
  REFUND_PAYMENTS: ['preview_refund'],
  TAKE_ORDERS: ['quote_phone_order'],
};
const scopes = Object.keys(TOOLS) as (keyof typeof ApiScope)[];
const allTools = Object.values(TOOLS).flat();

/** The arguments for each tool that needs some. */
async function argumentsOf(name: string): Promise<Record<string, unknown>> {
  const key = newKey();
  const productId = await addProduct(owner);
  const input = { kind: 'PRICE_PERCENT', basisPoints: 500, rounding: 'NONE', prices: 'MRP' };
  const newChange = async () =>
    (
      await owner.data(
        'mutation ($input: BulkChangeInput!) { previewBulkChange(input: $input) { id } }',
        { input },
      )
    ).previewBulkChange.id;
  const all: Record<string, () => Promise<Record<string, unknown>> | Record<string, unknown>> = {
    find_by_code: () => ({ skus: ['NO-SUCH'] }),
    set_prices: () => ({ rows: [{ productId, mrpPaise: 3100 }] }),
    set_stock: () => ({ rows: [{ productId, expected: 40, value: 41, key }] }),
    adjust_stock: () => ({ rows: [{ productId, delta: 2, reason: 'Counted', key }] }),
    find_external_ids: () => ({ subjectIds: [productId] }),
    set_external_ids: () => ({ rows: [{ subjectId: productId, externalId: key }] }),
    preview_bulk_change: () => ({ input }),
    read_bulk_change: async () => ({ id: await newChange() }),
    start_bulk_change: async () => ({ id: await newChange() }),
    undo_bulk_change: async () => ({ id: await newChange() }),
    orders_to_deliver: () => ({ day: '2026-11-27' }),
    gst_report: () => ({ month: '2026-11' }),
    delivery_calendar: () => ({ from: '2026-11-23', to: '2026-11-29' }),
    quote_phone_order: () => ({
      input: { lines: [{ productId: String(productId), quantity: 2 }] },
    }),
    get_order: async () => ({ id: (await newOrder()).id }),
    preview_refund: async () => {
      const { id, lines } = await newOrder();
      await owner.data(`mutation { moveOrder(id: "${id}", to: PACKED) { order { id } } }`);
      const { adminOrder } = await owner.data(
        `{ adminOrder(id: "${id}") { order { lines { id version } } } }`,
      );
      const [line] = adminOrder.order.lines;
      expect(lines).toHaveLength(1);
      const one = { orderLineId: line.id, expectedVersion: line.version };
      return { input: { orderId: id, lines: [{ ...one, quantity: 1, goods: 'WASTE' }] } };
    },
  };
  return (await all[name]?.()) ?? {};
}

async function newOrder() {
  const { client } = await newCustomer(shop);
  await fillCart(client, await addProduct(owner), 2);
  return order(client, { paymentMethod: 'CASH_ON_DELIVERY' });
}

describe('a token with a single scope', () => {
  it('opens the tools that the docs tell', () => {
    const told = tableAfter('docs/integrators.md', '### For the staff').map(
      ({ Scope = '', Tools = '' }) => [codesIn(Scope)[0], codesIn(Tools)],
    );
    expect(Object.fromEntries(told)).toEqual(TOOLS);
  });

  it.each(scopes)('%s is told of its tools alone', async (scope) => {
    const { agent } = await agentWith(scope);
    expect((await agent.tools()).map(({ name }) => name)).toEqual(TOOLS[scope]);
  });

  it.each(scopes)('%s calls each of them, and no other', async (scope) => {
    const { agent } = await agentWith(scope);
    for (const name of TOOLS[scope]) {
      // A change that was not started cannot be undone; this test only checks that the tool can be called.
      if (name === 'undo_bulk_change') continue;
      expect(Object.keys(await agent.answer(name, await argumentsOf(name)))).not.toEqual([]);
    }
    const others = allTools.filter((name) => !TOOLS[scope].includes(name));
    const values = await Promise.all(others.map(argumentsOf));
    const entries = await recordedBy(shop, async () => {
      for (const [at, name] of others.entries())
        expect([name, (await agent.failure(name, values[at])).code]).toEqual([name, 'FORBIDDEN']);
    });
    expect(entries).toEqual([]);
  });

  it('says of each tool what it does', async () => {
    const { agent } = await agentWith('MANAGE_CATALOGUE');
    const hints = (await agent.tools()).map(({ name, annotations = {} }) => {
      const { readOnlyHint, destructiveHint, idempotentHint } = annotations;
      return [name, readOnlyHint, destructiveHint, idempotentHint];
    });
    expect(hints).toEqual([
      ['find_products', true, false, true],
      ['find_by_code', true, false, true],
      ['low_stock', true, false, true],
      ['set_prices', false, true, true],
      ['set_stock', false, true, true],
      ['adjust_stock', false, true, true],
      ['find_external_ids', true, false, true],
      ['set_external_ids', false, true, true],
      ['preview_bulk_change', false, false, false],
      ['read_bulk_change', true, false, true],
      ['start_bulk_change', false, true, true],
      ['undo_bulk_change', false, true, true],
    ]);
  });
});

describe('stock and prices', () => {
  it('are found by sku, changed, and in the audit log under the token', async () => {
    const { agent, id: apiTokenId } = await agentWith('MANAGE_CATALOGUE');
    const sku = `AGENT-${newKey().slice(0, 8)}`;
    const productId = await addProduct(owner, { sku });
    const [found] = (await agent.answer('find_by_code', { skus: [sku] })).productsByCode;
    expect(found).toMatchObject({ id: String(productId), stockQuantity: 40, mrpPaise: 2800 });
    const entries = await recordedBy(shop, async () => {
      const price = { sku, mrpPaise: 3000, expectedVersion: found.version };
      await agent.answer('set_prices', { rows: [price] });
      await agent.answer('set_stock', { rows: [{ sku, expected: 40, value: 50 }] });
      const more = { sku, delta: -5, reason: 'Broken', key: newKey() };
      await agent.answer('adjust_stock', { rows: [more] });
      const again = (await agent.answer('adjust_stock', { rows: [more] })).adjustStocks;
      expect(again).toMatchObject([{ stockQuantity: 45, code: null }]);
    });
    expect(entries.map(({ action, apiTokenId: by }) => [action, String(by)])).toEqual([
      ['product.changed', apiTokenId],
      ['product.adjusted', apiTokenId],
      ['product.adjusted', apiTokenId],
    ]);
    const { product } = await owner.data(
      `{ product(id: "${productId}") { mrpPaise stockQuantity } }`,
    );
    expect(product).toEqual({ mrpPaise: 3000, stockQuantity: 45 });
  });

  it('are changed by what the program of the token knows products by', async () => {
    const { agent } = await agentWith('MANAGE_CATALOGUE');
    const productId = await addProduct(owner);
    const externalId = newKey();
    const metadata = [{ key: 'rack', value: '7' }];
    const row = { subjectId: productId, externalId, metadata };
    const { setExternalRecords } = await agent.answer('set_external_ids', { rows: [row] });
    expect(setExternalRecords).toEqual([{ row: 0, code: null, field: null, message: null }]);
    const found = await agent.answer('find_external_ids', { externalIds: [externalId] });
    expect(found.externalRecords.items).toEqual([
      { subjectId: String(productId), externalId, metadata },
    ]);
    const more = { externalId, delta: 2, reason: 'Found', key: newKey() };
    const { adjustStocks } = await agent.answer('adjust_stock', { rows: [more] });
    expect(adjustStocks).toMatchObject([{ productId: String(productId), stockQuantity: 42 }]);
  });

  it('answer CONFLICT for what is another by now, and NOT_FOUND, row by row', async () => {
    const { agent } = await agentWith('MANAGE_CATALOGUE');
    const productId = await addProduct(owner);
    const rows = [
      { productId, expected: 39, value: 50 },
      { sku: 'NO-SUCH', expected: 1, value: 2 },
    ];
    expect((await agent.answer('set_stock', { rows })).setStocks).toMatchObject([
      { row: 0, code: 'CONFLICT' },
      { row: 1, code: 'NOT_FOUND', field: 'sku' },
    ]);
    const price = { productId, mrpPaise: 1, expectedVersion: 99 };
    expect((await agent.answer('set_prices', { rows: [price] })).setPrices).toMatchObject([
      { code: 'CONFLICT' },
    ]);
  });

  it('are previewed, carried out and taken back in bulk', async () => {
    const { agent } = await agentWith('MANAGE_CATALOGUE');
    const word = `bulk${newKey().slice(0, 8)}`;
    const productId = await addProduct(owner, { name: word, mrpPaise: 1000 });
    const input = {
      ...{ kind: 'PRICE_PERCENT', search: word, prices: 'MRP' },
      ...{ basisPoints: 1000, rounding: 'NONE' },
    };
    const { previewBulkChange } = await agent.answer('preview_bulk_change', { input });
    const { id } = previewBulkChange;
    const { bulkChangeRows } = await agent.answer('read_bulk_change', { id });
    expect(bulkChangeRows.items).toMatchObject([
      { productId: String(productId), before: { mrpPaise: 1000 }, after: { mrpPaise: 1100 } },
    ]);
    const price = async () =>
      (await owner.data(`{ product(id: "${productId}") { mrpPaise } }`)).product.mrpPaise;
    expect(await price()).toBe(1000);
    await agent.answer('start_bulk_change', { id });
    await shop.services.bulkChangeWorker.carryOut();
    expect(await price()).toBe(1100);
    await agent.answer('undo_bulk_change', { id });
    await shop.services.bulkChangeWorker.carryOut();
    expect(await price()).toBe(1000);
  });

  it.each([
    ['set_prices', { rows: 'all' }, 'VALIDATION', 'rows'],
    ['set_prices', { rows: [] }, 'VALIDATION', 'rows'],
    ['set_prices', { rows: Array(1001).fill({ productId: 1 }) }, 'VALIDATION', 'rows'],
    ['set_stock', { rows: [{ productId: 1, value: 3 }] }, 'VALIDATION', 'rows.0.expected'],
    ['adjust_stock', { rows: [{ productId: 1, delta: 1.5 }] }, 'VALIDATION', 'rows.0.delta'],
    ['adjust_stock', { row: [] }, 'VALIDATION', 'row'],
    ['read_bulk_change', { id: '999999' }, 'NOT_FOUND', 'id'],
    ['find_products', { pageSize: 101 }, 'VALIDATION', 'pageSize'],
  ])('refuse bad arguments of %s with code and field (%#)', async (name, values, code, field) => {
    const { agent } = await agentWith('MANAGE_CATALOGUE');
    const entries = await recordedBy(shop, async () => {
      const failure = await agent.failure(name, values as Record<string, unknown>);
      expect([failure.code, Object.keys(failure.fields ?? {})]).toEqual([code, [field]]);
    });
    expect(entries).toEqual([]);
  });
});

describe('orders', () => {
  it('are found by their slot and number, and counted by day', async () => {
    const { agent } = await agentWith('READ_ORDERS');
    const { id, deliverySlot } = await newOrder();
    const { date: day, startMinute } = deliverySlot;
    const filter = { deliveryFrom: day, deliveryTo: day, slotStartMinutes: [startMinute] };
    const { orderSearch } = await agent.answer('find_orders', { filter, pageSize: 100 });
    const found = orderSearch.items.map((item: { order: { id: string } }) => item.order.id);
    expect(found).toContain(id);
    const { adminOrder } = await agent.answer('get_order', { id });
    expect(adminOrder.order).toMatchObject({ id, status: 'SUCCESS', lines: [{ quantity: 2 }] });
    const { orderBoard } = await agent.answer('day_figures', { day });
    expect(orderBoard.slots).toContainEqual(
      expect.objectContaining({ startMinute, counts: expect.arrayContaining([expect.anything()]) }),
    );
    expect((await agent.failure('get_order', { id: '999999' })).code).toBe('NOT_FOUND');
  });
});

describe('POST /mcp/admin', () => {
  const list = message('tools/list');
  const post = (client: Client, headers: Record<string, string> = {}) =>
    client.send('POST', '/mcp/admin', list, { ...ACCEPT, ...headers });

  it.each([
    ['nobody', undefined],
    ['a token that is none', `gro_${'x'.repeat(43)}`],
  ])('asks %s for a token', async (_who, token) => {
    const client = shop.client();
    if (token) client.useBearer(token);
    const answer = await post(client);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(failureOf(answer)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('is for no people: neither customers nor staff with their own login', async () => {
    const { client } = await newCustomer(shop);
    for (const person of [client, owner])
      expect(failureOf(await post(person))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  it('ends with the token', async () => {
    const { token, id } = await newToken(owner);
    const client = shop.client().useBearer(token);
    expect((await post(client)).status).toBe(200);
    await owner.data('mutation ($id: ID!) { revokeApiToken(id: $id) }', { id });
    expect((await post(client)).status).toBe(401);
  });

  it('refuses pages of other sites, with a token, too', async () => {
    const { token } = await newToken(owner);
    const answer = await post(shop.client().useBearer(token), { origin: 'https://evil.example' });
    expect(failureOf(answer)).toMatchObject({ status: 403, code: 'CROSS_SITE' });
  });

  it('tells the limit of the token, and goes by it', async () => {
    const { token } = await newToken(owner);
    const client = shop.client().useBearer(token);
    const most = shop.config.security.apiTokenRequestsPerMinute;
    const answer = await post(client);
    expect(Number(answer.headers['ratelimit-limit'])).toBe(most);
    expect(Number(answer.headers['ratelimit-remaining'])).toBe(most - 1);
  });

  it.each(['GET', 'DELETE'] as const)('is not there for %s', async (method) => {
    const answer = await shop.client().send(method, '/mcp/admin', undefined, ACCEPT);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
  });
});
