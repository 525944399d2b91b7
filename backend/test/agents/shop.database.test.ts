import { randomUUID } from 'node:crypto';
import { Agent } from '../kit/agent';
import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

const ADD = `mutation ($lines: [ShoppingListLineInput!]!) {
  addShoppingList(lines: $lines) { addedLineCount cart { grandTotalPaise } }
}`;

let shop: TestShop;
let admin: Client;
let agent: Agent;
let potato: string;
let milk: string;
let paneer: string;
let hidden: string;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  const add = async (changes: object) => String(await addProduct(admin, { ...changes }));
  potato = await add({
    ...{ name: 'Potato', aliases: 'aloo;batata', unit: '500 g', mrpPaise: 2000 },
    ...{ nameHi: 'आलू', sku: 'POT-500', categorySlug: 'vegetables' },
  });
  milk = await add({ name: 'Cow Milk', aliases: 'doodh', unit: '500 ml', mrpPaise: 3000 });
  paneer = await add({ name: 'Paneer', unit: '200 g', mrpPaise: 9000, stockQuantity: 2 });
  hidden = await add({ name: 'Secret Mango', isHidden: true });
  agent = await Agent.connect(shop, '/mcp/shop');
});
afterAll(() => shop.close());

const message = (method: string, params: object = {}) => ({
  ...{ jsonrpc: '2.0', id: 1, method, params },
});
const ACCEPT = { accept: 'application/json, text/event-stream' };
const send = (payload: object | string, headers: Record<string, string> = {}) =>
  shop.client().send('POST', '/mcp/shop', payload, { ...ACCEPT, ...headers });

describe('the tools of the shop', () => {
  it('read only without a customer, and say so, what they take and what they answer', async () => {
    const all = await agent.tools();
    // Agents also see these tools, so that they can ask their customer; see connected-apps.database.test.ts.
    const tools = all.slice(0, 9);
    expect(all.slice(9).map(({ name }) => name)).toEqual([
      'my_cart',
      'add_to_cart',
      'change_cart_line',
      'remove_cart_line',
      'my_addresses',
      'propose_order',
      'order_proposal',
      'my_orders',
      'my_regulars',
      'get_order',
    ]);
    expect(tools.map(({ name }) => name)).toEqual([
      'find_products',
      'get_product',
      'list_categories',
      'read_shopping_list',
      'make_cart',
      'delivery_slots',
      'check_pin_code',
      'store_info',
      'read_policy',
    ]);
    for (const { annotations, inputSchema, outputSchema, description } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
      expect(description?.length).toBeGreaterThan(20);
    }
  });

  it('take what the operation of GraphQL takes, with its descriptions', async () => {
    const cart = (await agent.tools()).find(({ name }) => name === 'make_cart');
    expect(cart?.inputSchema).toEqual({
      type: 'object',
      properties: {
        lines: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              productId: { type: ['string', 'integer'], description: 'Product ID.' },
              quantity: {
                type: 'integer',
                description: 'Pieces to add, from 1 to 10,00,000 (a million).',
              },
            },
            required: ['productId', 'quantity'],
            additionalProperties: false,
          },
          description: 'Lines to quote, from 1 to 50.',
        },
        couponCode: { type: 'string', description: 'Coupon code.' },
        paymentMethod: {
          type: 'string',
          enum: ['CARD', 'CASH_ON_DELIVERY'],
          default: 'CARD',
          description: 'Payment method.',
        },
      },
      required: ['lines'],
      additionalProperties: false,
    });
  });

  it.each(['aloo', 'आलू', 'potato 500 g', 'POT-500'])('find products by %s', async (search) => {
    const { products } = await agent.answer('find_products', { search });
    expect(products.items[0]).toMatchObject({ id: potato, pricePaise: 2000, unit: '500 g' });
  });

  it('answer every question', async () => {
    const { products } = await agent.answer('find_products', { pageSize: 100, sort: 'NAME' });
    expect(products.totalCount).toBe(3);
    const { product } = await agent.answer('get_product', { id: potato });
    expect(product).toMatchObject({ name: 'Potato', category: { slug: 'vegetables' } });
    const { categories } = await agent.answer('list_categories');
    expect(categories.map(({ slug }: { slug: string }) => slug)).toContain('vegetables');
    const { deliverySlots } = await agent.answer('delivery_slots');
    expect(deliverySlots.length).toBeGreaterThan(0);
    expect(await agent.answer('check_pin_code', { pinCode: '400602' })).toMatchObject({
      isServiceable: true,
    });
    expect((await agent.answer('store_info')).store.name).toBe(shop.config.store.name);
    const { policy } = await agent.answer('read_policy', { name: 'RETURNS', language: 'HI' });
    expect(policy.text).toMatch(/[\u0900-\u097f]/);
  });

  it('answer the same as text, for clients that read no structured content', async () => {
    const { content, structuredContent } = await agent.call('list_categories');
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
  });
});

describe('a list of groceries', () => {
  it('ends in the cart of a customer after at most five calls', async () => {
    const customersAgent = await Agent.connect(shop, '/mcp/shop');
    const text = '2 kg aloo, 1 l doodh, aadha kilo paneer';
    const { matchShoppingList } = await customersAgent.answer('read_shopping_list', { text });
    const lines = matchShoppingList.map(
      ({ best }: { best: { quantity: number; product: { id: string } } }) => ({
        productId: best.product.id,
        quantity: best.quantity,
      }),
    );
    expect(lines).toEqual([
      { productId: potato, quantity: 4 },
      { productId: milk, quantity: 2 },
      { productId: paneer, quantity: 3 },
    ]);
    const { shoppingListQuote } = await customersAgent.answer('make_cart', { lines });
    const { cart, quote, handOverUrl } = shoppingListQuote;
    expect(cart.grandTotalPaise).toBe(4 * 2000 + 2 * 3000 + 3 * 9000);
    expect(cart.items.map(({ exceedsStock }: { exceedsStock: boolean }) => exceedsStock)).toEqual([
      false,
      false,
      true,
    ]);
    expect(quote.bill.subtotalPaise).toBe(cart.grandTotalPaise);
    expect(quote.bill.toPayPaise).toBeLessThanOrEqual(cart.grandTotalPaise);
    expect(customersAgent.calls).toBeLessThanOrEqual(5);

    // Does what the page at that address does when the customer agrees.
    const url = new URL(handOverUrl);
    expect(url.origin + url.pathname).toBe(`${shop.config.security.publicUrl}/client/list`);
    const handedOver = (url.searchParams.get('items') ?? '').split(',').map((item) => {
      const [productId, quantity] = item.split(':');
      return { productId, quantity: Number(quantity) };
    });
    expect(handedOver).toEqual(lines);
    const { client } = await newCustomer(shop);
    const added = (await client.data(ADD, { lines: handedOver })).addShoppingList;
    expect(added).toEqual({ addedLineCount: 3, cart: { grandTotalPaise: 14_000 + 2 * 9000 } });
  });

  it('costs what the cart of a customer with these lines costs', async () => {
    const lines = [
      { productId: potato, quantity: 1 },
      { productId: Number(potato), quantity: 2 },
    ];
    const { shoppingListQuote } = await agent.answer('make_cart', {
      ...{ lines, paymentMethod: 'CASH_ON_DELIVERY', couponCode: 'NO-SUCH' },
    });
    const { cart, quote } = shoppingListQuote;
    expect(cart.items).toMatchObject([{ quantity: 3, totalPaise: 6000 }]);
    expect(quote.couponProblem).toMatch(/coupon/i);
    const { client } = await newCustomer(shop);
    await client.data(ADD, { lines });
    const { quote: own } = await client.data(
      '{ quote(input: { paymentMethod: CASH_ON_DELIVERY }) { bill { toPayPaise } } }',
    );
    expect(own.bill.toPayPaise).toBe(quote.bill.toPayPaise);
  });
});

describe('bad arguments are told with code and field', () => {
  it.each([
    ['find_products', { pageSize: 101 }, 'VALIDATION', 'pageSize'],
    ['find_products', { pageSize: 'many' }, 'VALIDATION', 'pageSize'],
    ['find_products', { sort: 'RANDOM' }, 'VALIDATION', 'sort'],
    ['find_products', { serach: 'aloo' }, 'VALIDATION', 'serach'],
    ['get_product', {}, 'VALIDATION', 'id'],
    ['get_product', { id: '999999' }, 'NOT_FOUND', 'id'],
    ['read_shopping_list', { text: 'x'.repeat(4001) }, 'VALIDATION', 'text'],
    ['make_cart', { lines: [] }, 'VALIDATION', 'lines'],
    ['make_cart', { lines: [{ productId: '1', quantity: 0 }] }, 'VALIDATION', 'lines.0.quantity'],
    ['make_cart', { lines: [{ productId: '1' }] }, 'VALIDATION', 'lines.0.quantity'],
    [
      'make_cart',
      { lines: Array(51).fill({ productId: '1', quantity: 1 }) },
      'VALIDATION',
      'lines',
    ],
  ])('%s (%#)', async (name, values, code, field) => {
    const failure = await agent.failure(name, values);
    expect([failure.code, Object.keys(failure.fields ?? {})]).toEqual([code, [field]]);
    expect(failure.message).not.toBe('');
    expect(failure.requestId).toMatch(/^[\da-f-]{36}$/);
  });

  it('and what is hidden is not there', async () => {
    const lines = [{ productId: hidden, quantity: 1 }];
    expect(await agent.failure('get_product', { id: hidden })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await agent.failure('make_cart', { lines })).toMatchObject({
      code: 'NOT_FOUND',
      fields: { 'lines.0.productId': expect.any(String) },
    });
  });

  it('and a tool that is none is an error of the protocol', async () => {
    await expect(agent.call('place_order')).rejects.toMatchObject({ code: -32602 });
  });
});

describe('POST /mcp/shop', () => {
  it.each([
    ['tools/call', undefined, ['params']],
    ['tools/call', { name: 5 }, ['params.name']],
    ['tools/call', { name: 'find_products', arguments: 'rice' }, ['params.arguments']],
    ['tools/list', { cursor: 5 }, ['params.cursor']],
    ['initialize', { capabilities: {}, clientInfo: { name: 'x' } }, expect.any(Array)],
  ])('names what is wrong with the params of %s', async (method, params, fields) => {
    const { status, body } = await send({ jsonrpc: '2.0', id: 1, method, params });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 1, error: { code: -32602, data: { fields } } });
    expect(body.error.message).toBe(`Invalid params: ${body.error.data.fields.join(', ')}`);
  });

  it('answers each message by itself, without a session', async () => {
    const answer = await send(message('tools/call', { name: 'store_info', arguments: {} }));
    expect(answer.status).toBe(200);
    expect(answer.headers['mcp-session-id']).toBeUndefined();
    expect(answer.headers['x-request-id']).toEqual(expect.any(String));
    expect(answer.body.result.structuredContent.store.name).toBe(shop.config.store.name);
  });

  it('knows nobody: who shows a session is a guest, too', async () => {
    const { client } = await newCustomer(shop);
    await client.data(ADD, { lines: [{ productId: potato, quantity: 1 }] });
    const lines = [{ productId: milk, quantity: 1 }];
    const call = message('tools/call', { name: 'make_cart', arguments: { lines } });
    const answer = await client.send('POST', '/mcp/shop', call, ACCEPT);
    expect(answer.body.result.structuredContent.shoppingListQuote.cart.totalQuantity).toBe(1);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])(
    'speaks version %s of the protocol',
    async (protocolVersion) => {
      const client = { name: randomUUID(), version: '1' };
      const begun = await send(
        message('initialize', { protocolVersion, capabilities: {}, clientInfo: client }),
      );
      expect(begun.body.result).toMatchObject({ protocolVersion, capabilities: { tools: {} } });
      expect(begun.body.result.instructions).toContain('handOverUrl');
      const headers = { 'mcp-protocol-version': protocolVersion };
      expect((await send(message('ping'), headers)).body.result).toEqual({});
      const notice = { jsonrpc: '2.0', method: 'notifications/initialized' };
      expect((await send(notice, headers)).status).toBe(202);
    },
  );

  it.each([
    ['a version that it does not speak', { 'mcp-protocol-version': '1999-01-01' }, 400],
    ['a client that takes no JSON', { accept: 'text/html' }, 406],
    ['a page of another site', { origin: 'https://evil.example' }, 403],
    [
      'a page that leads its own name here',
      { origin: 'http://evil.example', host: 'evil.example' },
      403,
    ],
    [
      'such a page with a token',
      { origin: 'https://evil.example', authorization: 'Bearer x' },
      403,
    ],
  ])('refuses %s', async (_what, headers, status) => {
    expect((await send(message('ping'), headers as Record<string, string>)).status).toBe(status);
  });

  it('takes its own pages', async () => {
    const { publicUrl: origin } = shop.config.security;
    expect((await send(message('ping'), { origin })).status).toBe(200);
  });

  it.each([
    ['several messages at once', [message('ping'), message('ping')], 'BAD_REQUEST'],
    ['what is no JSON', '{"jsonrpc":', 'BAD_REQUEST'],
    ['nothing', '', 'BAD_REQUEST'],
    ['more than 1 MiB', message('ping', { x: 'x'.repeat(1024 * 1024) }), 'PAYLOAD_TOO_LARGE'],
  ])('refuses %s', async (_what, payload, code) => {
    expect(failureOf(await send(payload)).code).toBe(code);
  });

  it.each(['GET', 'DELETE'] as const)('is not there for %s', async (method) => {
    const answer = await shop.client().send(method, '/mcp/shop', undefined, ACCEPT);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
    expect(failureOf(answer).code).toBe('METHOD_NOT_ALLOWED');
  });
});
