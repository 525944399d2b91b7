import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { NAUGHTY_TEXTS } from '../kit/naughty';
import { giveCredit, newCode, newCoupon, orderWith, quote } from '../kit/offers';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart } from '../kit/shopping';
import { statementsOf } from '../kit/statements';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
/** The only coupons of this shop: 10 % on all, 15 % from ₹500 and at most ₹100, 25 % from ₹1,500. */
let fresh: string;
let welcome: string;
let big: string;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  fresh = (await newCoupon(admin)).code;
  welcome = (
    await newCoupon(admin, {
      percent: 15,
      minimumSubtotalPaise: 50_000,
      maximumDiscountPaise: 10_000,
      perCustomerLimit: 1,
    })
  ).code;
  big = (await newCoupon(admin, { percent: 25, minimumSubtotalPaise: 150_000 })).code;
});
afterAll(() => shop.close());

const kindsOf = ({ steps }: { steps: { kind: string }[] }) => steps.map(({ kind }) => kind);

async function fill(client: Client, mrpPaise: number): Promise<void> {
  await fillCart(client, await addProduct(admin, { mrpPaise }));
}

async function customerWith(mrpPaise: number): Promise<Client> {
  const { client } = await newCustomer(shop);
  await fill(client, mrpPaise);
  return client;
}

describe('quote', () => {
  it('is the bill of the order that follows', async () => {
    const client = await customerWith(64_000);
    await giveCredit(admin, client, 5_000);
    for (const paymentMethod of ['CARD', 'CASH_ON_DELIVERY']) {
      const input = { couponCode: welcome, useGiftCredit: true, paymentMethod };
      const { bill, couponProblem } = await quote(client, input);
      expect(couponProblem).toBeNull();
      if (paymentMethod === 'CARD')
        expect(kindsOf(bill)).toEqual([
          'SUBTOTAL',
          'COUPON',
          'ONLINE_PAYMENT_DISCOUNT',
          'GIFT_CREDIT',
          'DELIVERY_FEE',
        ]);
      else expect((await orderWith(client, input)).bill).toEqual(bill);
    }
  });

  it('is that of the cart where nothing is asked for', async () => {
    const client = await customerWith(12_345);
    const { cart } = await client.data(
      '{ cart { bill { subtotalPaise toPayPaise steps { kind label amountPaise reason } } } }',
    );
    expect((await quote(client)).bill).toEqual(cart.bill);
    const { quote: bare } = await client.data('{ quote { bill { toPayPaise } couponProblem } }');
    expect(bare).toEqual({ bill: { toPayPaise: cart.bill.toPayPaise }, couponProblem: null });
    const { cart: inCash } = await client.data(
      '{ cart { bill(paymentMethod: CASH_ON_DELIVERY) { toPayPaise } } }',
    );
    const quoted = await quote(client, { paymentMethod: 'CASH_ON_DELIVERY' });
    expect(quoted.bill.toPayPaise).toBe(inCash.bill.toPayPaise);
  });

  it('says why a coupon is not taken, and is the bill without it', async () => {
    const client = await customerWith(40_000);
    const { bill, couponProblem } = await quote(client, { couponCode: welcome.toLowerCase() });
    expect(couponProblem).toBe('This coupon is for baskets of ₹500 and more: ₹100 is missing');
    expect(kindsOf(bill)).not.toContain('COUPON');
    expect((await quote(client, { couponCode: newCode() })).couponProblem).toBe(
      'There is no such coupon',
    );
    expect((await quote(client, { couponCode: '  ' })).couponProblem).toBeNull();
  });

  it('names the best coupon and what is missing for the next', async () => {
    const client = await customerWith(40_000);
    expect(await quote(client)).toMatchObject({
      bestCoupon: { coupon: { code: fresh }, discountPaise: 4_000, missingPaise: 0 },
      nextCoupon: { coupon: { code: welcome }, discountPaise: 7_500, missingPaise: 10_000 },
    });
    await fill(client, 10_000);
    expect(await quote(client)).toMatchObject({
      bestCoupon: { coupon: { code: welcome }, discountPaise: 7_500, missingPaise: 0 },
      nextCoupon: { coupon: { code: big }, discountPaise: 37_500, missingPaise: 100_000 },
    });
    await orderWith(client, { couponCode: welcome });
    await fill(client, 150_000);
    expect(await quote(client)).toMatchObject({
      bestCoupon: { coupon: { code: big }, discountPaise: 37_500, missingPaise: 0 },
      nextCoupon: null,
    });
  });

  it('leaves out what the customer has used up', async () => {
    const client = await customerWith(60_000);
    await orderWith(client, { couponCode: welcome });
    await fill(client, 60_000);
    const { bestCoupon, couponProblem } = await quote(client, { couponCode: welcome });
    expect(bestCoupon.coupon.code).toBe(fresh);
    expect(couponProblem).toBe('You have used this coupon already');
  });

  it('spends gift credit only where it is asked to', async () => {
    const client = await customerWith(10_000);
    await giveCredit(admin, client, 50_000);
    expect(await quote(client)).toMatchObject({
      giftCreditPaise: 50_000,
      bill: { toPayPaise: 9_500 },
    });
    const { bill, giftCreditPaise } = await quote(client, { useGiftCredit: true });
    expect(giftCreditPaise).toBe(50_000);
    expect(bill).toMatchObject({ toPayPaise: 0 });
    expect(bill.steps[2]).toMatchObject({ kind: 'GIFT_CREDIT', amountPaise: -9_500 });
  });

  it('is for guests, too, who have no gift credit', async () => {
    const guest = shop.client();
    await fill(guest, 64_000);
    const quoted = await quote(guest, { couponCode: welcome, useGiftCredit: true });
    expect(quoted).toMatchObject({ couponProblem: null, giftCreditPaise: 0 });
    expect(kindsOf(quoted.bill)).toEqual([
      'SUBTOTAL',
      'COUPON',
      'ONLINE_PAYMENT_DISCOUNT',
      'DELIVERY_FEE',
    ]);
  });

  it('is nothing for an empty cart', async () => {
    expect(await quote(shop.client(), { couponCode: fresh })).toMatchObject({
      bill: { subtotalPaise: 0, toPayPaise: 0 },
      bestCoupon: null,
      giftCreditPaise: 0,
    });
    expect((await quote(admin)).bill.toPayPaise).toBe(0);
  });

  it.each(Object.entries(NAUGHTY_TEXTS))('stumbles over no %s', async (_, couponCode) => {
    const answer = await shop
      .client()
      .graphql('query ($input: QuoteInput!) { quote(input: $input) { couponProblem } }', {
        input: { couponCode },
      });
    if (answer.status === 200)
      expect(answer.body.data.quote.couponProblem).toBe('There is no such coupon');
    else expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'couponCode']);
  });

  it('asks the database as often for 1 line as for 10', async () => {
    const client = await customerWith(10_000);
    const ask = () => quote(client, { couponCode: fresh, useGiftCredit: true });
    const forOne = await statementsOf(shop.database, ask);
    for (let count = 0; count < 9; count++) await fill(client, 1_000);
    const forTen = await statementsOf(shop.database, ask);
    expect(forTen).toHaveLength(forOne.length);
  });
});
