import {
  ADDRESS_FIELDS,
  ADD_ADDRESS,
  DELETE_ADDRESS,
  UPDATE_ADDRESS,
  addAddress,
  addressInput,
} from '../kit/addresses';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { NAUGHTY_TEXTS } from '../kit/naughty';
import { adminClient, newCustomer } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const LIST = `{ addresses { ${ADDRESS_FIELDS} } }`;
const listed = async (client: Client) => (await client.data(LIST)).addresses;
const defaults = async (client: Client): Promise<[string, boolean][]> =>
  (await listed(client)).map(({ label, isDefault }: { label: string; isDefault: boolean }) => [
    label,
    isDefault,
  ]);

describe('addresses', () => {
  it('keep what was typed, without the spaces around it', async () => {
    const { client } = await newCustomer(shop);
    const added = await addAddress(client, {
      line1: '  B-12, Gokhale Road ',
      line2: ' ',
      landmark: null,
      instructions: '',
    });
    const { line2, landmark, instructions, ...fields } = addressInput();
    expect(added).toEqual({
      id: expect.any(String),
      isDefault: true,
      ...fields,
      line2: null,
      landmark: null,
      instructions: null,
    });
    expect([line2, landmark, instructions]).not.toContain(null);
    expect(await listed(client)).toEqual([added]);
  });

  it('have exactly one default: the first one, until another is made it', async () => {
    const { client } = await newCustomer(shop);
    await addAddress(client, { label: 'First' });
    const second = await addAddress(client, { label: 'Second' });
    expect(await defaults(client)).toEqual([
      ['First', true],
      ['Second', false],
    ]);
    const third = await addAddress(client, { label: 'Third', isDefault: true });
    expect(await defaults(client)).toEqual([
      ['Third', true],
      ['First', false],
      ['Second', false],
    ]);
    const input = addressInput({ label: 'Second', isDefault: true });
    const { updateAddress } = await client.data(UPDATE_ADDRESS, { id: second.id, input });
    expect(updateAddress.isDefault).toBe(true);
    await client.data(DELETE_ADDRESS, { id: second.id });
    expect((await defaults(client))[0]).toEqual(['Third', true]);
    // There always is a default address: clearing the flag has no effect.
    const stays = addressInput({ label: 'Third', isDefault: false });
    await client.data(UPDATE_ADDRESS, { id: third.id, input: stays });
    expect(await defaults(client)).toEqual([
      ['Third', true],
      ['First', false],
    ]);
  });

  it('have exactly one default, also where many are made it at the same moment', async () => {
    const { client } = await newCustomer(shop);
    const added = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        addAddress(client, { label: `Home ${number}`, isDefault: true }),
      ),
    );
    await Promise.all(
      added.map(({ id }) =>
        client.data(UPDATE_ADDRESS, { id, input: addressInput({ isDefault: true }) }),
      ),
    );
    const flags = (await defaults(client)).map(([, isDefault]) => isDefault);
    expect(flags).toEqual([true, ...Array(7).fill(false)]);
  });

  it('are at most 20 a customer, also where more are added at the same moment', async () => {
    const { client } = await newCustomer(shop);
    const answers = await Promise.all(
      Array.from({ length: 26 }, (_, number) =>
        client.graphql(ADD_ADDRESS, { input: addressInput({ label: `Home ${number}` }) }),
      ),
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
    await client.data(DELETE_ADDRESS, { id: addresses[5].id });
    await addAddress(client);
  });

  it('are added once, also where the answer was lost and the address is sent again', async () => {
    const { client } = await newCustomer(shop);
    const [first, again] = await Promise.all([addAddress(client), addAddress(client)]);
    expect(again).toEqual(first);
    const other = await addAddress(client, { line2: null });
    const preferred = await addAddress(client, { line2: null, isDefault: true });
    expect(preferred).toEqual({ ...other, isDefault: true });
    expect(await listed(client)).toEqual([preferred, { ...first, isDefault: false }]);
  });

  it('are changed and removed', async () => {
    const { client } = await newCustomer(shop);
    const { id } = await addAddress(client);
    const input = addressInput({ label: 'Work', line1: 'Wagle Estate', pinCode: '400604' });
    const { updateAddress } = await client.data(UPDATE_ADDRESS, { id, input });
    expect(updateAddress).toEqual({ id, isDefault: true, ...input });
    expect(await listed(client)).toEqual([updateAddress]);
    expect((await client.data(DELETE_ADDRESS, { id })).deleteAddress).toBe(true);
    expect(await listed(client)).toEqual([]);
    expect(refusalOf(await client.graphql(DELETE_ADDRESS, { id }))).toEqual([
      404,
      'NOT_FOUND',
      'id',
    ]);
    expect(refusalOf(await client.graphql(UPDATE_ADDRESS, { id, input }))).toEqual([
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
    ['instructions', 'x'.repeat(201)],
    ['pinCode', '40060'],
    ['pinCode', 'Thane'],
    ['pinCode', '400001'],
    ['pinCode', '400600'],
  ])('are refused with %s %p', async (field, value) => {
    const { client } = await newCustomer(shop);
    const input = addressInput({ [field]: value });
    const refusal = [400, 'VALIDATION', field];
    expect(refusalOf(await client.graphql(ADD_ADDRESS, { input }))).toEqual(refusal);
    const { id } = await addAddress(client);
    expect(refusalOf(await client.graphql(UPDATE_ADDRESS, { id, input }))).toEqual(refusal);
    expect(await listed(client)).toMatchObject([{ id, label: 'Home' }]);
  });

  it('are refused outside the area by its pin code', async () => {
    const { client } = await newCustomer(shop);
    const answer = await client.graphql(ADD_ADDRESS, {
      input: addressInput({ pinCode: '110001' }),
    });
    expect(failureOf(answer).fields).toEqual({ pinCode: 'We do not deliver to 110001' });
  });

  it.each(Object.entries(NAUGHTY_TEXTS))('keep %s, or refuse it', async (_, line1) => {
    const { client } = await newCustomer(shop);
    const answer = await client.graphql(ADD_ADDRESS, { input: addressInput({ line1 }) });
    if (answer.status === 200) expect(answer.body.data.addAddress.line1).toBe(line1.trim());
    else expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'line1']);
  });

  it("are nobody else's", async () => {
    const { client } = await newCustomer(shop);
    const { client: other } = await newCustomer(shop);
    const { id } = await addAddress(client);
    const calls = [
      [LIST, {}],
      [ADD_ADDRESS, { input: addressInput() }],
      [UPDATE_ADDRESS, { id, input: addressInput() }],
      [DELETE_ADDRESS, { id }],
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
