import { GiftVoucher } from '../../src/modules/checkout/gift-credit/gift-voucher.entity';
import { addCoupon, addVoucher, couponInput, newCode, newCoupon, newVoucher } from '../kit/offers';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, newKey } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const PER_ADDRESS = 25;
const clock = new MovableClock(new Date('2026-11-20T03:00:00Z'));

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  const security = {
    publicUrl: 'http://localhost:4000',
    overTls: false,
    trustedProxies: ['127.0.0.0/8'],
    loginFailuresPerAddress: 1000,
    registrationsPerAddress: 1000,
    messagesPerAddress: 1000,
    codeFailuresPerAddress: PER_ADDRESS,
    guestCartsPerAddress: 1000,
    apiTokenRequestsPerMinute: 3000,
  };
  shop = await openTestShop({ security, clock });
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

let lastAddress = 0;
const newAddress = () => `198.51.100.${++lastAddress}`;

/** A call from a network address, as reported by the proxy. */
const from = (address: string, client: Client, query: string, variables: object) =>
  client.send('POST', '/graphql', { query, variables }, { 'x-forwarded-for': address });

const REDEEM = 'mutation ($code: String!) { redeemGiftVoucher(code: $code) { valuePaise } }';
const redeemFrom = (address: string, client: Client, code: string) =>
  from(address, client, REDEEM, { code });

const codes = (answers: { body: unknown }[]) =>
  answers.map((answer) => failureOf(answer as Parameters<typeof failureOf>[0]).code);
const guesses = (count: number) => Array.from({ length: count }, newCode);

describe('a customer who guesses codes of gift vouchers', () => {
  it('tries ten in a quarter of an hour, also where they come all at once', async () => {
    const { client } = await newCustomer(shop);
    const answers = await Promise.all(
      guesses(15).map((code) => redeemFrom(newAddress(), client, code)),
    );
    const evaluated = codes(answers).filter((code) => code === 'VOUCHER_INVALID');
    expect(evaluated).toHaveLength(10);
    const right = await newVoucher(admin);
    const refused = failureOf(await redeemFrom(newAddress(), client, right));
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    expect(Object.keys(refused.fields ?? {})).toEqual(['code']);
    clock.advance({ minutes: 15 });
    expect((await redeemFrom(newAddress(), client, right)).status).toBe(200);
  });

  it('is counted for codes that others have redeemed, not for their own', async () => {
    const [{ client }, { client: other }] = [await newCustomer(shop), await newCustomer(shop)];
    const [own, others] = [await newVoucher(admin), await newVoucher(admin)];
    await redeemFrom(newAddress(), client, own);
    await redeemFrom(newAddress(), other, others);
    for (let n = 0; n < 12; n++)
      expect(codes([await redeemFrom(newAddress(), client, own)])).toEqual(['VOUCHER_REDEEMED']);
    const answers = [];
    for (let n = 0; n < 12; n++) answers.push(await redeemFrom(newAddress(), client, others));
    expect(codes(answers).filter((code) => code === 'VOUCHER_REDEEMED')).toHaveLength(10);
  });

  it('is counted by network address too, whatever accounts they use', async () => {
    const address = newAddress();
    let evaluated = 0;
    for (let n = 0; n < 4; n++) {
      const { client } = await newCustomer(shop);
      const answers = [];
      for (const code of guesses(9)) answers.push(await redeemFrom(address, client, code));
      evaluated += codes(answers).filter((code) => code === 'VOUCHER_INVALID').length;
    }
    expect(evaluated).toBe(PER_ADDRESS);
  });

  it('may redeem as many right ones as there are', async () => {
    const { client } = await newCustomer(shop);
    const address = newAddress();
    for (let n = 0; n < 12; n++)
      expect((await redeemFrom(address, client, await newVoucher(admin, 100))).status).toBe(200);
  });
});

describe('who guesses codes of coupons', () => {
  const QUOTE = 'query ($input: QuoteInput!) { quote(input: $input) { couponProblem } }';
  const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
  const quoteFrom = async (address: string, client: Client, couponCode: string) =>
    (await from(address, client, QUOTE, { input: { couponCode } })).body.data.quote.couponProblem;

  it('is told no more than that it was too many, and those on offer work still', async () => {
    const address = newAddress();
    const guest = shop.client();
    for (const code of guesses(PER_ADDRESS))
      expect(await quoteFrom(address, guest, code)).toBe('There is no such coupon');
    const later = { validFrom: '2026-12-01T00:00:00Z' };
    const secret = (await addCoupon(admin, couponInput(later))).body.data.addCoupon.coupon.code;
    for (const code of [newCode(), secret])
      expect(await quoteFrom(address, guest, code)).toMatch(/^Too many attempts/);
    const { code: offered } = await newCoupon(admin);
    expect(await quoteFrom(address, guest, offered)).toBeNull();
    const { client } = await newCustomer(shop);
    await fillCart(client, await addProduct(admin));
    const order = (couponCode: string) =>
      from(address, client, PLACE, { input: { couponCode, idempotencyKey: newKey() } });
    expect(refusalOf(await order(secret))).toEqual([429, 'TOO_MANY_ATTEMPTS', 'couponCode']);
    expect((await order(offered)).status).toBe(200);
  });

  it('is not counted for a code that is on offer', async () => {
    const { client } = await newCustomer(shop);
    const { code } = await newCoupon(admin, { minimumSubtotalPaise: 100_000 });
    const address = newAddress();
    for (let n = 0; n < PER_ADDRESS + 5; n++)
      expect(await quoteFrom(address, client, code)).toMatch(/^This coupon is for baskets of/);
  });
});

describe('a code that staff choose', () => {
  it.each(['GIFT-50', 'ABC'])('needs eight characters: %s does not do', async (code) => {
    const failure = failureOf(await addVoucher(admin, { code, valuePaise: 100 }));
    expect(failure).toMatchObject({
      code: 'VALIDATION',
      fields: { code: 'Code should be 8 to 40 letters, digits or -' },
    });
  });

  it('may be shorter where the voucher is older than the rule', async () => {
    const { client } = await newCustomer(shop);
    const voucher = { code: 'OLD-1', valuePaise: 500, validUntil: null, createdAt: clock.now() };
    await shop.database.write((tx) => tx.insert(GiftVoucher, voucher));
    expect((await redeemFrom(newAddress(), client, 'old-1')).status).toBe(200);
    const eight = await addVoucher(admin, { code: 'GIFT-500', valuePaise: 100 });
    expect(eight.body.data.addGiftVoucher.code).toBe('GIFT-500');
  });
});
