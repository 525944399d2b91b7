import { ORDER_TEXTS } from '../../src/modules/ordering/emails/order-email-texts';
import { Customer } from '../../src/modules/identity/customers/customer.entity';
import { Mail } from '../../src/platform/mail/mail.entity';
import { deleteAccount } from '../kit/accounts';
import { addAddress } from '../kit/addresses';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { loseNextCommitAnswer } from '../kit/lost-answers';
import { orderMailKinds, orderMailsTo } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { giveCredit, newCoupon } from '../kit/offers';
import { cancelOrder, moveOrder } from '../kit/order-keeping';
import { TestCustomer, adminClient, newRegistrant, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { ORDER_MAIL_KINDS } from '../kit/shared';
import { SecondServer, openSecondServer } from '../kit/second-server';
import { fillCart, newKey, order, pay, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let other: SecondServer;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  other = await openSecondServer(shop, clock);
  admin = await adminClient(shop);
});
afterEach(() => expectIntegrity(shop));
afterAll(async () => {
  await other.close();
  await shop.close();
});

const orderEmailQueue = ({ email }: TestCustomer, id?: unknown) => orderMailsTo(shop, email, id);
const kindsOf = ({ email }: TestCustomer, id?: unknown) => orderMailKinds(shop, email, id);

async function cashOrder(customer: TestCustomer, changes: Record<string, unknown> = {}) {
  await fillCart(customer.client, await addProduct(admin, { mrpPaise: 10_000 }), 2);
  return order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY', ...changes });
}

async function cardOrder(customer: TestCustomer, changes: Record<string, unknown> = {}) {
  await fillCart(customer.client, await addProduct(admin, { mrpPaise: 10_000 }), 2);
  return order(customer.client, changes);
}

const chooseLanguage = (client: Client, language: string) =>
  client.data(
    'mutation ($language: Language!) { chooseLanguage(language: $language) { language } }',
    {
      language,
    },
  );

describe('the emails about an order', () => {
  it('are those that the journeys look at', () => {
    const kinds = [...Object.keys(ORDER_TEXTS.en.events), 'order-question'];
    expect(kinds.sort()).toEqual(ORDER_MAIL_KINDS);
  });

  it('tell of each part that is paid back', async () => {
    const customer = await newCustomer(shop);
    const { id } = await cardOrder(customer);
    const { body } = await pay(customer.client, { orderId: id });
    const refund = (amountPaise: number, idempotencyKey: string) =>
      admin.data('mutation ($input: RefundInput!) { refundPayment(input: $input) { id } }', {
        input: { paymentId: body.data.payment.id, amountPaise, reason: 'Bruised', idempotencyKey },
      });
    const key = newKey();
    await refund(2_500, key);
    await refund(2_500, key);
    await refund(1_000, newKey());
    const mails = (await orderEmailQueue(customer, id)).filter(
      ({ kind }) => kind === 'order-refunded',
    );
    expect(mails.map(({ text }) => /Paid back: (.*)/.exec(text)?.[1])).toEqual(['₹25', '₹10']);
  });

  it('tell of what is left to go back where the order is cancelled after a part was paid back', async () => {
    const customer = await newCustomer(shop);
    const { id, bill } = await cardOrder(customer);
    const { body } = await pay(customer.client, { orderId: id });
    await admin.data('mutation ($input: RefundInput!) { refundPayment(input: $input) { id } }', {
      input: {
        paymentId: body.data.payment.id,
        amountPaise: 2_500,
        reason: 'Bruised',
        idempotencyKey: newKey(),
      },
    });
    await cancelOrder(customer.client, id);
    const cancelled = (await orderEmailQueue(customer, id)).find(
      ({ kind }) => kind === 'order-cancelled',
    );
    const rest = (bill.toPayPaise - 2_500) / 100;
    expect(/On its way back to you: (.*)/.exec(cancelled?.text ?? '')?.[1]).toBe(`₹${rest}`);
  });

  it('come for each order of a REST delivery group', async () => {
    const customer = await newCustomer(shop);
    const ids: string[] = [];
    for (let line = 0; line < 2; line++) {
      const cartId = await fillCart(customer.client, await addProduct(admin));
      const url = `/api/orders/${customer.customerId}/${cartId}`;
      const { status, body } = await customer.client.send('POST', url, {});
      expect(status).toBe(201);
      ids.push(String(body.orderId));
    }
    for (const id of new Set(ids)) expect(await kindsOf(customer, id)).toEqual(['placed', 'paid']);
  });

  it('say nothing to who deleted the account', async () => {
    const customer = await newCustomer(shop);
    const { id } = await cashOrder(customer);
    await cancelOrder(customer.client, id);
    await deleteAccount(customer.client);
    expect(await shop.database.read.countBy(Mail, { customerId: customer.customerId })).toBe(0);
    expect(await kindsOf(customer)).toEqual([]);
  });

  it('go to the address that the customer has when they are sent', async () => {
    const customer = await newCustomer(shop);
    const { id } = await cashOrder(customer);
    const email = `new-${customer.email}`;
    await shop.database.write((tx) => tx.update(Customer, customer.customerId, { email }));
    expect(await kindsOf({ ...customer, email }, id)).toEqual(['placed']);
    expect(await kindsOf(customer)).toEqual([]);
  });
});

describe('each email about an order is written once', () => {
  it('however often a call is sent', async () => {
    const customer = await newCustomer(shop);
    const idempotencyKey = newKey();
    const { id } = await cardOrder(customer, { idempotencyKey });
    await order(customer.client, { idempotencyKey });
    const payment = { orderId: id, idempotencyKey: newKey() };
    await Promise.all([pay(customer.client, payment), pay(customer.client, payment)]);
    await pay(customer.client, payment);
    for (const to of ['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED']) {
      await Promise.all([moveOrder(admin, id, to), moveOrder(admin, id, to)]);
      await moveOrder(admin, id, to);
    }
    expect(await kindsOf(customer, id)).toEqual([
      'placed',
      'paid',
      'out-for-delivery',
      'delivered',
    ]);
  });

  it('where the answer to a COMMIT is lost', async () => {
    const customer = await newCustomer(shop);
    await fillCart(customer.client, await addProduct(admin));
    loseNextCommitAnswer(shop.database);
    const { body } = await placeOrder(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
    const { id } = body.data.placeOrder;
    loseNextCommitAnswer(shop.database);
    await cancelOrder(customer.client, id);
    await cancelOrder(customer.client, id);
    expect(await kindsOf(customer, id)).toEqual(['placed', 'cancelled']);
  });

  it('at two servers at the same moment, and sent once by both', async () => {
    const customer = await newCustomer(shop);
    const there = other.client().useBearer(customer.accessToken);
    const ids: string[] = [];
    for (let round = 0; round < 4; round++) {
      const { id } = await cardOrder(customer);
      ids.push(id);
      const payment = { orderId: id, idempotencyKey: newKey() };
      await Promise.all([pay(customer.client, payment), pay(there, payment)]);
      await Promise.all([cancelOrder(customer.client, id), cancelOrder(there, id)]);
      await Promise.all([
        shop.services.refunds.carryOutPending(),
        other.services.refunds.carryOutPending(),
      ]);
    }
    await Promise.all([shop.services.mails.sendPending(), other.services.mails.sendPending()]);
    for (const id of ids)
      expect((await kindsOf(customer, id)).sort()).toEqual([
        'cancelled',
        'paid',
        'placed',
        'refunded',
      ]);
  });

  it('and not at all where its transaction is undone', async () => {
    const customer = await newCustomer(shop);
    await fillCart(customer.client, await addProduct(admin, { stockQuantity: 1 }), 3);
    const { body } = await placeOrder(customer.client);
    expect(body.errors[0].extensions.code).toBe('OUT_OF_STOCK');
    expect(await kindsOf(customer)).toEqual([]);
  });

  it('and as one file where the server ended before it noted that it was sent', async () => {
    const customer = await newCustomer(shop);
    await cashOrder(customer);
    const [mail] = await shop.database.read.findBy(Mail, { customerId: customer.customerId });
    const [first] = await orderEmailQueue(customer);
    await shop.database.write((tx) => tx.insert(Mail, { ...mail }));
    const mails = await orderEmailQueue(customer);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.headers.get('message-id')).toBe(first?.headers.get('message-id'));
  });

  it('and by the database, whoever writes it', async () => {
    const customer = await newCustomer(shop);
    await cashOrder(customer);
    const [mail] = await shop.database.read.findBy(Mail, { customerId: customer.customerId });
    const again = shop.database.write((tx) => tx.insert(Mail, { ...mail, id: undefined }));
    await expect(again).rejects.toThrow();
  });
});

describe('an email about an order', () => {
  it('has the number, the bill, the window, the address and the link, in both forms', async () => {
    const customer = await newCustomer(shop);
    await addAddress(customer.client, {
      recipientName: 'Meera Kulkarni',
      line1: 'B-12, Gokhale Road',
    });
    await giveCredit(admin, customer.client, 1_500);
    const { code } = await newCoupon(admin);
    const productId = await addProduct(admin, { name: 'Mango', unit: '1 dozen', mrpPaise: 12_345 });
    await fillCart(customer.client, productId, 3);
    const { id, deliverySlot } = await order(customer.client, {
      couponCode: code,
      useGiftCredit: true,
    });
    await pay(customer.client, { orderId: id });
    const [placed, paid] = await orderEmailQueue(customer, id);
    expect(placed?.subject).toBe(`Grocessay: Your order ${id} is placed`);
    const hour = (minute: number) => {
      const hours = minute / 60;
      return `${hours % 12 || 12} ${hours < 12 ? 'am' : 'pm'}`;
    };
    const [year, , day] = deliverySlot.date.split('-');
    for (const form of [placed?.text ?? '', (placed?.html ?? '').replace(/<[^>]*>|\n/g, ' ')]) {
      const words = form.replace(/ +/g, ' ');
      for (const text of [
        `Order number: ${id}`,
        '3 × Mango, 1 dozen',
        '₹370.35',
        `Coupon ${code}`,
        '-₹37.04',
        'Discount for online payment',
        'Gift credit',
        '-₹15',
        'free',
        'Total',
        '₹301.64',
        'To pay online',
        `${hour(deliverySlot.startMinute)} – ${hour(deliverySlot.endMinute)}`,
        `${Number(day)} November ${year}`,
        'Meera Kulkarni',
        'B-12, Gokhale Road',
        '400602',
      ])
        expect(words).toContain(text);
    }
    const url = `${shop.config.security.publicUrl}/client/order/${id}`;
    expect(placed?.text).toContain(`\n${url}\n`);
    expect(placed?.html).toContain(`href="${url}"`);
    expect(placed?.text).toMatch(
      /Please pay by 20 November, \d{1,2}:\d\d am; after that the order is cancelled\./,
    );
    expect(paid?.text).toMatch(/Paid by card .*4242: ₹301\.64/);
    for (const { source } of [placed, paid] as { source: string }[])
      expect(source).not.toMatch(/9876543210|4242424242424242|src=|https?:\/\/(?!localhost)/);
  });

  it('tells of its own moment, whatever happened until it was sent', async () => {
    const customer = await newCustomer(shop);
    const { id } = await cardOrder(customer);
    await pay(customer.client, { orderId: id });
    await cancelOrder(customer.client, id);
    const texts = (await orderEmailQueue(customer, id)).map(
      ({ text }) => /\nPayment\n(.*)/.exec(text)?.[1],
    );
    expect(texts).toEqual([
      'To pay online: ₹190',
      'Paid by card Visa •••• 4242: ₹190',
      'On its way back to you: ₹190',
      'Paid back: ₹190',
    ]);
  });

  it('says what goes back where gift credit paid all', async () => {
    const customer = await newCustomer(shop);
    await giveCredit(admin, customer.client, 50_000);
    const { id } = await cardOrder(customer, { useGiftCredit: true });
    await cancelOrder(customer.client, id);
    const [placed, cancelled] = await orderEmailQueue(customer, id);
    expect(placed?.text).toContain('\nNothing is left to pay\n');
    expect(cancelled?.text).toContain('\nBack in your gift credit: ₹190\n');
  });

  it('shows hostile names as texts, on one line, and makes no links of them', async () => {
    const customer = await newCustomer(shop);
    await addAddress(customer.client, {
      recipientName: '<img src=x onerror=alert(1)>',
      line1: 'Win at https://evil.example/"><b>',
    });
    const name = `</table><script>"'&${'&'.repeat(150)}`;
    await fillCart(customer.client, await addProduct(admin, { name }));
    const { id } = await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
    // Older records and imports may contain this.
    await shop.database.write((tx) =>
      tx.query('UPDATE order_lines SET unit = ? WHERE orderId = ?', [
        '1\r\nBcc: x@y.in\r\n\r\n',
        id,
      ]),
    );
    const [mail] = await orderEmailQueue(customer, id);
    expect(mail?.html).not.toMatch(/<(img|script|b)\b/);
    expect(mail?.html.match(/<\/table>/g)).toHaveLength(mail?.html.match(/<table/g)?.length ?? 0);
    expect(mail?.text).toContain(`1 × ${name}, 1 Bcc: x@y.in`);
    expect(mail?.text).not.toMatch(/^Bcc|evil\.example|https:\/\/evil/m);
    expect(mail?.headers.has('bcc')).toBe(false);
    for (const line of mail?.source.split('\n') ?? [])
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
  });
});

describe('the language of the emails', () => {
  const LEADS: [string, RegExp, string][] = [
    ['HI', /ऑर्डर \d+ कैंसल हो गया है/, 'hi'],
    ['MR', /ऑर्डर \d+ रद्द झाली आहे/, 'mr'],
    ['EN', /Order \d+ was cancelled/, 'en'],
  ];

  it.each(LEADS)(
    '%s is that which the customer chose, for jobs too',
    async (language, subject, lang) => {
      const customer = await newCustomer(shop);
      const { id } = await cardOrder(customer);
      expect((await chooseLanguage(customer.client, language)).chooseLanguage).toEqual({
        language,
      });
      clock.advance({ minutes: 15 });
      await other.services.lapsing.lapseUnpaid();
      const mail = (await orderEmailQueue(customer)).at(-1);
      expect(mail?.subject).toMatch(subject);
      expect(mail?.subject).toContain(id);
      expect(mail?.html).toContain(`<html lang="${lang}">`);
      if (lang !== 'en')
        expect(mail?.text).not.toMatch(/\b(Order|Payment|Delivery|Bill|Total|Hello)\b/);
    },
  );

  const languageOf = async ({ customerId: id }: TestCustomer) =>
    (await shop.database.read.findOneByOrFail(Customer, { id })).language;

  it('is kept with an order, a login and a registration', async () => {
    const customer = await newCustomer(shop);
    expect(await languageOf(customer)).toBeNull();
    await cashOrder({ ...customer, client: customer.client.keepCookie('language', 'mr') });
    expect(await languageOf(customer)).toBe('mr');
    const login = {
      query: 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }',
      variables: { input: { email: customer.email, password: 'Secret@123' } },
    };
    await shop.client().send('POST', '/graphql', login, { 'accept-language': 'en-IN' });
    expect(await languageOf(customer)).toBe('mr'); // a browser's preference is not a choice
    await shop.client().keepCookie('language', 'hi').send('POST', '/graphql', login);
    expect(await languageOf(customer)).toBe('hi');
    const rest = { emailID: customer.email, password: 'Secret@123' };
    await shop.client().keepCookie('language', 'mr').send('POST', '/api/customers/login', rest);
    expect(await languageOf(customer)).toBe('mr');
    expect(await languageOf(await newRegistrant(shop))).toBeNull();
  });

  it('is that of the browser where nothing is known yet', async () => {
    const customer = await newCustomer(shop);
    await fillCart(customer.client, await addProduct(admin));
    const query = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }`;
    const input = { idempotencyKey: newKey(), paymentMethod: 'CASH_ON_DELIVERY' };
    const headers = { 'accept-language': 'hi-IN,hi;q=0.9' };
    await customer.client.send('POST', '/graphql', { query, variables: { input } }, headers);
    expect(await languageOf(customer)).toBe('hi');
  });

  it('is erased with the account', async () => {
    const customer = await newCustomer(shop);
    await chooseLanguage(customer.client, 'HI');
    await deleteAccount(customer.client);
    expect(await languageOf(customer)).toBeNull();
  });
});
