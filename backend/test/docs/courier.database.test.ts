import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Order } from '../../src/modules/ordering/orders/order.entity';
import { projectRoot } from '../../src/platform/config/config';
import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import { newToken } from '../authorization/staff-calls';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { moveTo } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { onRound, startRound } from '../kit/rounds';
import { CourierExample, startCourierExample } from '../kit/shared';
import { fillCart, newKey, order } from '../kit/shopping';
import { urlOf } from '../kit/stream';
import { TestShop, openTestShop } from '../kit/test-shop';
import { until } from '../kit/until';

const ORDERS = 36;

let shop: TestShop;
let admin: Client;
let courier: Client;
let tokenId: number;
let customer: TestCustomer;
let product: number;
let folder: string;
let access: { url: string; token: string };
beforeAll(async () => {
  shop = await openTestShop();
  // As a listening shop does.
  const { eventPublisher, events } = shop.services;
  eventPublisher.start(events);
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
  product = await addProduct(admin, { mrpPaise: 10_000, stockQuantity: 5_000 });
  folder = await mkdtemp(join(tmpdir(), 'grocessay-courier-'));
  const { token, id } = await newToken(admin, 'CARRY_ORDERS');
  courier = shop.client().useBearer(token);
  tokenId = Number(id);
  access = { url: await urlOf(shop), token };
});
afterAll(async () => {
  for (const example of running) await example.end();
  await expectIntegrity(shop);
  await shop.close();
  await rm(folder, { recursive: true });
});

async function placed(paymentMethod = 'CASH_ON_DELIVERY'): Promise<string> {
  await fillCart(customer.client, product);
  return (await order(customer.client, { paymentMethod })).id;
}

async function packed(): Promise<string> {
  const id = await placed();
  await moveTo(admin, id, 'PACKED');
  return id;
}

const running: CourierExample[] = [];

function startExample(): CourierExample {
  const example = startCourierExample(projectRoot, join(folder, 'state.json'), access);
  running.push(example);
  return example;
}

const orderOf = (id: unknown) => shop.database.read.findOneByOrFail(Order, { id: Number(id) });

const CARRY = 'mutation ($input: CarryOrderInput!) { carryOrder(input: $input) { id status } }';
const NOTE = `mutation ($orderId: ID!) {
  noteCarriedOrder(orderId: $orderId, text: "No bell") { id status }
}`;
const TO_CARRY = `query ($ids: [ID!], $after: ID, $pageSize: Int! = 100) {
  ordersToCarry(ids: $ids, after: $after, pageSize: $pageSize) {
    endCursor hasNext items { id status toCollectPaise address { phone } }
  }
}`;
const EVENTS = 'query ($after: ID!) { events(after: $after) { items { type subjectId } } }';
const carry = (input: Record<string, unknown>) => courier.graphql(CARRY, { input });
const shown = async (...ids: string[]): Promise<string[]> =>
  (await courier.data(TO_CARRY, { ids })).ordersToCarry.items.map(({ id }: { id: string }) => id);

describe('the example of a courier', () => {
  it('sees each order once in each status, and delivers all, also where it is restarted', async () => {
    const ids = [await packed(), await packed()];
    const examples = [startExample()];
    for (let part = 0; part < ORDERS / 6; part++) {
      const some: string[] = [];
      for (let count = 0; count < 6; count++) some.push(await placed());
      await Promise.all(some.map((id) => moveTo(admin, id, 'PACKED')));
      ids.push(...some);
      if (part !== 2) continue;
      for (const example of examples) await example.end();
      examples.push(startExample());
    }
    const isDelivered = async (id: string) => (await orderOf(id)).status === 'delivered';
    const lines = () => examples.flatMap((example) => example.lines());
    await until(async () => (await Promise.all(ids.map(isDelivered))).every(Boolean), {
      explain: () => lines().join('\n'),
    });
    for (const example of examples) await example.end();
    const expected = ids.flatMap((id) => [`OUT_FOR_DELIVERY ${id}`, `PACKED ${id}`]);
    expect(lines().sort()).toEqual(expected.sort());
    for (const id of ids) {
      const { collectedPaise, toPayPaise, paymentStatus } = await orderOf(id);
      expect([id, collectedPaise, paymentStatus]).toEqual([id, toPayPaise, 'success']);
    }
  }, 90_000);
});

describe('the token of a courier', () => {
  it('sees what is packed or on its way, where it goes and what to collect, and nothing else', async () => {
    const [waiting, ready] = [await placed(), await packed()];
    expect(await shown(waiting, ready)).toEqual([ready]);
    const { ordersToCarry } = await courier.data(TO_CARRY, { ids: [ready] });
    expect(ordersToCarry.items).toEqual([
      expect.objectContaining({ id: ready, status: 'PACKED', toCollectPaise: 10_000 }),
    ]);
    await carry({ orderId: ready, to: 'OUT_FOR_DELIVERY', note: 'Track it: x.example/1' });
    expect(await shown(ready)).toEqual([ready]);
    await carry({ orderId: ready, to: 'DELIVERED', cashPaise: 10_000 });
    expect(await shown(ready)).toEqual([]);
    for (const document of [
      `{ adminOrder(id: "${ready}") { order { id } } }`,
      '{ adminOrders { totalCount } }',
      '{ orderSearch { pageSize } }',
      '{ ordersToDeliver(day: "2026-11-20") { id } }',
      `mutation { moveOrder(id: "${waiting}", to: PACKED) { order { id } } }`,
    ])
      expect(refusalOf(await courier.graphql(document)).slice(0, 2)).toEqual([403, 'FORBIDDEN']);
  });

  it('does not touch orders of other states, or of a round of the shop', async () => {
    const waiting = await placed();
    const ridden = await packed();
    const { currentAdmin } = await admin.data('{ currentAdmin { id } }');
    const input = { riderId: currentAdmin.id, orderIds: [ridden], idempotencyKey: newKey() };
    const round = await onRound(admin, 'make', input);
    for (const orderId of [waiting, ridden, '999999']) {
      expect(await shown(orderId)).toEqual([]);
      const out = await carry({ orderId, to: 'OUT_FOR_DELIVERY' });
      expect(refusalOf(out)).toEqual([404, 'NOT_FOUND', 'orderId']);
      const noted = await courier.graphql(NOTE, { orderId });
      expect(refusalOf(noted)).toEqual([404, 'NOT_FOUND', 'orderId']);
    }
    await startRound(admin, round.id);
    expect(await shown(ridden)).toEqual([]);
    const delivered = await carry({ orderId: ridden, to: 'DELIVERED' });
    expect(refusalOf(delivered)).toEqual([404, 'NOT_FOUND', 'orderId']);
  });

  it('says what became of an order once, with its reason and its cash', async () => {
    const id = await packed();
    const skipped = await carry({ orderId: id, to: 'DELIVERED' });
    expect(refusalOf(skipped)).toEqual([409, 'ORDER_MOVE_REFUSED', 'to']);
    await carry({ orderId: id, to: 'OUT_FOR_DELIVERY' });
    const nothing = await carry({ orderId: id, to: 'DELIVERY_FAILED' });
    expect(refusalOf(nothing)).toEqual([400, 'VALIDATION', 'note']);
    const tooMuch = await carry({ orderId: id, to: 'DELIVERED', cashPaise: 10_001 });
    expect(refusalOf(tooMuch)).toEqual([400, 'VALIDATION', 'cashPaise']);
    const early = await carry({ orderId: id, to: 'OUT_FOR_DELIVERY', cashPaise: 1 });
    expect(refusalOf(early)).toEqual([400, 'VALIDATION', 'cashPaise']);
    for (let again = 0; again < 2; again++) {
      const { body } = await carry({ orderId: id, to: 'DELIVERED', cashPaise: 4_000 });
      expect(body.data.carryOrder).toEqual({ id, status: 'DELIVERED' });
    }
    expect(await orderOf(id)).toMatchObject({ collectedPaise: 4_000, paymentStatus: 'pending' });
    const back = await packed();
    await carry({ orderId: back, to: 'OUT_FOR_DELIVERY' });
    await courier.data(NOTE, { orderId: back });
    await carry({ orderId: back, to: 'DELIVERY_FAILED', note: 'Nobody was at home' });
    expect(await shown(back)).toEqual([]);
    const where = { subject: 'order' as StoredEvent['subject'], subjectId: Number(back) };
    const events = await shop.database.read.findBy(StoredEvent, { ...where, apiTokenId: tokenId });
    expect(events.map(({ action }) => action)).toEqual([
      'order.moved',
      'order.noted',
      'order.moved',
    ]);
  });

  it('reads the events of orders that come to it and leave it, and no others', async () => {
    const { events: begin } = await admin.data('{ events { endCursor } }');
    const [waiting, ready] = [await placed(), await packed()];
    await carry({ orderId: ready, to: 'OUT_FOR_DELIVERY' });
    await carry({ orderId: ready, to: 'DELIVERED', cashPaise: 10_000 });
    // Events of other tests' orders may be published meanwhile.
    const read = async (client: Client) => {
      const { events } = await client.data(EVENTS, { after: begin.endCursor });
      const ours = [waiting, ready];
      return events.items.filter(({ subjectId }: { subjectId: string }) =>
        ours.includes(subjectId),
      );
    };
    const moved = { type: 'order.moved', subjectId: ready };
    const expected = [moved, moved, moved];
    await until(async () => (await read(courier)).length >= expected.length);
    expect(await read(courier)).toEqual(expected);
    expect((await read(admin)).length).toBeGreaterThan(expected.length);
    expect(await shown(waiting)).toEqual([]);
  });

  it('asks for parts that miss none', async () => {
    const ids = [await packed(), await packed(), await packed()];
    const [before] = ids;
    const after = String(Number(before) - 1);
    const part = async (from: string) =>
      (await courier.data(TO_CARRY, { after: from, pageSize: 2 })).ordersToCarry;
    const first = await part(after);
    expect(first).toMatchObject({ hasNext: true, endCursor: ids[1] });
    const second = await part(first.endCursor);
    expect(second).toMatchObject({ hasNext: false, endCursor: ids[2] });
    const tooMany = { ids: Array.from({ length: 101 }, (_, at) => String(at + 1)) };
    const refused = await courier.graphql(TO_CARRY, tooMany);
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', 'ids']);
  });
});
