import { ConflictError } from '../../src/platform/database/database';
import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { DECLINED_CARD, card, fillCart, newKey, order } from '../kit/shopping';
import { TestShop, openTestShop, serverUrl } from '../kit/test-shop';

const TOKEN = 'a-token-of-the-metrics-0123456789';
const PAY = 'mutation ($input: PaymentInput!) { payment(input: $input) { id } }';
const REFUND = 'mutation ($input: RefundInput!) { refundPayment(input: $input) { id } }';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
beforeAll(async () => {
  const observability = { metricsToken: TOKEN, slowQueryMs: 0, shutdownDelaySeconds: 0 };
  shop = await openTestShop({ observability });
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
});
afterAll(() => shop.close());

/** Every numeric line of the metrics, by its name and labels. */
async function numbers(): Promise<Map<string, number>> {
  const { status, text } = await shop.client().useBearer(TOKEN).send('GET', '/metrics');
  expect(status).toBe(200);
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

/** The growth of each of these values during some work. */
async function growthOf(names: string[], work: () => Promise<unknown>): Promise<number[]> {
  const before = await numbers();
  await work();
  const after = await numbers();
  return names.map((name) => (after.get(name) ?? 0) - (before.get(name) ?? 0));
}

const requests = (method: string, route: string, status: string) =>
  `grocessay_http_requests_total{method="${method}",route="${route}",status="${status}"}`;
const operations = (field: string, status: string) =>
  `grocessay_graphql_request_duration_seconds_count{field="${field}",status="${status}"}`;

describe('the metrics', () => {
  it('are for whoever has their token', async () => {
    const ask = (token?: string) => {
      const client = shop.client();
      return (token === undefined ? client : client.useBearer(token)).send('GET', '/metrics');
    };
    for (const token of [undefined, 'another-token-of-the-metrics-0123', `${TOKEN}1`])
      expect(failureOf(await ask(token))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect((await admin.send('GET', '/metrics')).status).toBe(401);
    const { status, headers, text } = await ask(TOKEN);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toContain('# TYPE grocessay_http_request_duration_seconds histogram');
    expect(text).not.toContain(TOKEN);
  });

  it('are not there without a token', async () => {
    const closed = await openTestShop();
    try {
      const answer = await closed.client().useBearer(TOKEN).send('GET', '/metrics');
      expect(failureOf(answer)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect(closed.http.routeRules.map(({ url }) => url)).not.toContain('/metrics');
    } finally {
      await closed.close();
    }
  });

  it('count requests by route pattern, and never by address', async () => {
    const client = shop.client();
    const names = [
      requests('GET', '/api/products/products/:id', '4xx'),
      requests('GET', 'none', '4xx'),
      requests('GET', '/healthz', '2xx'),
    ];
    const growth = await growthOf(names, async () => {
      await client.send('GET', '/api/products/products/999999901');
      await client.send('GET', '/api/products/products/999999902');
      await client.send('GET', '/api/nothing-999999903');
      await client.send('GET', '/healthz?secret=999999904');
    });
    expect(growth).toEqual([2, 1, 1]);
    expect([...(await numbers()).keys()].join()).not.toContain('9999999');
  });

  it('count pages by the pattern of the site’s router, and all that are not there as one', async () => {
    const client = shop.client();
    const names = [
      requests('GET', '/product/:id', '4xx'),
      requests('GET', '/shop/:category', '4xx'),
      requests('GET', '/client/order/:id', '2xx'),
      requests('GET', '/', '2xx'),
      requests('GET', 'none', '4xx'),
    ];
    const growth = await growthOf(names, async () => {
      await client.send('GET', '/product/999999905');
      await client.send('GET', '/product/999999906?page=2');
      await client.send('GET', '/shop/s999999907');
      await client.send('GET', '/client/order/999999908');
      await client.send('GET', '/');
      await client.send('GET', '/nowhere-999999909');
      await client.send('GET', '/nowhere/999999910');
    });
    expect(growth).toEqual([2, 1, 1, 1, 2]);
    expect([...(await numbers()).keys()].join()).not.toContain('9999999');
  });

  it('time every request that they count', async () => {
    const all = await numbers();
    const labels = '{method="POST",route="/graphql",status="2xx"}';
    const counted = all.get(`grocessay_http_requests_total${labels}`);
    expect(counted).toBeGreaterThan(0);
    expect(all.get(`grocessay_http_request_duration_seconds_count${labels}`)).toBe(counted);
  });

  it('tell GraphQL by the field of the schema, whatever clients call things', async () => {
    const products = 'query Named999 { mine999: products { totalCount } }';
    const names = [
      operations('Query.products', '2xx'),
      operations('Query.product', '4xx'),
      operations('several', '2xx'),
    ];
    const growth = await growthOf(names, async () => {
      // The last responses come from the cache: they count like the first.
      for (let time = 0; time < 7; time++) await shop.client().graphql(products);
      await shop.client().graphql('{ product(id: "2147483647") { id } }');
      await shop.client().graphql('{ store { name } categories { slug } }');
    });
    expect(growth[0]).toBe(7);
    expect(growth[2]).toBe(1);
    expect([...(await numbers()).keys()].join()).not.toContain('999');
  });

  it('have one name for all files of the site', async () => {
    const routes = [...(await numbers()).keys()].join();
    expect(routes).not.toContain('index-');
  });
});

describe('the business of the metrics', () => {
  it('is what was committed', async () => {
    const product = await addProduct(admin, { mrpPaise: 10_000, stockQuantity: 50 });
    const newOrder = async (paymentMethod: string) => {
      await fillCart(customer.client, product);
      return (await order(customer.client, { paymentMethod })).id as string;
    };
    const pay = (orderId: string, changes = {}) =>
      customer.client.graphql(PAY, {
        input: { ...card(changes), orderId, idempotencyKey: newKey() },
      });
    const names = [
      'grocessay_orders_placed_total{payment_method="card"}',
      'grocessay_orders_placed_total{payment_method="cash on delivery"}',
      'grocessay_payments_total{outcome="success"}',
      'grocessay_payments_total{outcome="failed"}',
      'grocessay_refunds_requested_total',
      'grocessay_refunds_total{outcome="success"}',
      'grocessay_orders_moved_total{status="success"}',
    ];
    const growth = await growthOf(names, async () => {
      await newOrder('CASH_ON_DELIVERY');
      const orderId = await newOrder('CARD');
      expect((await pay(orderId, { cardNumber: DECLINED_CARD })).status).toBe(402);
      const { body } = await pay(orderId);
      const input = {
        paymentId: body.data.payment.id,
        amountPaise: 100,
        reason: 'A bruised one',
        idempotencyKey: newKey(),
      };
      await admin.data(REFUND, { input });
      // Refused, so none of it was committed.
      await customer.client.graphql('mutation { placeOrder(input: {}) { id } }');
    });
    expect(growth).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });
});

describe('the works of the metrics', () => {
  it('are the pool, retries, catalogue, mails and the process', async () => {
    await shop.services.catalogueSync.poll();
    const all = await numbers();
    expect(all.get('grocessay_db_pool_size')).toBe(serverUrl ? 10 : 1);
    expect(all.get('grocessay_db_pool_waiting')).toBe(0);
    expect(all.get('grocessay_db_transaction_retries_total{reason="conflict"}')).toBeDefined();
    expect(all.get('grocessay_catalogue_products')).toBeGreaterThan(0);
    expect(all.get('grocessay_catalogue_news_age_seconds')).toBeDefined();
    expect(all.get('grocessay_mails_waiting')).toBeDefined();
    expect(all.get('nodejs_eventloop_lag_p99_seconds')).toBeDefined();
    expect(all.get('nodejs_heap_size_used_bytes')).toBeGreaterThan(0);
  });

  it('count transactions that were run again', async () => {
    let attempts = 0;
    const [growth] = await growthOf(
      ['grocessay_db_transaction_retries_total{reason="conflict"}'],
      () =>
        shop.database.write(async () => {
          if (++attempts < 3) throw new ConflictError('somebody was quicker');
        }),
    );
    expect(growth).toBe(2);
  });

  it('count who waits for the database, and who has it', async () => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const size = shop.database.pool.size;
    const writes = Array.from({ length: size + 2 }, () => shop.database.write(() => held));
    while (shop.database.pool.waiting !== 2) await new Promise(setImmediate);
    expect(shop.database.pool).toEqual({ size, inUse: size, waiting: 2 });
    letGo();
    await Promise.all(writes);
    expect(shop.database.pool).toEqual({ size, inUse: 0, waiting: 0 });
  });
});
