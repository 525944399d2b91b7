import { Clock } from '../../src/kernel/clock';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { NAUGHTY_TEXTS } from '../kit/naughty';
import { addVoucher, creditOf, endVoucher, newCode, newVoucher, redeem } from '../kit/offers';
import { adminClient, newCustomer } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

const START = new Date('2026-11-21T06:00:00Z');
let now = START;
const clock: Clock = { now: () => now };

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
});
afterAll(() => shop.close());
beforeEach(() => {
  now = START;
});

const LIST = '{ giftVouchers { code valuePaise redeemedAt validUntil } }';

const refused = (code: string, message: string) => ({
  status: 409,
  code,
  message,
  fields: { code: message },
});

describe('giftVouchers', () => {
  it('finds them by a part of their code, and those older than another', async () => {
    const find =
      'query ($code: String, $before: ID, $pageSize: Int) { giftVouchers(code: $code, before: $before, pageSize: $pageSize) { id code } }';
    const codes = async (variables: Record<string, unknown>) =>
      (await admin.data(find, variables)).giftVouchers.map(({ code }: { code: string }) => code);
    const [first, second] = [`AB-${newCode()}`, `AB-${newCode()}`];
    for (const code of [first, second]) await addVoucher(admin, { valuePaise: 100, code });
    expect(await codes({ code: ' ab-' })).toEqual([second, first]);
    expect(await codes({ code: second.slice(2) })).toEqual([second]);
    for (const code of ['%', '_', 'A_-', "'; --"]) expect(await codes({ code })).toEqual([]);
    const [{ id }] = (await admin.data(find, { code: second })).giftVouchers;
    expect(await codes({ code: 'AB-', before: id })).toEqual([first]);
    expect(await codes({ code: 'AB-', pageSize: 1 })).toHaveLength(1);
    for (const pageSize of [0, 201])
      expect(refusalOf(await admin.graphql(find, { pageSize }))).toEqual([
        ...[400, 'VALIDATION', 'pageSize'],
      ]);
    expect(refusalOf(await admin.graphql(find, { before: 'x' }))).toEqual([
      400,
      'VALIDATION',
      'before',
    ]);
  });
});

describe('addGiftVoucher', () => {
  it('makes a code that is easy to type and hard to guess', async () => {
    const { addGiftVoucher } = (await addVoucher(admin, { valuePaise: 50_000 })).body.data;
    expect(addGiftVoucher).toEqual({
      id: expect.any(String),
      code: expect.stringMatching(/^GIFT(-[A-HJ-NP-Z2-9]{4}){3}$/),
      valuePaise: 50_000,
      validUntil: null,
      redeemedAt: null,
    });
  });

  it('takes a code of the admin, in capitals', async () => {
    const code = newCode();
    const input = { code: ` ${code.toLowerCase()} `, valuePaise: 1 };
    expect((await addVoucher(admin, input)).body.data.addGiftVoucher.code).toBe(code);
    expect(failureOf(await addVoucher(admin, input))).toEqual(
      refused('VOUCHER_CODE_TAKEN', 'Another voucher has this code'),
    );
  });

  it.each([
    ['valuePaise', { valuePaise: 0 }],
    ['valuePaise', { valuePaise: -100 }],
    ['valuePaise', { valuePaise: 1_000_001 }],
    ['code', { valuePaise: 100, code: 'AB' }],
    ['code', { valuePaise: 100, code: 'A B C' }],
    ['validUntil', { valuePaise: 100, validUntil: '2026-11-21T06:00:00Z' }],
    ['validUntil', { valuePaise: 100, validUntil: '2200-01-01T00:00:00Z' }],
  ])('refuses a wrong %s', async (field, input) => {
    expect(refusalOf(await addVoucher(admin, input))).toEqual([400, 'VALIDATION', field]);
  });

  it('is for admins, and so is the list', async () => {
    const { client } = await newCustomer(shop);
    for (const call of [
      (caller: Client) => addVoucher(caller, { valuePaise: 100 }),
      (caller: Client) => caller.graphql(LIST),
    ]) {
      expect(refusalOf(await call(shop.client()))).toEqual([401, 'UNAUTHENTICATED']);
      expect(refusalOf(await call(client))).toEqual([403, 'FORBIDDEN']);
    }
  });
});

describe('endGiftVoucher', () => {
  const added = async () =>
    (await addVoucher(admin, { valuePaise: 10_000 })).body.data.addGiftVoucher;

  it('ends a voucher that was lost, once', async () => {
    const { client } = await newCustomer(shop);
    const { id, code } = await added();
    const ended = { id, validUntil: START.toISOString(), redeemedAt: null };
    expect((await endVoucher(admin, id)).body.data.endGiftVoucher).toEqual(ended);
    now = new Date(START.getTime() + 60_000);
    expect((await endVoucher(admin, id)).body.data.endGiftVoucher).toEqual(ended);
    expect(failureOf(await redeem(client, code)).code).toBe('VOUCHER_INVALID');
    expect(await creditOf(client)).toBe(0);
  });

  it('takes nothing from a customer who has redeemed it', async () => {
    const { client } = await newCustomer(shop);
    const { id, code } = await added();
    await redeem(client, code);
    expect(failureOf(await endVoucher(admin, id)).code).toBe('VOUCHER_REDEEMED');
    expect(await creditOf(client)).toBe(10_000);
  });

  it('refuses an unknown one', async () => {
    expect(refusalOf(await endVoucher(admin, 99_999_999))).toEqual([404, 'NOT_FOUND', 'id']);
    expect(refusalOf(await endVoucher(admin, 'x'))).toEqual([400, 'VALIDATION', 'id']);
  });
});

describe('redeemGiftVoucher', () => {
  it('adds the value to the gift credit, whatever the case of the code', async () => {
    const { client } = await newCustomer(shop);
    expect(await creditOf(client)).toBe(0);
    const [first, second] = [await newVoucher(admin, 10_000), await newVoucher(admin, 2_550)];
    expect((await redeem(client, ` ${first.toLowerCase()} `)).body.data.redeemGiftVoucher).toEqual({
      valuePaise: 10_000,
      giftCreditPaise: 10_000,
    });
    expect((await redeem(client, second)).body.data.redeemGiftVoucher).toEqual({
      valuePaise: 2_550,
      giftCreditPaise: 12_550,
    });
    expect(await creditOf(client)).toBe(12_550);
    const { giftVouchers } = await admin.data(LIST);
    expect(giftVouchers.find(({ code }: { code: string }) => code === first)).toMatchObject({
      redeemedAt: START.toISOString(),
    });
  });

  it('does so once', async () => {
    const [{ client }, { client: other }] = [await newCustomer(shop), await newCustomer(shop)];
    const code = await newVoucher(admin);
    await redeem(client, code);
    expect(failureOf(await redeem(client, code))).toEqual(
      refused('VOUCHER_REDEEMED', 'You have redeemed this voucher already'),
    );
    expect(failureOf(await redeem(other, code))).toEqual(
      refused('VOUCHER_REDEEMED', 'This voucher has been redeemed already'),
    );
    expect(await creditOf(client)).toBe(10_000);
    expect(await creditOf(other)).toBe(0);
  });

  it('does so until the voucher expires', async () => {
    const { client } = await newCustomer(shop);
    const validUntil = '2026-11-21T07:00:00.000Z';
    const codes: string[] = [];
    for (let count = 0; count < 2; count++)
      codes.push(
        (await addVoucher(admin, { valuePaise: 100, validUntil })).body.data.addGiftVoucher.code,
      );
    now = new Date(Date.parse(validUntil) - 1);
    expect((await redeem(client, codes[0])).status).toBe(200);
    now = new Date(validUntil);
    expect(failureOf(await redeem(client, codes[1]))).toEqual(
      refused('VOUCHER_INVALID', 'This voucher has expired'),
    );
    expect(await creditOf(client)).toBe(100);
  });

  it('knows no other codes', async () => {
    const { client } = await newCustomer(shop);
    expect(failureOf(await redeem(client, newCode()))).toEqual(
      refused('VOUCHER_INVALID', 'There is no voucher with this code'),
    );
    expect(refusalOf(await redeem(client, ' '))).toEqual([400, 'VALIDATION', 'code']);
    expect(await creditOf(client)).toBe(0);
  });

  it.each(Object.entries(NAUGHTY_TEXTS))('takes %s for no voucher', async (_, code) => {
    const { client } = await newCustomer(shop);
    expect(failureOf(await redeem(client, code)).fields).toEqual({ code: expect.any(String) });
  });

  it('is for customers', async () => {
    const code = await newVoucher(admin);
    expect(refusalOf(await redeem(shop.client(), code))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusalOf(await redeem(admin, code))).toEqual([403, 'FORBIDDEN']);
  });
});
