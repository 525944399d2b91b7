import { StaffRole } from '../../src/kernel/permissions';
import { WebhookDelivery } from '../../src/modules/integrations/webhooks/webhook-delivery.entity';
import { Webhook } from '../../src/modules/integrations/webhooks/webhook.entity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { mailsTo } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { moveOrder } from '../kit/order-keeping';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop, testAdmin } from '../kit/test-shop';
import { WebhookReceiver, isSignedWith } from '../kit/webhook-receiver';

const ADD = `mutation ($input: WebhookInput!) { addWebhook(input: $input) { secret webhook { id state types } } }`;
const LIST = '{ webhooks { id url state failingSince } }';
const LOG = `query ($id: ID!, $before: ID, $pageSize: Int! = 100) {
  webhookDeliveries(id: $id, before: $before, pageSize: $pageSize) {
    endCursor items { id attempts body failure messageId nextTryAt state status type }
  }
}`;
const TURN = 'mutation ($id: ID!, $isOn: Boolean!) { turnWebhook(id: $id, isOn: $isOn) { state } }';
const ROTATE = 'mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret } }';
const TEST = 'mutation ($id: ID!) { testWebhook(id: $id) { status failure } }';
const REDELIVER = 'mutation ($id: ID!) { redeliverEvent(id: $id) }';
const REPLAY = 'mutation ($id: ID!, $after: ID!) { replayEvents(id: $id, after: $after) }';
const REMOVE = 'mutation ($id: ID!) { removeWebhook(id: $id) }';

// Receivers compare the time of a message with their own.
const clock = new MovableClock();
let shop: TestShop;
let owner: Client;
let receiver: WebhookReceiver;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop({ clock, webhookNetworks: ['127.0.0.0/8'] });
  owner = await adminClient(shop);
  productId = await addProduct(owner, { stockQuantity: 1000 });
});
beforeEach(async () => {
  clock.set(new Date());
  owner = await adminClient(shop);
  await send();
  receiver = await WebhookReceiver.open();
});
afterEach(async () => {
  owner = await adminClient(shop);
  for (const { id } of await shop.database.read.find(Webhook)) await owner.data(REMOVE, { id });
  await receiver.close();
});
afterAll(async () => {
  await expectIntegrity(shop);
  await shop.close();
});

const add = async (changes: Record<string, unknown> = {}) => {
  const input = { description: 'ERP', types: ['order.*'], url: receiver.url, ...changes };
  const { secret, webhook } = (await owner.data(ADD, { input })).addWebhook;
  return { secret, id: webhook.id as string };
};

/** Runs the jobs. */
async function send(): Promise<void> {
  await shop.services.eventPublisher.publish();
  await shop.services.webhookSender.sendDue();
  await shop.services.webhookSender.settled();
}

const placed = async (): Promise<string> => {
  const { client } = await newCustomer(shop);
  await fillCart(client, productId);
  return (await order(client, { paymentMethod: 'CASH_ON_DELIVERY' })).id as string;
};
/** A webhook that failed for half a day, so that an order's placement and its move wait for a later attempt. */
async function failedForHours(): Promise<string> {
  const { id } = await add();
  receiver.answer = () => 503;
  const late = await placed();
  for (let hour = 0; hour < 12; hour++) {
    await send();
    clock.advance({ minutes: 60 });
  }
  await send();
  owner = await adminClient(shop);
  await moveOrder(owner, late, 'PACKED');
  await send();
  return id;
}
const log = async (id: string) => (await owner.data(LOG, { id })).webhookDeliveries.items;
const stateOf = async (id: string) =>
  (await owner.data(LIST)).webhooks.find((each: { id: string }) => each.id === id)?.state;

describe('a webhook', () => {
  it('gets what happens to orders, in order, and signed', async () => {
    const { secret } = await add();
    const id = await placed();
    for (const status of ['PACKED', 'OUT_FOR_DELIVERY'])
      expect((await moveOrder(owner, id, status)).body.errors).toBeUndefined();
    await send();
    const types = receiver.typesOf('order', id);
    expect(types[0]).toBe('order.placed');
    expect(types).toHaveLength(3);
    const statuses = receiver.received.map(({ data }) => data.after.status);
    expect(statuses.slice(1)).toEqual(['packed', 'out for delivery']);
    for (const message of receiver.received) {
      expect(isSignedWith(secret, message)).toBe(true);
      expect(isSignedWith(`whsec_${Buffer.alloc(32).toString('base64')}`, message)).toBe(false);
      expect(message.headers['webhook-id']).toBe(`event_${message.data.id}`);
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  });

  it('gets the types that it wants only', async () => {
    await add({ types: ['product.changed'] });
    const all = await WebhookReceiver.open();
    await add({ types: [], url: all.url });
    await placed();
    await owner.data(
      'mutation ($id: ID!) { updateProduct(id: $id, input: { mrpPaise: 990 }) { id } }',
      {
        id: productId,
      },
    );
    await send();
    expect(receiver.received.map(({ type }) => type)).toEqual(['product.changed']);
    expect(all.received.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['order.placed', 'product.changed', 'product.sold']),
    );
    await all.close();
  });

  it('that fails at one event gets it again, before later ones of the same order, and others meanwhile', async () => {
    await add();
    const [first, second] = [await placed(), await placed()];
    receiver.answer = ({ data }) => (data.subjectId === first ? 500 : 204);
    await send();
    await moveOrder(owner, first, 'PACKED');
    await moveOrder(owner, second, 'PACKED');
    await send();
    expect(receiver.typesOf('order', first)).toEqual(['order.placed']);
    expect(receiver.typesOf('order', second)).toHaveLength(2);
    receiver.answer = () => 200;
    clock.advance({ minutes: 1 });
    await send();
    const [failed, again, later, ...more] = receiver.typesOf('order', first);
    expect([failed, again]).toEqual(['order.placed', 'order.placed']);
    expect(later).toMatch(/^order\./);
    expect(more).toEqual([]);
  });

  it('that was down for an hour gets all of it, in order, soon after', async () => {
    const { id: webhook } = await add();
    const url = new URL(receiver.url);
    await receiver.close();
    const orders: string[] = [];
    for (let minute = 0; minute < 60; minute += 5) {
      clock.advance({ minutes: 5 });
      const id = await placed();
      orders.push(id);
      await moveOrder(owner, id, 'PACKED');
      await send();
    }
    expect(await stateOf(webhook)).toBe('ACTIVE');
    receiver = await WebhookReceiver.open(Number(url.port));
    clock.advance({ minutes: 5 });
    await send();
    await send();
    for (const id of orders) {
      const types = receiver.typesOf('order', id);
      expect(types).toHaveLength(2);
      expect(types[0]).toBe('order.placed');
    }
    expect(
      (await log(webhook)).every(({ state }: { state: string }) => state === 'DELIVERED'),
    ).toBe(true);
  });

  it('that answers 410 is turned off, and its owner told', async () => {
    const { id } = await add();
    receiver.answer = () => 410;
    await placed();
    await send();
    expect(await stateOf(id)).toBe('GONE');
    const [mail] = (await mailsTo(shop, testAdmin.email)).filter(
      ({ kind }) => kind === 'webhook-turned-off',
    );
    expect(mail?.source).toContain(receiver.url);
    await placed();
    await send();
    expect(receiver.received).toHaveLength(1);
  });

  it('at which nothing arrives for two days is turned off, and what it missed can be sent again', async () => {
    const { id } = await add();
    receiver.answer = () => 503;
    const lost = await placed();
    await send();
    for (let hour = 0; hour < 60; hour += 2) {
      clock.advance({ minutes: 120 });
      await send();
    }
    owner = await adminClient(shop);
    expect(await stateOf(id)).toBe('FAILED');
    receiver.answer = () => 204;
    await owner.data(TURN, { id, isOn: true });
    await send(); // otherwise what waited could be sent in between, by the publication of this change
    const { length } = receiver.received;
    const [{ id: firstDelivery, body }] = (await log(id)).slice(-1);
    expect(await owner.data(REDELIVER, { id: firstDelivery })).toEqual({ redeliverEvent: true });
    await shop.services.webhookSender.settled();
    expect(receiver.received.slice(length).map((message) => message.body)).toEqual([body]);
    const place = Number(JSON.parse(body).data.id) - 1;
    await owner.data(REPLAY, { id, after: String(place) });
    await shop.services.webhookSender.settled();
    expect(
      receiver.typesOf('order', lost).filter((type) => type === 'order.placed').length,
    ).toBeGreaterThan(2);
  });

  it('that is turned on gets what waits for a later attempt at once, in order', async () => {
    const id = await failedForHours();
    await owner.data(TURN, { id, isOn: false });
    const { length } = receiver.received;
    receiver.answer = () => 204;
    await owner.data(TURN, { id, isOn: true });
    await shop.services.webhookSender.settled();
    const types = receiver.received.slice(length).map(({ type }) => type);
    expect(types).toEqual(['order.placed', 'order.moved']);
  });

  it.each(['one delivery', 'what came after a position'])(
    'that failed for hours gets what its owner has sent again at once: %s',
    async (what) => {
      const id = await failedForHours();
      const { length } = receiver.received;
      receiver.answer = () => 204;
      const [moved] = await log(id);
      if (what === 'one delivery') await owner.data(REDELIVER, { id: moved.id });
      else await owner.data(REPLAY, { id, after: String(JSON.parse(moved.body).data.id) });
      await shop.services.webhookSender.settled();
      const types = receiver.received.slice(length).map(({ type }) => type);
      expect(types).toEqual(['order.placed', 'order.moved']);
    },
  );

  it.each([
    ['removed', REMOVE, undefined],
    ['turned off', TURN, 'PAUSED'],
  ])('that is %s while it answers 410 stays so, and nobody is told', async (_, change, state) => {
    const { id } = await add();
    const told = async () =>
      (await mailsTo(shop, testAdmin.email)).filter(({ kind }) => kind === 'webhook-turned-off');
    const { length } = await told();
    receiver.answer = async () => {
      await owner.data(change, change === TURN ? { id, isOn: false } : { id });
      return 410;
    };
    await placed();
    await send();
    expect(await stateOf(id)).toBe(state);
    expect(await told()).toHaveLength(length);
  });

  it('is not redirected', async () => {
    const { id } = await add();
    receiver.answer = () => 302;
    await placed();
    await send();
    const [delivery] = await log(id);
    expect(delivery).toMatchObject({ state: 'WAITING', status: 302, attempts: 1 });
    expect(receiver.received).toHaveLength(1);
  });

  it('has a secret that is told once, and another one for a day beside it', async () => {
    const { id, secret } = await add();
    const { secret: next } = (await owner.data(ROTATE, { id })).rotateWebhookSecret;
    expect(next).not.toBe(secret);
    const [{ formerSecretUntil }] = (await owner.data('{ webhooks { formerSecretUntil } }'))
      .webhooks;
    expect(new Date(formerSecretUntil).getTime() - clock.now().getTime()).toBe(24 * 60 * 60 * 1000);
    await owner.data(TEST, { id });
    const [both] = receiver.received.slice(-1);
    expect(both && [secret, next].map((each) => isSignedWith(each, both))).toEqual([true, true]);
    clock.advance({ days: 1 });
    owner = await adminClient(shop);
    await owner.data(TEST, { id });
    const [message] = receiver.received.slice(-1);
    expect(message?.headers['webhook-signature']).toMatch(/^v1,\S+$/);
    const stored = JSON.stringify(await shop.database.read.find(Webhook));
    expect((await owner.graphql(LIST)).text).not.toContain('whsec_');
    expect(stored).toContain('open:whsec_'); // sealed if TWO_FACTOR_KEY is set
  });

  it('is one of at most twenty, also of those that several owners add at the same moment', async () => {
    const input = { description: 'ERP', types: ['order.*'], url: receiver.url };
    const { client: other } = await newMember(shop, StaffRole.OWNER);
    for (let at = 1; at < 20; at++) await owner.data(ADD, { input });
    for (let round = 1; round <= 5; round++) {
      const adding = [owner, other, owner, other].map((each) => each.graphql(ADD, { input }));
      const refused = (await Promise.all(adding)).filter(({ status }) => status !== 200);
      expect(refused.map((answer) => refusalOf(answer)[1])).toEqual(Array(3).fill('CONFLICT'));
      const { webhooks } = await owner.data(LIST);
      expect(webhooks).toHaveLength(20);
      await owner.data(REMOVE, { id: webhooks[0].id });
    }
  });

  it('is tested at once', async () => {
    const { id } = await add();
    expect((await owner.data(TEST, { id })).testWebhook).toEqual({ status: 204, failure: null });
    expect(receiver.received.map(({ type }) => type)).toEqual(['webhook.test']);
    receiver.answer = () => 500;
    expect((await owner.data(TEST, { id })).testWebhook).toEqual({
      status: 500,
      failure: 'HTTP 500: not today',
    });
  });

  it('gets nothing while it is off', async () => {
    const { id } = await add();
    expect((await owner.data(TURN, { id, isOn: false })).turnWebhook).toEqual({ state: 'PAUSED' });
    await placed();
    await send();
    expect(receiver.received).toEqual([]);
    expect(refusalOf(await owner.graphql(REPLAY, { id, after: '0' }))).toEqual([409, 'CONFLICT']);
    await owner.data(TURN, { id, isOn: true });
    const delivered = await placed();
    await send();
    expect(receiver.received.map(({ data }) => data.subjectId)).toEqual([delivered]);
  });

  it('has a log in parts, the newest first', async () => {
    const { id } = await add();
    for (let count = 0; count < 3; count++) await placed();
    await send();
    const first = (await owner.data(LOG, { id, pageSize: 2 })).webhookDeliveries;
    const rest = (await owner.data(LOG, { id, pageSize: 2, before: first.endCursor }))
      .webhookDeliveries;
    const all = [...first.items, ...rest.items];
    expect(all.map(({ type }) => type)).toEqual(Array(3).fill('order.placed'));
    expect(rest.endCursor).toBeNull();
    expect(new Set(all.map((each) => each.messageId)).size).toBe(3);
  });

  it('has deliveries for 30 days in its log', async () => {
    const { id } = await add();
    await placed();
    await send();
    clock.advance({ days: 29 });
    await shop.services.webhooks.sweep();
    expect(await shop.database.read.count(WebhookDelivery)).toBe(1);
    clock.advance({ days: 2 });
    await shop.services.webhooks.sweep();
    expect(await shop.database.read.count(WebhookDelivery)).toBe(0);
    owner = await adminClient(shop);
    expect(await owner.data(REMOVE, { id })).toEqual({ removeWebhook: true });
  });

  it.each([
    ['url', { url: 'ftp://127.0.0.1/' }],
    ['url', { url: 'nothing' }],
    ['url', { url: `http://127.0.0.1/${'a'.repeat(500)}` }],
    ['description', { description: ' ' }],
    ['types', { types: ['order'] }],
    ['types', { types: ['order.*', 'order.*'] }],
    ['types', { types: Array.from({ length: 51 }, (_, index) => `order.a${'b'.repeat(index)}`) }],
  ])('is refused with a wrong %s', async (field, changes) => {
    const input = { description: 'ERP', types: [], url: receiver.url, ...changes };
    expect(refusalOf(await owner.graphql(ADD, { input }))).toEqual([400, 'VALIDATION', field]);
  });

  it('is not there', async () => {
    for (const [document, variables] of [
      [TURN, { isOn: true }],
      [ROTATE, {}],
      [REMOVE, {}],
      [TEST, {}],
      [REDELIVER, {}],
      [REPLAY, { after: '0' }],
      [LOG, {}],
    ] as const) {
      const answer = await owner.graphql(document, { id: '999999', ...variables });
      expect(refusalOf(answer)).toEqual([404, 'NOT_FOUND', 'id']);
    }
  });
});

describe('a shop that allows no networks of its own', () => {
  it('sends over TLS to the internet only', async () => {
    const closed = await openTestShop({ clock });
    const keeper = await adminClient(closed);
    const input = { description: 'Inside', types: [] };
    const answer = await keeper.graphql(ADD, { input: { ...input, url: receiver.url } });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'url']);
    for (const url of [
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://localhost/',
      'https://2130706433/',
    ]) {
      const { webhook } = (await keeper.data(ADD, { input: { ...input, url } })).addWebhook;
      expect((await keeper.data(TEST, { id: webhook.id })).testWebhook).toEqual({
        status: null,
        failure: 'The address leads into a network that nothing is sent to',
      });
    }
    await closed.close();
  });
});
