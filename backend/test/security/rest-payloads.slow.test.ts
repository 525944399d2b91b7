import { InjectOptions } from 'fastify';
import { routesOf } from '../authorization/rest-transport';
import { integrityBreaches } from '../kit/integrity';
import { Answer, Client } from '../kit/client';
import { RazorpayServer } from '../kit/razorpay-server';
import { openRazorpayShop } from '../kit/razorpay-shop';
import { StripeServer } from '../kit/stripe-server';
import { openStripeShop } from '../kit/stripe-shop';
import { TestShop, openTestShop, serverUrl } from '../kit/test-shop';
import { harmIn } from './harmless';
import { allPayloads, payloadsFor } from './payloads';
import { COMMON_QUERY, Route, routes } from './routes';
import { SeededRandom, seedOfRun } from './seeded-random';
import { Callers } from './sweep';

const payloads = allPayloads();
const seed = seedOfRun();
const random = new SeededRandom(seed);
const names = Object.keys(routes);
const BOUNDARY = 'a-line-between-parts';

let shop: TestShop;
let callers: Callers;
let checks = 0;
const { stackTraceLimit } = Error;
beforeAll(async () => {
  Error.stackTraceLimit = 1; // see graphql-payloads.test.ts
  const observability = { metricsToken: 'x'.repeat(16), slowQueryMs: 0, shutdownDelaySeconds: 0 };
  shop = await openTestShop({ observability });
  callers = await Callers.of(shop);
});
afterAll(async () => {
  Error.stackTraceLimit = stackTraceLimit;
  const where = serverUrl ? new URL(serverUrl).protocol.slice(0, -1) : 'sqlite';
  process.stdout.write(
    `payload sweep, REST on ${where}: ${payloads.length} payloads, ${checks} checks, seed ${seed}\n`,
  );
  await shop.close();
});

/** A request to a route, and the number of places with the payload. */
interface Attempt {
  path: Record<string, string>;
  query: Record<string, string>;
  body?: Record<string, unknown>;
  places: number;
}

/** A payload in all parts of the path, in the query, in all fields of the body, and sometimes in one field alone. */
function attemptsAt(
  { path = {}, query = [], body, isLong, isDear }: Route,
  payload: string,
): Attempt[] {
  const fields = Object.keys(body?.() ?? {});
  const filled = (keys: string[]) => Object.fromEntries(keys.map((key) => [key, payload]));
  const asked = [...query, ...COMMON_QUERY];
  const right = { path, query: {}, body: body?.() };
  const attempts: Attempt[] = [];
  if (Object.keys(path).length > 0)
    attempts.push({ ...right, path: filled(Object.keys(path)), places: Object.keys(path).length });
  if (query.length > 0 || random.chance(isLong ? 3 : 5))
    attempts.push({ ...right, query: filled(asked), places: asked.length });
  if (fields.length > 0) attempts.push({ ...right, body: filled(fields), places: fields.length });
  if (fields.length > 1 && random.chance(isDear ? 2 : 10))
    attempts.push({ ...right, body: { ...body?.(), [random.pick(fields)]: payload }, places: 1 });
  return attempts;
}

function send(client: Client, name: string, { path, query, body }: Attempt): Promise<Answer> {
  const [, method = '', url = ''] = /^([A-Z]+) (.*)$/.exec(name) ?? [];
  const filled = url
    .replace(/:([A-Za-z]+)/g, (_, part: string) => encoded(path[part] ?? ''))
    .replace(' ', '%20');
  const asked = Object.entries(query).map(([key, value]) => `${key}=${encoded(value)}`);
  const address = asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
  if (/^POST \/(uploads|photos)\//.test(name))
    return client.send('POST', address, formOf(body as Record<string, string>), {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    });
  if (name === 'POST /imports/products')
    return client.send('POST', address, String(body?.file), { 'content-type': 'text/csv' });
  return client.send(method as InjectOptions['method'], address, body);
}

/** A lone surrogate has no URL encoding: this sends the bytes that a careless program would send. */
function encoded(text: string): string {
  return [...text]
    .map((sign) => (/\p{Surrogate}/u.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign)))
    .join('');
}

function formOf({ name, filename, content }: Record<string, string>): Buffer {
  const head = `content-disposition: form-data; name="${name}"; filename="${filename}"`;
  return Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n--${BOUNDARY}--\r\n`);
}

describe('payloads through every parameter of REST', () => {
  it('know every route', () => {
    const known = routesOf(shop).filter((route) => !route.startsWith('HEAD '));
    expect(known.sort()).toEqual([...names].sort());
  });

  it.each(Object.entries(routes))(
    '%s does no harm',
    async (name, route) => {
      const mine = payloadsFor(payloads, names.indexOf(name));
      const harms: string[] = [];
      for (const payload of mine)
        for (const attempt of attemptsAt(route, payload)) {
          const answer = await callers.call(route.role, (client) => send(client, name, attempt));
          const harm = harmIn(answer, [payload]);
          if (harm) harms.push(`${JSON.stringify(payload)}: ${harm}`);
          checks += attempt.places;
        }
      expect(harms).toEqual([]);
    },
    600_000,
  );

  it.each([
    ['stripe', 'stripe-signature', new StripeServer(), openStripeShop],
    ['razorpay', 'x-razorpay-signature', new RazorpayServer(), openRazorpayShop],
  ] as const)(
    'do no harm as the news of a payment provider: %s',
    async (name, header, ...stand) => {
      const [provider, openShop] = stand as [StripeServer, typeof openStripeShop];
      await provider.open();
      const shop = await openShop(provider);
      const client = shop.client();
      const harms: string[] = [];
      for (const payload of random.some(payloads, 10)) {
        const signed = provider.sign(payload);
        for (const signature of [signed, encoded(payload).slice(0, 2000)]) {
          const headers = { [header]: signature };
          const harm = harmIn(await client.send('POST', `/webhooks/${name}`, payload, headers), [
            payload,
          ]);
          if (harm) harms.push(`${JSON.stringify(payload)}: ${harm}`);
          checks += 1;
        }
      }
      await shop.close();
      await provider.close();
      expect(harms).toEqual([]);
    },
  );

  it('do no harm as the address of a page', async () => {
    const harms: string[] = [];
    for (const payload of payloadsFor(payloads, names.length)) {
      const url = `/client/${encoded(payload)}?name=${encoded(payload)}`;
      const harm = harmIn(await shop.client().send('GET', url), [payload]);
      if (harm) harms.push(`${JSON.stringify(payload)}: ${harm}`);
      checks += 2;
    }
    expect(harms).toEqual([]);
  });

  it('leave the shop as it should be', async () => {
    // Card numbers are among the payloads: messages are stored as written.
    const breaches = (await integrityBreaches(shop)).filter(
      (each) => !each.startsWith('card-data:'),
    );
    expect(breaches).toEqual([]);
    expect((await shop.client().send('GET', '/api/products')).status).toBe(200);
  });
});
