import { StaffRole } from '../../src/kernel/permissions';
import { CartItem } from '../../src/modules/checkout/cart/cart-item.entity';
import { Customer } from '../../src/modules/identity/customers/customer.entity';
import { Order } from '../../src/modules/ordering/orders/order.entity';
import { deleteAccount } from '../kit/accounts';
import { Answer, Client } from '../kit/client';
import { changeDelivery } from '../kit/delivery';
import { failureOf, refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { loseNextCommitAnswer } from '../kit/lost-answers';
import { mailsTo } from '../kit/mails';
import { newCoupon, usesOf } from '../kit/offers';
import { PASSWORD, adminClient, customerInput, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { fillCart, newKey, order } from '../kit/shopping';
import { Member, newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let support: Member;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  support = await newMember(shop, StaffRole.SUPPORT);
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const PRICE = 4000;
const address = {
  recipientName: 'Asha Patil',
  phone: '9820012345',
  line1: 'B-12 Lake View',
  pinCode: '400601',
};
const TAKE = `mutation ($input: PhoneOrderInput!) {
  takePhoneOrder(input: $input) {
    id status paymentStatus paymentMethod isByPhone couponCode substitution
    deliveryAddress { recipientName line1 line2 pinCode } bill { toPayPaise }
    lines { productId quantity mrpPaise }
    events { toStatus actorRole staffEmail note }
  }
}`;
const OF_STAFF = `query ($id: ID!) { adminOrder(id: $id) {
  order { isByPhone events { note } } customer { id firstName lastName phone email hasLogin } staffNotes { text staffEmail }
} }`;

let lastPhone = 9_100_000_000 + Math.floor(Math.random() * 100_000_000);
const newPhone = () => String(++lastPhone);

/** One piece of a product for a new customer. */
const inputFor = (productId: number, changes: Record<string, unknown> = {}) => ({
  idempotencyKey: newKey(),
  newCustomer: { phone: newPhone(), name: 'Asha Patil' },
  lines: [{ productId: String(productId), quantity: 1, mrpPaise: PRICE }],
  expectedTotalPaise: PRICE,
  address,
  ...changes,
});
const newProduct = (stockQuantity = 10) => addProduct(admin, { mrpPaise: PRICE, stockQuantity });
const take = (input: object, by = support.client): Promise<Answer> => by.graphql(TAKE, { input });
async function taken(input: object) {
  const { body } = await take(input);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.takePhoneOrder;
}
const byId = async (id: string) => (await admin.data(OF_STAFF, { id })).adminOrder;

describe('an order by phone', () => {
  it('is placed for a new caller, says who took it, and finds them again by their number', async () => {
    const productId = await newProduct();
    const phone = newPhone();
    const first = await taken(
      inputFor(productId, {
        newCustomer: { phone, name: ' Asha  Rao Patil ' },
        substitution: 'CALL_ME',
        note: 'Ring twice',
      }),
    );
    expect(first).toMatchObject({
      ...{ status: 'SUCCESS', paymentStatus: 'PENDING', paymentMethod: 'CASH_ON_DELIVERY' },
      ...{ isByPhone: true, substitution: 'CALL_ME', bill: { toPayPaise: PRICE } },
      deliveryAddress: { recipientName: 'Asha Patil', line1: 'B-12 Lake View', line2: null },
      lines: [{ productId: String(productId), quantity: 1 }],
      events: [
        {
          ...{ toStatus: 'SUCCESS', actorRole: 'ADMIN' },
          ...{ staffEmail: support.email, note: 'Ordered by phone' },
        },
      ],
    });
    expect(await stockOf(shop.database, productId)).toBe(9);
    const { customer, staffNotes } = await byId(first.id);
    expect(customer).toMatchObject({
      ...{ firstName: 'Asha Rao', lastName: 'Patil', phone, email: '', hasLogin: false },
    });
    expect(staffNotes).toEqual([{ text: 'Ring twice', staffEmail: support.email }]);
    const again = await taken(inputFor(productId, { newCustomer: { phone, name: 'Asha' } }));
    expect((await byId(again.id)).customer.id).toBe(customer.id);
    const { phoneOrderCustomers } = await support.client.data(
      'query ($text: String!) { phoneOrderCustomers(text: $text) { id firstName } }',
      { text: phone },
    );
    expect(phoneOrderCustomers).toEqual([{ id: customer.id, firstName: 'Asha Rao' }]);
    const { phoneOrderCustomer } = await support.client.data(
      `query ($id: ID!) { phoneOrderCustomer(id: $id) {
        addresses { line1 pinCode } lastOrders { id lines { name quantity } }
      } }`,
      { id: customer.id },
    );
    expect(phoneOrderCustomer.addresses).toEqual([{ line1: 'B-12 Lake View', pinCode: '400601' }]);
    expect(phoneOrderCustomer.lastOrders.map(({ id }: { id: string }) => id)).toEqual([
      again.id,
      first.id,
    ]);
  });

  it('of a registered customer leaves their cart alone, is theirs to see, and is told by mail', async () => {
    const [productId, inCart] = [await newProduct(), await newProduct()];
    const { client, customerId, email } = await newCustomer(shop);
    await fillCart(client, inCart, 2);
    const placed = await taken(
      inputFor(productId, { newCustomer: null, customerId: String(customerId) }),
    );
    const { orders, cart } = await client.data(
      '{ orders { items { id isByPhone events { note staffEmail } } } cart { items { quantity } } }',
    );
    expect(orders.items).toEqual([
      {
        ...{ id: placed.id, isByPhone: true },
        events: [{ note: 'Ordered by phone', staffEmail: null }],
      },
    ]);
    expect(cart.items).toEqual([{ quantity: 2 }]);
    expect(await shop.database.read.countBy(CartItem, { productId: inCart })).toBe(1);
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['order-placed']);
  });

  it('of who has no login sends no mail, and is not given to who registers with that number', async () => {
    const productId = await newProduct();
    const phone = newPhone();
    const { id } = await taken(inputFor(productId, { newCustomer: { phone, name: 'Ravi' } }));
    const { customer } = await byId(id);
    const { email } = await shop.database.read.findOneByOrFail(Customer, { id: customer.id });
    expect(await mailsTo(shop, email)).toEqual([]);
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
    expect(
      failureOf(await shop.client().graphql(login, { input: { email, password: PASSWORD } })).code,
    ).toBe('VALIDATION');
    const input = customerInput({ phone, gender: 'MALE' });
    const client = shop.client();
    const { register } = await client.data(
      'mutation ($input: RegisterInput!) { register(input: $input) { id hasLogin } }',
      { input },
    );
    expect(register.hasLogin).toBe(true);
    expect(register.id).not.toBe(customer.id);
    await client.data(login, { input: { email: input.email, password: PASSWORD } });
    const { orders, addresses } = await client.data('{ orders { items { id } } addresses { id } }');
    expect([orders.items, addresses]).toEqual([[], []]);
  });

  it('is one order, however often it is sent, also where the answer was lost', async () => {
    const productId = await newProduct();
    const input = inputFor(productId);
    loseNextCommitAnswer(shop.database, 1);
    const first = await taken(input);
    const answers = await Promise.all([taken(input), taken(input), taken(input)]);
    for (const answer of answers) expect(answer.id).toBe(first.id);
    expect(await stockOf(shop.database, productId)).toBe(9);
    const other = { ...input, lines: [{ ...input.lines[0], quantity: 2 }] };
    expect(refusalOf(await take({ ...other, expectedTotalPaise: 2 * PRICE }))).toEqual([
      409,
      'IDEMPOTENCY_KEY_REUSED',
      'idempotencyKey',
    ]);
    const elsewhere = { ...input, address: { ...address, line1: 'C-1' } };
    expect(failureOf(await take(elsewhere)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('and the same one at the same moment are one order of one new customer', async () => {
    const productId = await newProduct();
    const input = inputFor(productId);
    const answers = await Promise.all([1, 2, 3, 4].map(() => taken(input)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const { phone } = input.newCustomer;
    expect(await shop.database.read.countBy(Customer, { phone })).toBe(1);
    expect(await stockOf(shop.database, productId)).toBe(9);
  });

  it('takes the last piece once: from other callers, and from who orders on the site', async () => {
    const productId = await newProduct(1);
    const { client } = await newCustomer(shop);
    await fillCart(client, productId, 1);
    const results = await Promise.all([
      ...[1, 2, 3].map(async () => (await take(inputFor(productId))).status),
      order(client, { paymentMethod: 'CASH_ON_DELIVERY' }).then(
        () => 200,
        () => 409,
      ),
    ]);
    expect(results.sort()).toEqual([200, 409, 409, 409]);
    expect(await stockOf(shop.database, productId)).toBe(0);
    expect(failureOf(await take(inputFor(productId)))).toMatchObject({
      ...{ status: 409, code: 'OUT_OF_STOCK' },
      fields: { [`items.${productId}`]: expect.stringContaining('is out of stock') },
    });
  });

  it('takes the last place of a slot once', async () => {
    const productId = await newProduct();
    const { deliverySlots } = await admin.data(
      '{ deliverySlots { id date startMinute endMinute } }',
    );
    const slot = deliverySlots.at(-1);
    const { date, startMinute, endMinute } = slot;
    const windows = [{ startMinute, endMinute, capacity: 1 }];
    await changeDelivery(admin, 'changeDeliveryDays', { dates: [date], windows });
    const answers = await Promise.all(
      [1, 2, 3].map(() => take(inputFor(productId, { deliverySlotId: slot.id }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && failureOf(refused)).toMatchObject({ code: 'SLOT_UNAVAILABLE' });
    expect(await stockOf(shop.database, productId)).toBe(9);
  });

  it('is not placed for another price than the caller was told, and answers the new bill', async () => {
    const productId = await newProduct();
    const input = inputFor(productId, { expectedTotalPaise: 3900 });
    const { body } = await take(input);
    expect(body.errors[0].extensions).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { bill: { toPayPaise: PRICE }, lines: [{ productId: String(productId) }] },
    });
    const wrongPiece = { ...input.lines[0], mrpPaise: 3900 };
    expect(
      failureOf(await take({ ...input, lines: [wrongPiece], expectedTotalPaise: PRICE })).code,
    ).toBe('PRICE_CHANGED');
    expect(await stockOf(shop.database, productId)).toBe(10);
    await taken({ ...input, expectedTotalPaise: PRICE });
  });

  it('takes a coupon as its customer would, and is quoted so', async () => {
    const productId = await newProduct();
    const { code } = await newCoupon(admin, { perCustomerLimit: 1 });
    const { customerId } = await newCustomer(shop);
    const lines = [{ productId: String(productId), quantity: 2 }];
    const quote = async () =>
      (
        await support.client.data(
          `query ($input: PhoneOrderQuoteInput!) { phoneOrderQuote(input: $input) {
            isServiceable cart { items { quantity exceedsStock product { name stockQuantity } } }
            quote { couponProblem bill { toPayPaise } delivery { missingPaise } }
          } }`,
          {
            input: {
              ...{ customerId: String(customerId), lines, couponCode: code.toLowerCase() },
              pinCode: '999999',
            },
          },
        )
      ).phoneOrderQuote;
    expect(await quote()).toMatchObject({
      ...{ isServiceable: false, cart: { items: [{ quantity: 2, exceedsStock: false }] } },
      quote: { couponProblem: null, bill: { toPayPaise: 7200 } },
    });
    const input = inputFor(productId, {
      ...{ newCustomer: null, customerId: String(customerId), couponCode: code },
      lines: [{ ...lines[0], mrpPaise: PRICE }],
      expectedTotalPaise: 7200,
    });
    expect((await taken(input)).couponCode).toBe(code);
    expect(await usesOf(admin, code)).toBe(1);
    expect((await quote()).quote.couponProblem).toBe('You have used this coupon already');
    expect(failureOf(await take({ ...input, idempotencyKey: newKey() })).code).toBe(
      'COUPON_INVALID',
    );
  });

  it.each<[string, (id: number) => Record<string, unknown>, Record<string, unknown>]>([
    ['nobody', () => ({ newCustomer: null }), { customerId: expect.any(String) }],
    [
      'half a number',
      () => ({ newCustomer: { phone: '98200', name: 'Asha' } }),
      { phone: expect.any(String) },
    ],
    [
      'a blank name',
      () => ({ newCustomer: { phone: newPhone(), name: '  ' } }),
      { name: expect.any(String) },
    ],
    [
      'a place outside the area',
      () => ({ address: { ...address, pinCode: '999999' } }),
      { pinCode: expect.any(String) },
    ],
    [
      'no pieces',
      (id) => ({ lines: [{ productId: String(id), quantity: 0, mrpPaise: PRICE }] }),
      { [`items.`]: expect.any(String) },
    ],
    [
      'one product twice',
      (id) => ({
        lines: [1, 2].map((quantity) => ({ productId: String(id), quantity, mrpPaise: PRICE })),
      }),
      { [`items.`]: 'Each product should be one line' },
    ],
  ])('refuses %s, and takes nothing', async (_, changes, fields) => {
    const productId = await newProduct();
    const failure = failureOf(await take(inputFor(productId, changes(productId))));
    const named = Object.fromEntries(
      Object.entries(fields).map(([field, text]) => [field.replace(/\.$/, `.${productId}`), text]),
    );
    expect(failure).toMatchObject({ status: 400, code: 'VALIDATION', fields: named });
    expect(await stockOf(shop.database, productId)).toBe(10);
  });

  it('names a product that has left the shop, and a customer who has left', async () => {
    const productId = await newProduct();
    const gone = { productId: '2000000000', quantity: 1, mrpPaise: PRICE };
    expect(failureOf(await take(inputFor(productId, { lines: [gone] })))).toMatchObject({
      ...{ code: 'NOT_FOUND', fields: { 'items.2000000000': expect.any(String) } },
    });
    const { client, customerId } = await newCustomer(shop);
    expect((await deleteAccount(client)).status).toBe(200);
    const left = { newCustomer: null, customerId: String(customerId) };
    expect(failureOf(await take(inputFor(productId, left)))).toMatchObject({
      ...{ code: 'NOT_FOUND', fields: { customerId: expect.any(String) } },
    });
    expect(await shop.database.read.countBy(Order, { customerId })).toBe(0);
  });

  it('is for owner, manager and support', async () => {
    const productId = await newProduct();
    const manager = await newMember(shop, StaffRole.MANAGER);
    for (const client of [admin, manager.client])
      expect((await take(inputFor(productId), client)).status).toBe(200);
    for (const role of [StaffRole.ORDERS, StaffRole.PICKER, StaffRole.ACCOUNTS]) {
      const { client } = await newMember(shop, role);
      expect(refusalOf(await take(inputFor(productId), client))).toEqual([403, 'FORBIDDEN']);
    }
  });
});
