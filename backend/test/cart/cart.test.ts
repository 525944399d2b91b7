import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { addToCart, fillCart } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
});
afterAll(() => shop.close());

const CART = `query ($paymentMethod: PaymentMethod! = CARD) { cart {
  totalQuantity grandTotalPaise
  items { id quantity mrpPaise totalPaise exceedsStock product { id } }
  bill(paymentMethod: $paymentMethod) { subtotalPaise toPayPaise steps { kind label amountPaise reason } }
} }`;
const CHANGE =
  'mutation ($input: ChangeCartItemInput!) { changeCartItem(input: $input) { item { id quantity } } }';
const REMOVE =
  'mutation ($cartItemId: ID!) { removeCartItem(cartItemId: $cartItemId) { items { id } } }';

const ZERO = 'Qunatity should not be zero';
const RANGE = 'Quantity should be a whole number from 1 to 10,00,000';
const quantities: [number, string][] = [
  [0, ZERO],
  [-1, RANGE],
  [1_000_001, RANGE],
  [1e9, RANGE],
];

describe('the cart', () => {
  it('sums its lines up in the order in which they came, and explains its bill', async () => {
    const { client } = await newCustomer(shop);
    const onion = await addProduct(admin, { mrpPaise: 3050 });
    const rice = await addProduct(admin, { mrpPaise: 9999 });
    await fillCart(client, onion, 2);
    await fillCart(client, rice, 1);
    const { cart } = await client.data(CART);
    expect(cart).toMatchObject({ totalQuantity: 3, grandTotalPaise: 16_099 });
    expect(cart.items).toMatchObject([
      { quantity: 2, mrpPaise: 3050, totalPaise: 6100, product: { id: String(onion) } },
      { quantity: 1, mrpPaise: 9999, totalPaise: 9999, product: { id: String(rice) } },
    ]);
    expect(cart.bill).toEqual({
      subtotalPaise: 16_099,
      toPayPaise: 15_294,
      steps: [
        { kind: 'SUBTOTAL', label: 'Subtotal', amountPaise: 16_099, reason: null },
        {
          kind: 'ONLINE_PAYMENT_DISCOUNT',
          label: 'Online payment',
          amountPaise: -805,
          reason: '5% of ₹160.99',
        },
        { kind: 'DELIVERY_FEE', label: 'Delivery', amountPaise: 0, reason: 'free' },
      ],
    });
    const { cart: inCash } = await client.data(CART, { paymentMethod: 'CASH_ON_DELIVERY' });
    expect(inCash.bill.toPayPaise).toBe(16_099);
    expect(inCash.bill.steps.map(({ kind }: { kind: string }) => kind)).toEqual([
      'SUBTOTAL',
      'DELIVERY_FEE',
    ]);
  });

  it('is empty for somebody who never had one', async () => {
    const { cart } = await shop.client().data(CART);
    expect(cart).toMatchObject({
      totalQuantity: 0,
      grandTotalPaise: 0,
      items: [],
      bill: { toPayPaise: 0 },
    });
  });

  it('adds to the line that is there, under the same number', async () => {
    const productId = await addProduct(admin);
    const first = await fillCart(customer.client, productId, 2);
    const answer = await addToCart(customer.client, productId, 3);
    expect(answer.body.data.addToCart.item).toMatchObject({ id: String(first), quantity: 5 });
  });

  it('holds no more than 10,00,000 of one product, however often they are added', async () => {
    const productId = await addProduct(admin, { stockQuantity: 5000 });
    await fillCart(customer.client, productId, 999_990);
    await fillCart(customer.client, productId, 10);
    expect(failureOf(await addToCart(customer.client, productId, 1))).toEqual({
      status: 400,
      code: 'VALIDATION',
      message: 'A cart holds at most 10,00,000 of one product',
      fields: { quantity: 'A cart holds at most 10,00,000 of one product' },
    });
  });

  it('takes more than there is, and says so', async () => {
    const productId = await addProduct(admin, { stockQuantity: 2 });
    const within = await addToCart(customer.client, productId, 2);
    expect(within.body.data.addToCart.item.exceedsStock).toBe(false);
    const above = await addToCart(customer.client, productId, 1);
    expect(above.body.data.addToCart.item.exceedsStock).toBe(true);
  });

  it.each(quantities)('refuses to add %p pieces', async (quantity, message) => {
    expect(failureOf(await addToCart(customer.client, await addProduct(admin), quantity))).toEqual({
      status: 400,
      code: 'VALIDATION',
      message,
      fields: { quantity: message },
    });
  });

  it('refuses a product that is not there', async () => {
    for (const productId of [2147483647, 0, '99999999999999999999'])
      expect(refusalOf(await addToCart(customer.client, productId))).toEqual([
        404,
        'NOT_FOUND',
        'productId',
      ]);
  });

  it('is not for admins', async () => {
    const productId = await addProduct(admin);
    expect(refusalOf(await addToCart(admin, productId))).toEqual([403, 'FORBIDDEN']);
  });
});

describe('changing a line', () => {
  it('sets its quantity, also to what it is already', async () => {
    const id = await fillCart(customer.client, await addProduct(admin), 5);
    for (const quantity of [2, 2, 99]) {
      const { changeCartItem } = await customer.client.data(CHANGE, {
        input: { cartItemId: id, quantity },
      });
      expect(changeCartItem.item).toEqual({ id: String(id), quantity });
    }
  });

  it.each(quantities)('refuses %p pieces, and keeps what it was', async (quantity, message) => {
    const id = await fillCart(customer.client, await addProduct(admin), 5);
    const answer = await customer.client.graphql(CHANGE, { input: { cartItemId: id, quantity } });
    expect(failureOf(answer)).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      fields: { quantity: message },
    });
    const { cart } = await customer.client.data(CART);
    const lines: { id: string; quantity: number }[] = cart.items;
    expect(lines.find((line) => line.id === String(id))?.quantity).toBe(5);
  });

  it("does not know somebody else's line", async () => {
    const { client } = await newCustomer(shop);
    const id = await fillCart(client, await addProduct(admin), 5);
    for (const guestViewer of [customer.client, shop.client()]) {
      const change = await guestViewer.graphql(CHANGE, { input: { cartItemId: id, quantity: 1 } });
      const remove = await guestViewer.graphql(REMOVE, { cartItemId: id });
      const expected =
        guestViewer === customer.client
          ? [404, 'NOT_FOUND', 'cartItemId']
          : [401, 'UNAUTHENTICATED'];
      expect([refusalOf(change), refusalOf(remove)]).toEqual([expected, expected]);
    }
    expect((await client.data(CART)).cart.items).toMatchObject([{ quantity: 5 }]);
  });
});

describe('removing a line', () => {
  it('answers the cart without it', async () => {
    const { client } = await newCustomer(shop);
    const [gone, kept] = [
      await fillCart(client, await addProduct(admin)),
      await fillCart(client, await addProduct(admin)),
    ];
    const { removeCartItem } = await client.data(REMOVE, { cartItemId: gone });
    expect(removeCartItem.items).toEqual([{ id: String(kept) }]);
    expect(refusalOf(await client.graphql(REMOVE, { cartItemId: gone }))).toEqual([
      404,
      'NOT_FOUND',
      'cartItemId',
    ]);
  });
});
