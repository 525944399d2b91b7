import { createHash, createPublicKey, verify } from 'node:crypto';
import { IncomingHttpHeaders, createServer } from 'node:http';
import { AddressInfo } from 'node:net';
import { Client } from '../kit/client';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { moveOrder } from '../kit/order-keeping';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { addToCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';
import { UcpPlatform } from '../../src/modules/integrations/ucp/ucp-platform.entity';
import { ORDER, expectValid } from './published-schemas';

const CHECKOUTS = '/ucp/checkout-sessions';

interface Message {
  headers: IncomingHttpHeaders;
  path: string;
  text: string;
}

/** A platform on a local port, with its profile and its webhook for orders. */
async function openPlatform() {
  const platform = { received: [] as Message[], asked: 0, status: 200, wantsOrders: true, url: '' };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      if (request.method === 'POST') {
        platform.received.push({ headers: request.headers, path: request.url ?? '', text });
        return response.writeHead(platform.status).end('{}');
      }
      platform.asked += 1;
      const config = { webhook_url: `${platform.url}/orders?of=shop` };
      const capability = { version: '2026-04-08', ...(platform.wantsOrders && { config }) };
      const capabilities = { 'dev.ucp.shopping.order': [capability] };
      response.end(JSON.stringify({ ucp: { version: '2026-04-08', capabilities } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  platform.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return Object.assign(platform, { close });
}

const clock = new MovableClock();
let shop: TestShop;
let admin: Client;
let rice: number;
let platform: Awaited<ReturnType<typeof openPlatform>>;
beforeAll(async () => {
  const opened = await openTestShop();
  const security = { ...opened.config.security, twoFactorKey: 'k'.repeat(32) };
  await opened.close();
  shop = await openTestShop({ clock, security, webhookNetworks: ['127.0.0.0/8'] });
  admin = await adminClient(shop);
  rice = await addProduct(admin, { name: 'Ucprice' });
});
beforeEach(async () => {
  platform = await openPlatform();
});
afterEach(() => platform.close());
afterAll(async () => {
  await expectIntegrity(shop);
  await shop.close();
});

/** A checkout of the platform and its customer's order; returns the id and the number of the order. */
async function ordered(profile = `${platform.url}/profile.json`, changes = {}) {
  const body = { line_items: [{ item: { id: String(rice) }, quantity: 1 }] };
  const headers = { 'ucp-agent': `profile="${profile}"` };
  const { body: checkout } = await shop.client().send('POST', CHECKOUTS, body, headers);
  const handOver = new URL(checkout.continue_url).searchParams.get('checkout');
  const { client } = await newCustomer(shop);
  await addToCart(client, rice, 1);
  const terms = { paymentMethod: 'CASH_ON_DELIVERY', ...changes };
  const { id } = await order(client, { ...terms, handOver });
  return { id: checkout.id as string, orderId: id as string };
}

/** Runs the jobs. */
async function send() {
  await shop.services.eventPublisher.publish();
  await shop.services.ucpPlatforms.sendDue();
  await shop.services.ucpPlatforms.settled();
}

const bodies = () => platform.received.map(({ text }) => JSON.parse(text));

/** Expects a message to be signed such that the platform can verify it with only the data that the shop publishes. */
async function expectSigned({ headers, path, text }: Message) {
  const { body: profile } = await shop.client().send('GET', '/.well-known/ucp');
  expect(Object.keys(profile.ucp.capabilities)).toContain('dev.ucp.shopping.order');
  const digest = createHash('sha256').update(text).digest('base64');
  expect(headers['content-digest']).toBe(`sha-256=:${digest}:`);
  expect(headers['ucp-agent']).toBe(`profile="${shop.config.security.publicUrl}/.well-known/ucp"`);
  const input = String(headers['signature-input']).replace(/^sig1=/, '');
  const names = [...(/\(([^)]*)\)/.exec(input)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, name]) =>
    String(name),
  );
  for (const needed of ['@method', '@authority', '@path', '@query', 'content-digest'])
    expect(names).toContain(needed);
  const { pathname, search } = new URL(path, platform.url);
  const derived: Record<string, string> = {
    '@method': 'POST',
    '@authority': String(headers.host),
    ...{ '@path': pathname, '@query': search },
  };
  const lines = names.map((name) => `"${name}": ${derived[name] ?? String(headers[name])}`);
  const base = [...lines, `"@signature-params": ${input}`].join('\n');
  const keyId = /keyid="([^"]+)"/.exec(input)?.[1];
  const jwk = profile.signing_keys.find(({ kid }: { kid: string }) => kid === keyId);
  const signature = /^sig1=:(.+):$/.exec(String(headers.signature))?.[1] ?? '';
  const bytes = Buffer.from(signature, 'base64');
  expect(bytes).toHaveLength(64);
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const isRight = (signed: string) =>
    verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, bytes);
  expect([isRight(base), isRight(`${base}x`)]).toEqual([true, false]);
}

describe('a platform', () => {
  it('is told of the order of its checkout and of each change, signed', async () => {
    const { id, orderId } = await ordered();
    expect(platform.asked).toBe(0);
    await send();
    await moveOrder(admin, orderId, 'PACKED');
    await send();
    const told = bodies();
    for (const body of told) expectValid(ORDER, body);
    expect(told).toMatchObject([
      { id, label: orderId, fulfillment: { events: [] } },
      { id, label: orderId, fulfillment: { events: [{ type: 'processing' }] } },
    ]);
    for (const message of platform.received) await expectSigned(message);
    const [one, other] = platform.received.map(({ headers }) => headers['webhook-id']);
    expect(one).not.toBe(other);
    expect(Number(platform.received[0]?.headers['webhook-timestamp'])).toBeGreaterThan(1e9);
    await send();
    expect(platform.received).toHaveLength(2);
  });

  it('is told again until it takes it, and then the order as it is by then', async () => {
    platform.status = 503;
    const { orderId } = await ordered();
    await send();
    await send();
    expect(platform.received).toHaveLength(1);
    clock.advance({ minutes: 1 });
    await send();
    const [first, second] = platform.received.map(({ headers }) => headers['webhook-id']);
    expect(second).toBe(first);
    platform.status = 200;
    admin = await adminClient(shop);
    await moveOrder(admin, orderId, 'PACKED');
    await send();
    expect(platform.received).toHaveLength(3);
    expect(bodies()[2].fulfillment.events).toHaveLength(1);
    clock.advance({ days: 1 });
    await send();
    expect(platform.received).toHaveLength(3);
  });

  it('is told nothing that it does not want, and nothing before the order is placed', async () => {
    platform.wantsOrders = false;
    await ordered();
    await send();
    expect([platform.asked, platform.received.length]).toEqual([1, 0]);
    await ordered(undefined, { paymentMethod: 'CARD' });
    await send();
    expect(platform.asked).toBe(1);
  });

  it.each(['http://10.0.0.1/profile', 'ftp://127.0.0.1/', 'https://a:b@127.0.0.1/', 'none'])(
    'is not asked at %s',
    async (profile) => {
      const before = await shop.database.read.count(UcpPlatform);
      await ordered(profile);
      expect(await shop.database.read.count(UcpPlatform)).toBe(before);
    },
  );
});
