import { PushSubscription } from '../../src/modules/ordering/push/push-subscription.entity';
import { Mail } from '../../src/platform/mail/mail.entity';
import { deleteAccount } from '../kit/accounts';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { orderMailKinds } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { cancelOrder, moveOrder } from '../kit/order-keeping';
import { PASSWORD, TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { Browser, PushServer, newVapidKeys } from '../kit/push-service';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
const push = newVapidKeys();
const service = new PushServer(push.publicKey);
let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let browser: Browser;
beforeAll(async () => {
  await service.open();
  shop = await openTestShop({ clock, push, webhookNetworks: ['127.0.0.0/8'] });
  admin = await adminClient(shop);
});
beforeEach(async () => {
  customer = await newCustomer(shop);
  browser = service.newBrowser();
  await subscribe();
});
afterAll(async () => {
  await shop.close();
  await service.close();
});

const SUBSCRIBE = 'mutation ($input: PushSubscriptionInput!) { subscribeToPush(input: $input) }';
const UNSUBSCRIBE = 'mutation ($endpoint: String!) { unsubscribeFromPush(endpoint: $endpoint) }';
const subscribe = ({ client } = customer, input: object = browser.subscription) =>
  client.graphql(SUBSCRIBE, { input });
const sendAll = () => shop.services.mails.sendPending();
const known = ({ customerId } = customer) =>
  shop.database.read.findBy(PushSubscription, { customerId });

async function cashOrder(): Promise<string> {
  await fillCart(customer.client, await addProduct(admin));
  return (await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' })).id;
}

describe('a browser that a customer has subscribed', () => {
  it('shows once that an order is placed, on its way and delivered', async () => {
    const id = await cashOrder();
    for (const status of ['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED']) {
      await moveOrder(admin, id, status);
      clock.advance({ minutes: 10 });
      await sendAll();
      await Promise.all([sendAll(), sendAll()]);
    }
    const shown = { title: 'Grocessay', language: 'en', path: `/client/order/${id}` };
    expect(browser.shown).toEqual(
      [
        `Your order ${id} is placed`,
        `Order ${id} is out for delivery`,
        `Order ${id} was delivered`,
      ].map((body) => ({ ...shown, body, tag: `order-${id}` })),
    );
    expect(await orderMailKinds(shop, customer.email, id)).toHaveLength(3);
  });

  it('shows it in the language of the customer', async () => {
    await customer.client.data(
      'mutation ($language: Language!) { chooseLanguage(language: $language) { language } }',
      { language: 'MR' },
    );
    await cashOrder();
    await sendAll();
    expect(browser.shown).toMatchObject([{ language: 'mr', body: expect.stringMatching(/ऑर्डर/) }]);
  });

  it('shows nothing of what is told by email only', async () => {
    const id = await cashOrder();
    await sendAll();
    await cancelOrder(customer.client, id);
    await sendAll();
    expect(browser.shown).toHaveLength(1);
  });

  it('is one of several, each of which shows it', async () => {
    const other = service.newBrowser();
    await subscribe(customer, other.subscription);
    await cashOrder();
    await sendAll();
    expect([browser.shown, other.shown].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('that took its subscription back is forgotten, and the others are told', async () => {
    const other = service.newBrowser();
    await subscribe(customer, other.subscription);
    service.forget(browser);
    await cashOrder();
    await sendAll();
    expect(await known()).toMatchObject([{ endpoint: other.subscription.endpoint }]);
    expect(other.shown).toHaveLength(1);
    const { customerId } = customer;
    expect(await shop.database.read.countBy(Mail, { customerId })).toBe(0);
  });

  it('is told later where its push service fails', async () => {
    await cashOrder();
    service.refusals.push(500);
    await sendAll();
    expect(browser.shown).toEqual([]);
    clock.advance({ minutes: 30 });
    await sendAll();
    expect(browser.shown).toHaveLength(1);
  });

  it('is told no more once the customer takes it back', async () => {
    const { endpoint } = browser.subscription;
    const other = await newCustomer(shop);
    await other.client.data(UNSUBSCRIBE, { endpoint });
    expect(await known()).toHaveLength(1);
    await cashOrder();
    await customer.client.data(UNSUBSCRIBE, { endpoint });
    await sendAll();
    expect([await known(), browser.shown]).toEqual([[], []]);
  });

  it('belongs to who subscribed it last', async () => {
    const next = await newCustomer(shop);
    await subscribe(next);
    await cashOrder();
    await sendAll();
    expect([await known(), browser.shown]).toEqual([[], []]);
    expect(await known(next)).toHaveLength(1);
  });

  it('makes room for newer ones', async () => {
    for (let count = 0; count < 10; count++)
      await subscribe(customer, service.newBrowser().subscription);
    const endpoints = (await known()).map(({ endpoint }) => endpoint);
    expect(endpoints).toHaveLength(10);
    expect(endpoints).not.toContain(browser.subscription.endpoint);
  });

  it('is told no more once the customer logs out there', async () => {
    await customer.client.data('mutation { logout }');
    expect(await known()).toEqual([]);
  });

  it('is in the export of the data, and goes with the account', async () => {
    const { body } = await customer.client.send('GET', '/account/data.json');
    expect(body.orderMessagesInBrowsers).toEqual([
      { endpoint: browser.subscription.endpoint, createdAt: expect.any(String) },
    ]);
    expect(JSON.stringify(body)).not.toContain(browser.subscription.auth);
    await deleteAccount(customer.client, PASSWORD);
    expect(await known()).toEqual([]);
  });
});

describe('a subscription', () => {
  it.each([
    ['no address', { endpoint: 'push' }],
    ['another protocol', { endpoint: 'ftp://push.example/1' }],
    ['a name and password', { endpoint: 'https://a:b@push.example/1' }],
    ['an address of 501 characters', { endpoint: `https://push.example/${'x'.repeat(480)}` }],
    ['a network of the operator', { endpoint: 'https://10.0.0.1/push' }],
    ['a key of another length', { p256dh: 'B'.repeat(80) }],
    ['a secret of another length', { auth: 'short' }],
  ])('with %s is refused', async (_, change) => {
    const answer = await subscribe(customer, { ...service.newBrowser().subscription, ...change });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', Object.keys(change)[0]]);
  });

  it('is for customers', async () => {
    const { body } = await shop.client().graphql(SUBSCRIBE, { input: browser.subscription });
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a shop', () => {
  it('that allows no networks of its own takes none, nor sends into them', async () => {
    const strict = await openTestShop({ clock, push });
    try {
      const { client, customerId } = await newCustomer(strict);
      const refused = [400, 'VALIDATION', 'endpoint'];
      for (const endpoint of [
        browser.subscription.endpoint,
        'https://127.0.0.1/1',
        'https://[::1]/1',
      ]) {
        const input = { ...browser.subscription, endpoint };
        expect(refusalOf(await client.graphql(SUBSCRIBE, { input }))).toEqual(refused);
      }
      const endpoint = 'https://localhost/push';
      await client.data(SUBSCRIBE, { input: { ...browser.subscription, endpoint } });
      await fillCart(client, await addProduct(await adminClient(strict)));
      await order(client, { paymentMethod: 'CASH_ON_DELIVERY' });
      const calls = service.calls;
      await strict.services.mails.sendPending();
      expect(service.calls).toBe(calls);
      expect(await strict.database.read.findBy(Mail, { customerId })).toMatchObject([
        { kind: 'push-order-placed', failure: expect.stringContaining('EPUSH') },
      ]);
    } finally {
      await strict.close();
    }
  });

  it('without keys says so, and takes no subscription', async () => {
    const silent = await openTestShop({ clock });
    try {
      expect(await silent.client().data('{ pushKey }')).toEqual({ pushKey: null });
      const { client } = await newCustomer(silent);
      const input = { ...browser.subscription };
      expect(refusalOf(await client.graphql(SUBSCRIBE, { input }))[1]).toBe('NOT_SUPPORTED');
    } finally {
      await silent.close();
    }
  });

  it('with keys tells browsers the public one', async () => {
    expect(await shop.client().data('{ pushKey }')).toEqual({ pushKey: push.publicKey });
  });
});
