import { openDatabase } from '../../src/assembly/open-database';
import { createApp } from '../../src/assembly/create-app';
import { readPinCodes } from '../../src/platform/config/pin-codes';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { NAUGHTY_TEXTS } from '../kit/naughty';
import { orderWith, placeWith } from '../kit/offers';
import { adminClient, newShopper } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { fillCart, newKey } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const FIELDS = 'id isDefault label recipientName phone line1 line2 landmark pinCode';
const LIST = `{ addresses { ${FIELDS} } }`;
const ADD = `mutation ($input: AddressInput!) { addAddress(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: AddressInput!) {
  updateAddress(id: $id, input: $input) { ${FIELDS} }
}`;
const DELETE = 'mutation ($id: ID!) { deleteAddress(id: $id) }';

const addressInput = (changes: Record<string, unknown> = {}) => ({
  label: 'Home',
  recipientName: 'Meera Kulkarni',
  phone: '9876543210',
  line1: 'B-12, Gokhale Road',
  line2: 'Naupada',
  landmark: 'Opposite the temple',
  pinCode: '400602',
  ...changes,
});

async function add(client: Client, changes: Record<string, unknown> = {}) {
  return (await client.data(ADD, { input: addressInput(changes) })).addAddress;
}

const listed = async (client: Client) => (await client.data(LIST)).addresses;
const defaults = async (client: Client): Promise<[string, boolean][]> =>
  (await listed(client)).map(({ label, isDefault }: { label: string; isDefault: boolean }) => [
    label,
    isDefault,
  ]);

describe('addresses', () => {
  it('keep what was typed, without the spaces around it', async () => {
    const { client } = await newShopper(shop);
    const added = await add(client, { line1: '  B-12, Gokhale Road ', line2: ' ', landmark: null });
    const { line2, landmark, ...fields } = addressInput();
    expect(added).toEqual({
      id: expect.any(String),
      isDefault: true,
      ...fields,
      line2: null,
      landmark: null,
    });
    expect([line2, landmark]).not.toContain(null);
    expect(await listed(client)).toEqual([added]);
  });

  it('have exactly one default: the first one, until another is made it', async () => {
    const { client } = await newShopper(shop);
    await add(client, { label: 'First' });
    const second = await add(client, { label: 'Second' });
    expect(await defaults(client)).toEqual([
      ['First', true],
      ['Second', false],
    ]);
    const third = await add(client, { label: 'Third', isDefault: true });
    expect(await defaults(client)).toEqual([
      ['Third', true],
      ['First', false],
      ['Second', false],
    ]);
    const input = addressInput({ label: 'Second', isDefault: true });
    const { updateAddress } = await client.data(UPDATE, { id: second.id, input });
    expect(updateAddress.isDefault).toBe(true);
    await client.data(DELETE, { id: second.id });
    expect((await defaults(client))[0]).toEqual(['Third', true]);
    // Some address always is the default: to say that it is not changes nothing.
    const stays = addressInput({ label: 'Third', isDefault: false });
    await client.data(UPDATE, { id: third.id, input: stays });
    expect(await defaults(client)).toEqual([
      ['Third', true],
      ['First', false],
    ]);
  });

  it('have exactly one default, also where many are made it at the same moment', async () => {
    const { client } = await newShopper(shop);
    const added = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        add(client, { label: `Home ${number}`, isDefault: true }),
      ),
    );
    await Promise.all(
      added.map(({ id }) => client.data(UPDATE, { id, input: addressInput({ isDefault: true }) })),
    );
    const flags = (await defaults(client)).map(([, isDefault]) => isDefault);
    expect(flags).toEqual([true, ...Array(7).fill(false)]);
  });

  it('are at most 20 a customer, also where more are added at the same moment', async () => {
    const { client } = await newShopper(shop);
    const answers = await Promise.all(
      Array.from({ length: 26 }, () => client.graphql(ADD, { input: addressInput() })),
    );
    const refused = answers.filter(({ status }) => status !== 200).map(failureOf);
    expect(refused).toEqual(
      Array(6).fill({
        status: 400,
        code: 'VALIDATION',
        message: 'You can have at most 20 addresses',
        fields: { label: 'You can have at most 20 addresses' },
      }),
    );
    const addresses = await listed(client);
    expect(addresses).toHaveLength(20);
    await client.data(DELETE, { id: addresses[5].id });
    await add(client);
  });

  it('are changed and removed', async () => {
    const { client } = await newShopper(shop);
    const { id } = await add(client);
    const input = addressInput({ label: 'Work', line1: 'Wagle Estate', pinCode: '400604' });
    const { updateAddress } = await client.data(UPDATE, { id, input });
    expect(updateAddress).toEqual({ id, isDefault: true, ...input });
    expect(await listed(client)).toEqual([updateAddress]);
    expect((await client.data(DELETE, { id })).deleteAddress).toBe(true);
    expect(await listed(client)).toEqual([]);
    expect(refusalOf(await client.graphql(DELETE, { id }))).toEqual([404, 'NOT_FOUND', 'id']);
    expect(refusalOf(await client.graphql(UPDATE, { id, input }))).toEqual([
      404,
      'NOT_FOUND',
      'id',
    ]);
  });

  it.each([
    ['label', ''],
    ['label', 'x'.repeat(41)],
    ['recipientName', ' '],
    ['recipientName', 'x'.repeat(201)],
    ['phone', '987654321'],
    ['phone', '98765432101'],
    ['phone', '98765-4321'],
    ['line1', ''],
    ['line1', 'x'.repeat(201)],
    ['line2', 'x'.repeat(201)],
    ['landmark', 'x'.repeat(201)],
    ['pinCode', '40060'],
    ['pinCode', 'Thane'],
    ['pinCode', '400001'],
    ['pinCode', '400600'],
  ])('are refused with %s %p', async (field, value) => {
    const { client } = await newShopper(shop);
    const input = addressInput({ [field]: value });
    const refusal = [400, 'VALIDATION', field];
    expect(refusalOf(await client.graphql(ADD, { input }))).toEqual(refusal);
    const { id } = await add(client);
    expect(refusalOf(await client.graphql(UPDATE, { id, input }))).toEqual(refusal);
    expect(await listed(client)).toMatchObject([{ id, label: 'Home' }]);
  });

  it('are refused outside the area by its pin code', async () => {
    const { client } = await newShopper(shop);
    const answer = await client.graphql(ADD, { input: addressInput({ pinCode: '110001' }) });
    expect(failureOf(answer).fields).toEqual({ pinCode: 'We do not deliver to 110001' });
  });

  it.each(Object.entries(NAUGHTY_TEXTS))('keep %s, or refuse it', async (_, line1) => {
    const { client } = await newShopper(shop);
    const answer = await client.graphql(ADD, { input: addressInput({ line1 }) });
    if (answer.status === 200) expect(answer.body.data.addAddress.line1).toBe(line1.trim());
    else expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'line1']);
  });

  it("are nobody else's", async () => {
    const { client } = await newShopper(shop);
    const { client: other } = await newShopper(shop);
    const { id } = await add(client);
    const calls = [
      [LIST, {}],
      [ADD, { input: addressInput() }],
      [UPDATE, { id, input: addressInput() }],
      [DELETE, { id }],
    ] as const;
    for (const [query, variables] of calls) {
      expect(refusalOf(await shop.client().graphql(query, variables))).toEqual([
        401,
        'UNAUTHENTICATED',
      ]);
      expect(refusalOf(await admin.graphql(query, variables))).toEqual([403, 'FORBIDDEN']);
    }
    for (const [query, variables] of calls.slice(2))
      expect(refusalOf(await other.graphql(query, variables))).toEqual([404, 'NOT_FOUND', 'id']);
    expect(await listed(other)).toEqual([]);
    expect(await listed(client)).toHaveLength(1);
  });
});

describe('isServiceable', () => {
  it.each([
    ['400601', true],
    [' 400615 ', true],
    ['421204', true],
    ['400616', false],
    ['400600', false],
    ['', false],
    ['constructor', false],
  ])('%p: %p', async (pinCode, expected) => {
    const query = 'query ($pinCode: String!) { isServiceable(pinCode: $pinCode) }';
    expect((await shop.client().data(query, { pinCode })).isServiceable).toBe(expected);
  });
});

describe('the address of an order', () => {
  const copied: Record<string, unknown> = addressInput();
  delete copied.label;

  async function shopperWithCart() {
    const productId = await addProduct(admin);
    const shopper = await newShopper(shop);
    const fill = () => fillCart(shopper.client, productId);
    const cartItemId = await fill();
    return { ...shopper, productId, fill, cartItemId };
  }

  it('is the chosen one, as it was', async () => {
    const { client } = await shopperWithCart();
    await add(client, { line1: 'Elsewhere' });
    const { id: addressId } = await add(client);
    const { id, deliveryAddress } = await orderWith(client, { addressId });
    expect(deliveryAddress).toEqual(copied);
    await client.data(UPDATE, { id: addressId, input: addressInput({ line1: 'Moved' }) });
    await client.data(DELETE, { id: addressId });
    const query =
      'query ($id: ID!) { order(id: $id) { deliveryAddress { recipientName phone line1 line2 landmark pinCode } } }';
    expect((await client.data(query, { id })).order.deliveryAddress).toEqual(copied);
  });

  it('is the default one where none is chosen, also by REST, and none where there is none', async () => {
    const { client, customerId, cartItemId, fill } = await shopperWithCart();
    expect((await orderWith(client, {})).deliveryAddress).toBeNull();
    await add(client, { line1: 'Elsewhere' });
    await add(client, { isDefault: true });
    await fill();
    expect((await orderWith(client, { addressId: null })).deliveryAddress).toEqual(copied);
    const line = await fill();
    expect(line).not.toBe(cartItemId);
    const { body } = await client.send('POST', `/api/orders/${customerId}/${line}`, {});
    const query = 'query ($id: ID!) { order(id: $id) { deliveryAddress { line1 } } }';
    const { order } = await client.data(query, { id: body.orderId });
    expect(order.deliveryAddress).toEqual({ line1: copied.line1 });
  });

  it("is not somebody else's, nor unknown", async () => {
    const { client, productId } = await shopperWithCart();
    const { client: other } = await newShopper(shop);
    const { id } = await add(other);
    for (const addressId of [id, '99999999'])
      expect(refusalOf(await placeWith(client, { addressId }))).toEqual([
        404,
        'NOT_FOUND',
        'addressId',
      ]);
    expect(refusalOf(await placeWith(client, { addressId: 'home' }))).toEqual([
      400,
      'VALIDATION',
      'addressId',
    ]);
    expect(await stockOf(shop.database, productId)).toBe(40);
  });

  it('is one that the shop still delivers to', async () => {
    const { client, accessToken } = await shopperWithCart();
    const { id: addressId } = await add(client, { pinCode: '400615' });
    const serviceablePinCodes = readPinCodes('400601-400614');
    const database = await openDatabase(shop.config);
    const { http } = await createApp({ ...shop.config, serviceablePinCodes }, database);
    try {
      const smaller = new Client(http).useBearer(accessToken);
      for (const chosen of [{ addressId }, {}])
        expect(failureOf(await placeWith(smaller, chosen))).toMatchObject({
          code: 'VALIDATION',
          fields: { addressId: 'We do not deliver to 400615' },
        });
    } finally {
      await http.close();
      await database.close();
    }
  });

  it('is part of what a key was used for', async () => {
    const { client } = await shopperWithCart();
    const [first, second] = [await add(client), await add(client)];
    const idempotencyKey = newKey();
    const placed = await orderWith(client, { idempotencyKey, addressId: first.id });
    expect(await orderWith(client, { idempotencyKey, addressId: first.id })).toEqual(placed);
    const other = await placeWith(client, { idempotencyKey, addressId: second.id });
    expect(failureOf(other).code).toBe('IDEMPOTENCY_KEY_REUSED');
    await client.data(DELETE, { id: first.id });
    expect(await orderWith(client, { idempotencyKey, addressId: first.id })).toEqual(placed);
  });
});
