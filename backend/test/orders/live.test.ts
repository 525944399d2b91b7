import { setTimeout as sleep } from 'node:timers/promises';
import { Session } from '../../src/modules/identity/sessions/session.entity';
import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { moveOrder } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { openSecondServer } from '../kit/second-server';
import { fillCart, order } from '../kit/shopping';
import { EventStream } from '../kit/stream';
import { TestShop, openTestShop } from '../kit/test-shop';

const FOLLOW = 'subscription ($id: ID!) { orderMoves(id: $id) { id status events { toStatus } } }';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
const open: EventStream[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
beforeEach(async () => {
  customer = await newCustomer(shop);
});
afterEach(() => open.splice(0).forEach((stream) => stream.close()));
afterAll(() => shop.close());

async function follow(id: string, client = customer.client, query = FOLLOW): Promise<EventStream> {
  const stream = await EventStream.open(shop, client, query, { id });
  open.push(stream);
  return stream;
}

async function newOrder({ client } = customer): Promise<string> {
  await fillCart(client, await addProduct(admin));
  return (await order(client, { paymentMethod: 'CASH_ON_DELIVERY' })).id;
}

const statusOf = (part: { data: { orderMoves: { status: string } } }) =>
  part.data.orderMoves.status;

describe('an order that is followed', () => {
  it('says where it is, and where it goes', async () => {
    const id = await newOrder();
    const stream = await follow(id);
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toBe('no-store');
    expect((await stream.next()).data.orderMoves).toEqual({
      id,
      status: 'SUCCESS',
      events: [{ toStatus: 'SUCCESS' }],
    });
    for (const to of ['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED']) {
      await moveOrder(admin, id, to);
      expect(statusOf(await stream.next())).toBe(to);
    }
  });

  it('says what another server moved', async () => {
    const id = await newOrder();
    const stream = await follow(id);
    await stream.next();
    const elsewhere = await openSecondServer(shop);
    try {
      const other = elsewhere.client();
      const { cookie = '' } = admin.credentials;
      for (const part of cookie.split('; ')) {
        const [name = '', value = ''] = part.split('=');
        other.keepCookie(name, value);
      }
      await moveOrder(other, id, 'PACKED');
      expect(statusOf(await stream.next())).toBe('PACKED');
    } finally {
      await elsewhere.close();
    }
  });

  it('is told to all who follow it, and to staff who may read orders', async () => {
    const id = await newOrder();
    const streams = [await follow(id), await follow(id), await follow(id, admin)];
    for (const stream of streams) expect(statusOf(await stream.next())).toBe('SUCCESS');
    await moveOrder(admin, id, 'PACKED');
    for (const stream of streams) expect(statusOf(await stream.next())).toBe('PACKED');
  });

  it('is looked at by nobody once its streams are closed', async () => {
    const id = await newOrder();
    const stream = await follow(id);
    await stream.next();
    expect(shop.services.orderWatch.size).toBe(1);
    stream.close();
    for (let look = 0; shop.services.orderWatch.size > 0 && look < 100; look++) await sleep(20);
    expect(shop.services.orderWatch.size).toBe(0);
  });
});

describe('a stream', () => {
  it('ends with its session', async () => {
    const id = await newOrder();
    const stream = await follow(id);
    await stream.next();
    await customer.client.data('mutation { logout }');
    await moveOrder(admin, id, 'PACKED');
    expect(await stream.next()).toBeUndefined();
  });

  it('ends soon after a session was revoked elsewhere, also where nothing moves', async () => {
    const stream = await follow(await newOrder());
    await stream.next();
    const { customerId } = customer;
    await shop.database.write((tx) => tx.delete(Session, { customerId }));
    await stream.end();
    expect(stream.isOver).toBe(true);
  });

  it('is refused to who has many open', async () => {
    const id = await newOrder();
    for (let count = 0; count < 6; count++) expect((await follow(id)).status).toBe(200);
    const answer = await (await follow(id)).answer();
    expect(failureOf(answer)).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    expect(answer.headers['retry-after']).toBe('30');
    open[0]?.close();
    let stream = await follow(id);
    for (let look = 0; stream.status !== 200 && look < 100; look++) {
      await sleep(20);
      stream = await follow(id);
    }
    expect(stream.status).toBe(200);
  });

  it('ends when the server stops, and does not keep it', async () => {
    const other = await openTestShop();
    const { client } = await newCustomer(other);
    await fillCart(client, await addProduct(await adminClient(other)));
    const { id } = await order(client);
    const stream = await EventStream.open(other, client, FOLLOW, { id });
    await stream.next();
    await other.close();
    await stream.end();
    expect(stream.isOver).toBe(true);
  });
});

describe('what is no subscription of the shop', () => {
  it.each([
    ['{ products { totalCount } }', 400, 'BAD_REQUEST'],
    ['subscription { nothing }', 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['subscription {', 400, 'GRAPHQL_PARSE_FAILED'],
    ['subscription { orderMoves { id } }', 400, 'VALIDATION'],
    ['subscription { orderMoves(id: "no number") { id } }', 400, 'VALIDATION'],
    ['subscription { orderMoves(id: 2000000000) { id } }', 404, 'NOT_FOUND'],
    [
      `subscription { orderMoves(id: 1) { ${Array.from({ length: 16 }, (_, at) => `a${at}: id`).join(' ')} } }`,
      400,
      'QUERY_TOO_COMPLEX',
    ],
    [`subscription { orderMoves(id: 1) { ${'id '.repeat(1_000)} } }`, 400, 'QUERY_TOO_COMPLEX'],
  ])('is refused: %s', async (query, status, code) => {
    const answer = await (await follow('1', customer.client, query)).answer();
    expect(failureOf(answer)).toMatchObject({ status, code });
  });

  it('is refused without a query, or where no stream is accepted', async () => {
    const { client } = customer;
    const accept = { accept: 'text/event-stream' };
    const id = await newOrder();
    const answers = [
      await client.send('POST', '/graphql/stream', {}, accept),
      await client.send('POST', '/graphql/stream', [], accept),
      await client.send('POST', '/graphql/stream', { query: FOLLOW, variables: { id } }),
    ];
    for (const answer of answers)
      expect(failureOf(answer)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });

  it('is a subscription that is asked for as a query', async () => {
    const answer = await customer.client.graphql(FOLLOW, { id: await newOrder() });
    expect(failureOf(answer)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });

  it('is what another site sends', async () => {
    const answer = await EventStream.open(
      shop,
      customer.client,
      FOLLOW,
      { id: 1 },
      {
        origin: 'https://elsewhere.test',
      },
    );
    expect(answer.status).toBe(403);
  });
});
