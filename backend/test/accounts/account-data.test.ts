import { confirmEmail } from '../kit/accounts';
import { Client } from '../kit/client';
import { KnownCustomer, knownCustomer } from '../kit/customer-history';
import { INSIDES, refusalOf } from '../kit/failure';
import { tokenIn } from '../kit/mails';
import { collectCash, moveTo } from '../kit/order-keeping';
import { PASSWORD, adminClient, newCustomer, newRegistrant } from '../kit/people';
import { addProduct } from '../kit/products';
import { credit } from '../kit/returns';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let person: KnownCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  person = await knownCustomer(shop, admin);
});
afterAll(() => shop.close());

const dataOf = (client: Client) => client.send('GET', '/account/data.json');

describe('GET /account/data.json', () => {
  it('is a file of everything that the shop keeps of the caller', async () => {
    const { status, headers, body } = await dataOf(person.client);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="grocessay-data.json"',
      'cache-control': 'no-store',
    });
    expect(Object.keys(body)).toEqual([
      ...[
        'profile',
        'addresses',
        'giftCredit',
        'wishList',
        'awaitedProducts',
        'sessions',
        'messages',
        'photos',
        'externalRecords',
        'orderMessagesInBrowsers',
        'connectedApps',
        'proposedOrders',
        'orders',
      ],
    ]);
    expect(body.profile).toMatchObject({ id: person.customerId, email: person.email });
    expect(body.addresses).toHaveLength(1);
    expect(body.wishList).toMatchObject([{ wishedPaise: 2800 }]);
    expect(body.awaitedProducts).toHaveLength(1);
    expect(body.giftCredit.map(({ kind }: { kind: string }) => kind)).toEqual([
      'redeemed',
      'spent',
    ]);
    expect(body.sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(
      1,
    );
    const [cancelled, delivered] = body.orders;
    expect(delivered).toMatchObject({
      id: Number(person.deliveredOrderId),
      status: 'delivered',
      lines: [{ quantity: 3, mrpPaise: 60_000 }],
      payments: [{ status: 'success', cardLastFour: '4242' }],
      receipt: { number: expect.any(Number) },
    });
    expect(delivered.events).toHaveLength(5);
    expect(cancelled).toMatchObject({ status: 'cancelled', refunds: [{ status: 'success' }] });
  });

  it('has what was collected of an order, and what it costs less since', async () => {
    const { client } = await newCustomer(shop);
    const productId = await addProduct(admin, { stockQuantity: 9, mrpPaise: 5_000 });
    await fillCart(client, productId, 2);
    const { id } = await order(client, { paymentMethod: 'CASH_ON_DELIVERY' });
    await moveTo(admin, id, 'DELIVERED');
    await collectCash(admin, id);
    await credit(admin, id, [{ productId, quantity: 1 }]);
    const [only] = (await dataOf(client)).body.orders;
    expect(only.collections).toMatchObject([{ kind: 'cash', amountPaise: 10_000 }]);
    expect(only.creditNotes).toMatchObject([{ amountPaise: 5_000, reason: 'It was soft' }]);
  });

  it('has messages to the shop once the address they came from is confirmed', async () => {
    expect((await dataOf(person.client)).body.messages).toEqual([]);
    await confirmEmail(person.client, await tokenIn(shop, person.email, 'confirm-email'));
    const { messages } = (await dataOf(person.client)).body;
    expect(messages).toHaveLength(2);
  });

  it('has no secret, and nothing of others', async () => {
    const other = await newRegistrant(shop);
    const { text } = await dataOf(person.client);
    for (const secret of [PASSWORD, person.accessToken, other.email, '4242424242424242'])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(INSIDES);
    expect(text).not.toMatch(/idempotencyKey|requestFingerprint|gatewayReference/);
  });

  it('has all orders, however many', async () => {
    const { client } = await newRegistrant(shop);
    const productId = await addProduct(admin, { stockQuantity: 200 });
    for (let count = 0; count < 101; count++) {
      await fillCart(client, productId);
      await order(client, { paymentMethod: 'CASH_ON_DELIVERY' });
    }
    const { orders } = (await dataOf(client)).body;
    expect(new Set(orders.map(({ id }: { id: number }) => id)).size).toBe(101);
  });

  it('is empty for a customer who has bought nothing', async () => {
    const { client } = await newRegistrant(shop);
    expect((await dataOf(client)).body).toMatchObject({ addresses: [], orders: [], messages: [] });
  });

  it('is for customers', async () => {
    expect(refusalOf(await dataOf(shop.client()))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusalOf(await dataOf(admin))).toEqual([403, 'FORBIDDEN']);
  });
});
