import { Agent } from '../kit/agent';
import { adminClient } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const send = (params: object) =>
  shop
    .client()
    .send(
      'POST',
      '/mcp/shop',
      { jsonrpc: '2.0', id: 1, method: 'prompts/get', params },
      { accept: 'application/json, text/event-stream' },
    );

describe('the prompts of an assistant', () => {
  it('name tools that the endpoint has', async () => {
    const admin = await adminClient(shop);
    const { createApiToken } = await admin.data(
      'mutation { createApiToken(input: { name: "Assistant", scopes: [MANAGE_CATALOGUE, READ_ORDERS], expiresInDays: 1 }) { token } }',
    );
    for (const agent of [
      await Agent.connect(shop, '/mcp/shop'),
      await Agent.connect(shop, '/mcp/admin', createApiToken.token),
    ]) {
      const tools = (await agent.tools()).map(({ name }) => name);
      const prompts = await agent.prompts();
      expect(prompts.length).toBeGreaterThan(0);
      for (const { name, title, description, arguments: asked = [] } of prompts) {
        expect([title?.length, description?.length]).not.toContain(0);
        const values = Object.fromEntries(asked.map((each) => [each.name, `my ${each.name}`]));
        const text = await agent.prompt(name, values);
        for (const value of Object.values(values)) expect(text).toContain(value);
        expect(text).not.toMatch(/[{}]|undefined/);
        const named = text.match(/\b[a-z]+(_[a-z]+)+\b/g) ?? [];
        expect(named.length).toBeGreaterThan(0);
        expect(tools).toEqual(expect.arrayContaining(named));
      }
    }
  });

  it('leave out what was not said', async () => {
    const agent = await Agent.connect(shop, '/mcp/shop');
    const text = await agent.prompt('plan_meals', { days: '3', people: '4' });
    expect(text).toMatch(/^Plan meals for 3 days and 4 people\.\n/);
  });

  it('repeat what was said as it is', async () => {
    const agent = await Agent.connect(shop, '/mcp/shop');
    expect(await agent.prompt('buy_list', { list: '$& {list} 2 kg आलू 🥔' })).toContain(
      '$& {list} 2 kg आलू 🥔',
    );
  });

  it.each([
    ['an unknown name', { name: 'nope' }],
    ['no name', {}],
    ['a missing argument', { name: 'plan_meals', arguments: { days: '3' } }],
    ['an empty argument', { name: 'plan_meals', arguments: { days: '3', people: ' ' } }],
    ['an unknown argument', { name: 'buy_again', arguments: { list: 'x' } }],
    ['an argument that is no text', { name: 'buy_list', arguments: { list: 5 } }],
  ])('are refused for %s', async (_, params) => {
    const { status, body } = await send(params);
    expect([status, body.error.code]).toEqual([200, -32602]);
  });
});
