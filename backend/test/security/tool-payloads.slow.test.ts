import { randomUUID } from 'node:crypto';
import { Client } from '../kit/client';
import { CustomerApp } from '../kit/customer-app';
import { addAddress } from '../kit/addresses';
import { integrityBreaches } from '../kit/integrity';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart } from '../kit/shopping';
import { TestShop, openTestShop, serverUrl } from '../kit/test-shop';
import { harmIn } from './harmless';
import { allPayloads, payloadsFor } from './payloads';

/** A part of a JSON schema. */
interface Part {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Part>;
  required?: string[];
  items?: Part;
}

const FAILED = /\\?"code\\?":\s*\\?"(?:INTERNAL|UNAVAILABLE|PAYMENT_PENDING)/;
/** One payload in this many is also sent alone, with valid values elsewhere. */
const ALONE_ONE_IN = 8;
/** What the shop checks before anything else; `propose_order` is refused without a valid one. */
const VALID: Record<string, () => unknown> = { idempotencyKey: () => randomUUID() };

/** It repeats parts of the payload; the sweep of GraphQL has its operation. */
const REPEATING = 'read_shopping_list';

const payloads = allPayloads();

let shop: TestShop;
let customer: Client;
let app: CustomerApp;
let productId: number;
let checks = 0;
beforeAll(async () => {
  shop = await openTestShop();
  productId = await addProduct(await adminClient(shop), { stockQuantity: 100_000 });
  customer = (await newCustomer(shop)).client;
  await addAddress(customer);
  app = await CustomerApp.connect(shop);
  await expect(app.answer('my_cart')).rejects.toThrow('Unauthorized');
  await app.beAllowedBy(customer);
});
afterAll(async () => {
  const where = serverUrl ? new URL(serverUrl).protocol.slice(0, -1) : 'sqlite';
  process.stdout.write(`payload sweep, tools of an app on ${where}: ${checks} checks\n`);
  await shop.close();
});

/** Arguments with the payload where texts may be: in every one, or in that one and valid values elsewhere. */
function argumentsOf(schema: Part, payload: string, only?: string): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  const entries = Object.entries(properties).flatMap(([name, part]): [string, unknown][] => {
    const isHere = only === undefined || only === name;
    if (!isHere && !required.includes(name)) return [];
    const valid = VALID[name];
    return [[name, !isHere && valid ? valid() : valueOf(part, isHere ? payload : '1')]];
  });
  return Object.fromEntries(entries);
}

function valueOf(part: Part, text: string): unknown {
  if (part.enum) return part.enum[0];
  const type = Array.isArray(part.type) ? part.type[0] : part.type;
  if (type === 'array') return [valueOf(part.items ?? {}, text)];
  if (type === 'object') return argumentsOf(part, text);
  if (type === 'integer' || type === 'number') return 1;
  return type === 'boolean' ? true : text;
}

async function harmOf(name: string, values: object, payload: string): Promise<string[]> {
  const answer = await shop.client().send(
    'POST',
    '/mcp/shop',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: values } },
    {
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${app.tokens()?.access_token}`,
    },
  );
  checks++;
  const harm =
    harmIn(answer, [payload]) ?? (FAILED.test(answer.text) ? 'a failure of the shop' : undefined);
  return harm ? [`${name} ${JSON.stringify(values)}: ${harm}: ${answer.text.slice(0, 300)}`] : [];
}

it('do no harm through the tools of the app of a customer', async () => {
  const { tools } = await app.agent.listTools();
  expect(tools.map(({ name }) => name)).toContain('propose_order');
  const harms: string[] = [];
  for (const [place, { name, inputSchema }] of tools.entries()) {
    if (name === REPEATING) continue;
    const schema = inputSchema as Part;
    for (const [at, payload] of payloadsFor(payloads, place).entries()) {
      harms.push(...(await harmOf(name, argumentsOf(schema, payload), payload)));
      if (at % ALONE_ONE_IN > 0) continue;
      await fillCart(customer, productId);
      for (const only of Object.keys(schema.properties ?? {}))
        harms.push(...(await harmOf(name, argumentsOf(schema, payload, only), payload)));
    }
  }
  expect(harms).toEqual([]);
  expect(await integrityBreaches(shop)).toEqual([]);
}, 600_000);
