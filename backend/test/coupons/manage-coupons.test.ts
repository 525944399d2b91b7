import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { addCoupon, couponInput, endCoupon, newCode, newCoupon } from '../kit/offers';
import { adminClient, newCustomer } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const LIST = '{ adminCoupons { coupon { id code } usedCount } }';

describe('adminCoupons', () => {
  it('finds them by a part of their code, and those older than another', async () => {
    const find =
      'query ($code: String, $before: ID) { adminCoupons(code: $code, before: $before) { coupon { id code } } }';
    const found = async (variables: Record<string, unknown>) =>
      (await admin.data(find, variables)).adminCoupons;
    const [first, second] = [`CD-${newCode()}`, `CD-${newCode()}`];
    for (const code of [first, second]) await addCoupon(admin, couponInput({ code }));
    const [newest, older] = await found({ code: 'cd-' });
    expect([newest.coupon.code, older.coupon.code]).toEqual([second, first]);
    expect(await found({ code: 'CD-', before: newest.coupon.id })).toEqual([older]);
  });
});

describe('addCoupon', () => {
  it('makes a coupon with all its limits', async () => {
    const input = {
      code: newCode(),
      description: '15% off from ₹500 on',
      percent: 15,
      minimumSubtotalPaise: 50_000,
      maximumDiscountPaise: 10_000,
      validFrom: '2026-01-01T00:00:00.000Z',
      validUntil: '2099-12-31T18:30:00.000Z',
      totalLimit: 100,
      perCustomerLimit: 2,
    };
    const { validFrom, totalLimit, ...fields } = input;
    expect((await addCoupon(admin, input)).body.data.addCoupon).toEqual({
      coupon: { id: expect.any(String), ...fields },
      totalLimit,
      validFrom,
      usedCount: 0,
    });
  });

  it('makes one without any limit, its code in capitals', async () => {
    const code = newCode();
    const answer = await addCoupon(admin, couponInput({ code: `  ${code.toLowerCase()} ` }));
    expect(answer.body.data.addCoupon).toEqual({
      coupon: {
        id: expect.any(String),
        code,
        description: '10% off everything',
        percent: 10,
        minimumSubtotalPaise: 0,
        maximumDiscountPaise: null,
        validUntil: null,
        perCustomerLimit: null,
      },
      totalLimit: null,
      validFrom: null,
      usedCount: 0,
    });
  });

  it.each([
    ['percent', 0],
    ['percent', 26],
    ['percent', 100],
    ['percent', -5],
    ['code', ''],
    ['code', 'AB'],
    ['code', 'X'.repeat(41)],
    ['code', 'TEN PERCENT'],
    ['code', "A'; --"],
    ['description', ''],
    ['description', '   '],
    ['description', 'x'.repeat(201)],
    ['minimumSubtotalPaise', -1],
    ['minimumSubtotalPaise', 100_000_001],
    ['maximumDiscountPaise', 0],
    ['totalLimit', 0],
    ['perCustomerLimit', 0],
    ['perCustomerLimit', 1_000_001],
    ['validUntil', '2020-01-01T00:00:00Z'],
    ['validUntil', '2101-01-01T00:00:00Z'],
    ['validFrom', '1999-01-01T00:00:00Z'],
  ])('refuses %s %p', async (field, value) => {
    expect(refusalOf(await addCoupon(admin, couponInput({ [field]: value })))).toEqual([
      400,
      'VALIDATION',
      field,
    ]);
  });

  it('refuses more than 25 % by name', async () => {
    const { fields } = failureOf(await addCoupon(admin, couponInput({ percent: 26 })));
    expect(fields).toEqual({ percent: 'Percent should be a whole number from 1 to 25' });
  });

  it('refuses an end before the beginning', async () => {
    const validFrom = '2090-02-01T00:00:00Z';
    const input = couponInput({ validFrom, validUntil: '2090-01-01T00:00:00Z' });
    expect(failureOf(await addCoupon(admin, input))).toMatchObject({
      code: 'VALIDATION',
      fields: { validUntil: 'The end of a coupon should come after its beginning' },
    });
  });

  it('refuses a code that is taken, whatever its case', async () => {
    const { code } = await newCoupon(admin);
    const again = await addCoupon(admin, couponInput({ code: code.toLowerCase() }));
    expect(failureOf(again)).toEqual({
      status: 409,
      code: 'COUPON_CODE_TAKEN',
      message: 'Another coupon has this code',
      fields: { code: 'Another coupon has this code' },
    });
  });

  it('is refused for more than 25 % by the database itself', async () => {
    const { code } = await newCoupon(admin);
    const raise = (percent: number) =>
      shop.database.write((tx) =>
        tx.query('UPDATE coupons SET percent = ? WHERE code = ?', [percent, code]),
      );
    await raise(25);
    await expect(raise(26)).rejects.toThrow(/CHECK|constraint/i);
  });
});

describe('endCoupon', () => {
  it('ends a coupon once', async () => {
    const { id } = await newCoupon(admin);
    const { body } = await endCoupon(admin, id);
    const { validUntil } = body.data.endCoupon.coupon;
    expect(Date.parse(validUntil)).toBeLessThanOrEqual(Date.now());
    expect((await endCoupon(admin, id)).body.data.endCoupon.coupon).toEqual({ id, validUntil });
  });

  it('knows no other coupons', async () => {
    expect(refusalOf(await endCoupon(admin, 99_999_999))).toEqual([404, 'NOT_FOUND', 'id']);
    expect(refusalOf(await endCoupon(admin, 'x'))).toEqual([400, 'VALIDATION', 'id']);
  });
});

describe('adminCoupons', () => {
  it('lists every coupon, the newest first', async () => {
    const [first, second] = [await newCoupon(admin), await newCoupon(admin)];
    await endCoupon(admin, second.id);
    const { adminCoupons } = await admin.data(LIST);
    expect(adminCoupons.slice(0, 2)).toEqual([
      { coupon: { id: second.id, code: second.code }, usedCount: 0 },
      { coupon: { id: first.id, code: first.code }, usedCount: 0 },
    ]);
  });
});

describe('the coupons of the admin', () => {
  it('are for admins', async () => {
    const { client } = await newCustomer(shop);
    const calls = [
      (caller: Client) => caller.graphql(LIST),
      (caller: Client) => addCoupon(caller, couponInput()),
      (caller: Client) => endCoupon(caller, 1),
    ];
    for (const call of calls) {
      expect(refusalOf(await call(shop.client()))).toEqual([401, 'UNAUTHENTICATED']);
      expect(refusalOf(await call(client))).toEqual([403, 'FORBIDDEN']);
    }
  });
});
