import { Answer, Client } from '../kit/client';
import { INSIDES, refusalOf } from '../kit/failure';
import {
  PASSWORD,
  TestCustomer,
  adminClient,
  customerInput,
  newEmail,
  newCustomer,
} from '../kit/people';
import { NAUGHTY_TEXTS } from '../kit/naughty';
import { addProduct, productInput } from '../kit/products';
import { card, newKey } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
  productId = await addProduct(admin);
});
/** Whatever was sent, the shop must still work, and refused calls must have no effect. */
afterEach(async () => {
  const { cart, orders } = await customer.client.data(
    '{ cart { items { id } } orders { totalCount } }',
  );
  expect([cart.items, orders.totalCount]).toEqual([[], 0]);
});
afterAll(() => shop.close());

interface Call {
  query: string;
  client: () => Client;
  /** An input with valid fields that is refused for its content, or harmless. */
  input: () => Record<string, unknown>;
}
const calls: Record<string, Call> = {
  register: {
    query: 'mutation ($input: RegisterInput!) { register(input: $input) { id } }',
    client: () => shop.client(),
    input: customerInput,
  },
  login: {
    query: 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }',
    client: () => shop.client(),
    input: () => ({ email: newEmail(), password: PASSWORD }),
  },
  contact: {
    query: 'mutation ($input: ContactInput!) { contact(input: $input) { id } }',
    client: () => shop.client(),
    input: () => ({ fullName: 'Asha Patil', email: 'a@shop.test', subject: 'A question of mine' }),
  },
  addProduct: {
    query: 'mutation ($input: ProductInput!) { addProduct(input: $input) { id } }',
    client: () => admin,
    input: productInput,
  },
  addToCart: {
    query: 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { item { id } } }',
    client: () => customer.client,
    input: () => ({ productId, quantity: 0 }),
  },
  placeOrder: {
    query: 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
    client: () => customer.client,
    input: () => ({ idempotencyKey: newKey(), paymentMethod: 'CARD' }),
  },
  payment: {
    query: 'mutation ($input: PaymentInput!) { payment(input: $input) { id } }',
    client: () => customer.client,
    input: () => card({ orderId: '2000000000' }),
  },
};

function expectRefused(answer: Answer, expected: [number, string, ...string[]]): void {
  expect(refusalOf(answer)).toEqual(expected);
  expect(answer.text).not.toMatch(INSIDES);
  expect(answer.text).not.toContain(PASSWORD);
}

describe.each(Object.entries(calls))('%s', (_, { query, client, input }) => {
  const send = (value: unknown) => client().graphql(query, { input: value });

  it('refuses a value of another kind in any field, by its name', async () => {
    for (const field of Object.keys(input()))
      for (const value of [
        true,
        ['text'],
        { $gt: '' },
        [[PASSWORD]],
        { password: `; ${PASSWORD}` },
      ])
        expectRefused(await send({ ...input(), [field]: value }), [400, 'VALIDATION', field]);
  });

  it('refuses a fraction for every whole number, and a number for every text', async () => {
    for (const [field, good] of Object.entries(input()))
      if (!/Id$/.test(field)) {
        expectRefused(await send({ ...input(), [field]: 1.5 }), [400, 'VALIDATION', field]);
        if (typeof good === 'number')
          expectRefused(await send({ ...input(), [field]: '2x' }), [400, 'VALIDATION', field]);
      }
  });

  it('names a field that is missing, null or unknown', async () => {
    for (const field of requiredFieldsOf(query)) {
      const rest = { ...input(), [field]: undefined };
      expectRefused(await send(rest), [400, 'VALIDATION', field]);
      expectRefused(await send({ ...input(), [field]: null }), [400, 'VALIDATION', field]);
    }
    expectRefused(await send({ ...input(), isAdmin: true }), [400, 'VALIDATION', 'isAdmin']);
    expectRefused(await send(null), [400, 'VALIDATION', 'input']);
    expectRefused(await send('text'), [400, 'VALIDATION', 'input']);
    // GraphQL accepts an empty list as an object without required fields; then the shop names the fields that it needs.
    expect(refusalOf(await send([])).slice(0, 2)).toEqual([400, 'VALIDATION']);
    expectRefused(await client().graphql(query), [400, 'VALIDATION', 'input']);
  });

  it('stumbles over no text in any field', async () => {
    for (const [field, good] of Object.entries(input()))
      for (const [what, text] of Object.entries(NAUGHTY_TEXTS)) {
        const answer = await send({
          ...input(),
          ...(typeof good === 'string' && { [field]: text }),
        });
        expect([field, what, answer.status < 500]).toEqual([field, what, true]);
        expect(answer.text).not.toMatch(INSIDES);
      }
  });
});

/** The required fields of the calls above. */
function requiredFieldsOf(query: string): string[] {
  const required: Record<string, string[]> = {
    RegisterInput: [
      'firstName',
      'lastName',
      'phone',
      'district',
      'state',
      'zipCode',
      'email',
      'password',
    ],
    LoginInput: ['email', 'password'],
    ContactInput: ['fullName', 'email', 'subject'],
    ProductInput: ['name', 'description', 'imageUrl', 'mrpPaise', 'stockQuantity'],
    AddToCartInput: ['productId', 'quantity'],
    PlaceOrderInput: ['idempotencyKey'],
    PaymentInput: ['cardNumber', 'nameOnCard', 'expYear', 'cvv'],
  };
  return required[/: (\w+)!/.exec(query)?.[1] ?? ''] ?? [];
}
