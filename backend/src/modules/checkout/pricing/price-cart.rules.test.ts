import fc from 'fast-check';
import { percentOf } from '../../../kernel/money';
import {
  Bill,
  BillStepKind,
  CouponTerms,
  MAX_COUPON_PERCENT,
  PaymentTerms,
  PricedLine,
  lineTotal,
  priceCart,
} from './price-cart.rules';
import { checkoutMessages } from '../checkout.messages';

const freeFrom = checkoutMessages.freeFrom({ freeFromPaise: 50_000 });

const tomatoes: PricedLine = { productId: 1, unitPricePaise: 46150, quantity: 1 };
const fresh15: CouponTerms = { code: 'FRESH15', percent: 15, maximumDiscountPaise: 10_000 };

const stepsOf = ({ steps }: Bill) =>
  steps.map(({ label, amountPaise, reason }) => [label, amountPaise, reason]);
const amountOf = ({ steps }: Bill, kind: BillStepKind) =>
  0 - (steps.find((step) => step.kind === kind)?.amountPaise ?? 0);
const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, amount) => sum + amount, 0);

/** Small prices produce rounding and equal remainders, large ones exceed 32 and 53 bits. */
const anyLine = fc.record({
  unitPricePaise: fc.oneof(fc.nat(9), fc.nat(5000), fc.integer({ min: 0, max: 100_000_000 })),
  quantity: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 999 })),
});
const anyCart: fc.Arbitrary<PricedLine[]> = fc.array(anyLine, { maxLength: 60 }).chain((lines) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 500 }), {
      minLength: lines.length,
      maxLength: lines.length,
    })
    .map((ids) => lines.map((line, at) => ({ ...line, productId: ids[at] ?? 0 }))),
);
const anyCoupon: fc.Arbitrary<CouponTerms> = fc.record({
  code: fc.constantFrom('FRESH10', 'BIG25'),
  percent: fc.integer({ min: 1, max: MAX_COUPON_PERCENT }),
  maximumDiscountPaise: fc.option(fc.oneof(fc.nat(100), fc.nat(1_000_000_000))),
});
const anyTerms: fc.Arbitrary<PaymentTerms> = fc.record({
  paidOnline: fc.boolean(),
  coupon: fc.option(anyCoupon),
  creditPaise: fc.oneof(fc.constant(0), fc.nat(10_000), fc.nat(1_000_000_000_000)),
  delivery: fc.record({
    feePaise: fc.oneof(fc.constant(0), fc.nat(100_000_000)),
    reason: fc.constantFrom(null, freeFrom),
  }),
});
const anyBill = fc.tuple(anyCart, anyTerms);

describe('priceCart', () => {
  it('explains a bill paid online', () => {
    const bill = priceCart([tomatoes], { paidOnline: true });
    expect(stepsOf(bill)).toEqual([
      ['Subtotal', 46150, null],
      ['Online payment', -2308, '5% of ₹461.50'],
      ['Delivery', 0, 'free'],
    ]);
    expect(bill.toPayPaise).toBe(43842);
  });

  it('gives no discount on cash on delivery', () => {
    const bill = priceCart([{ productId: 1, unitPricePaise: 2800, quantity: 2 }], {
      paidOnline: false,
    });
    expect(bill.toPayPaise).toBe(5600);
    expect(bill.lineDiscountsPaise).toEqual(new Map([[1, 0]]));
  });

  it('takes the steps in their order, each from what the one before left', () => {
    const lines = [
      { productId: 7, unitPricePaise: 20_000, quantity: 2 },
      { productId: 3, unitPricePaise: 24_000, quantity: 1 },
    ];
    const bill = priceCart(lines, { paidOnline: true, coupon: fresh15, creditPaise: 25_000 });
    expect(stepsOf(bill)).toEqual([
      ['Subtotal', 64_000, null],
      ['Coupon FRESH15', -9_600, '15% of ₹640, at most ₹100'],
      ['Online payment', -2_720, '5% of ₹544'],
      ['Gift credit', -25_000, 'from redeemed gift vouchers'],
      ['Delivery', 0, 'free'],
    ]);
    expect(bill).toMatchObject({ toPayPaise: 26_680, giftCreditPaise: 25_000 });
    // 12,320 paise on 40,000 and 24,000: gift credit is a means of payment and is not shared out.
    expect(bill.lineDiscountsPaise).toEqual(
      new Map([
        [7, 7_700],
        [3, 4_620],
      ]),
    );
  });

  it('stops a coupon at its maximum, and names no maximum where there is none', () => {
    const lines = [{ productId: 1, unitPricePaise: 100_000, quantity: 1 }];
    const capped = priceCart(lines, { paidOnline: false, coupon: fresh15 });
    expect(stepsOf(capped)[1]).toEqual(['Coupon FRESH15', -10_000, '15% of ₹1,000, at most ₹100']);
    const coupon = { code: 'ALL5', percent: 5, maximumDiscountPaise: null };
    const uncapped = priceCart(lines, { paidOnline: false, coupon });
    expect(stepsOf(uncapped)[1]).toEqual(['Coupon ALL5', -5_000, '5% of ₹1,000']);
  });

  it('adds the delivery fee after all, and takes nothing off it', () => {
    const bill = priceCart([tomatoes], {
      ...{ paidOnline: true, creditPaise: 100_000 },
      delivery: { feePaise: 3_000, reason: freeFrom },
    });
    expect(stepsOf(bill).at(-1)).toEqual(['Delivery', 3_000, 'free from ₹500']);
    expect(bill).toMatchObject({ toPayPaise: 3_000, giftCreditPaise: 43_842 });
  });

  it('spends no more gift credit than there is to pay', () => {
    const bill = priceCart([tomatoes], { paidOnline: true, creditPaise: 100_000 });
    expect(bill).toMatchObject({ toPayPaise: 0, giftCreditPaise: 43_842 });
    const nothing = priceCart([], { paidOnline: true, creditPaise: 100_000 });
    expect(nothing.steps.map(({ kind }) => kind)).not.toContain(BillStepKind.GIFT_CREDIT);
  });

  it('adds up, in whole paise, and nothing is negative, whatever the cart', () => {
    fc.assert(
      fc.property(anyBill, ([lines, terms]) => {
        const bill = priceCart(lines, terms);
        expect(bill.subtotalPaise).toBe(sumOf(lines.map(lineTotal)));
        expect(sumOf(bill.steps.map(({ amountPaise }) => amountPaise))).toBe(bill.toPayPaise);
        expect(bill.toPayPaise).toBeGreaterThanOrEqual(0);
        for (const { kind, amountPaise } of bill.steps) {
          expect(Number.isSafeInteger(amountPaise)).toBe(true);
          const isAdded = kind === BillStepKind.SUBTOTAL || kind === BillStepKind.DELIVERY_FEE;
          if (!isAdded) expect(amountPaise).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('never takes off more than it may, to the rounding of half a paisa', () => {
    fc.assert(
      fc.property(anyBill, ([lines, terms]) => {
        const bill = priceCart(lines, terms);
        const coupon = amountOf(bill, BillStepKind.COUPON);
        const online = amountOf(bill, BillStepKind.ONLINE_PAYMENT_DISCOUNT);
        const credit = amountOf(bill, BillStepKind.GIFT_CREDIT);
        expect(coupon).toBeLessThanOrEqual(percentOf(bill.subtotalPaise, MAX_COUPON_PERCENT));
        expect(coupon).toBeLessThanOrEqual(terms.coupon?.maximumDiscountPaise ?? Infinity);
        if (!terms.coupon) expect(coupon).toBe(0);
        expect(online).toBeLessThanOrEqual(percentOf(bill.subtotalPaise - coupon, 5));
        if (!terms.paidOnline) expect(online).toBe(0);
        expect(credit).toBe(bill.giftCreditPaise);
        expect(credit).toBeLessThanOrEqual(terms.creditPaise ?? 0);
        expect(credit).toBeLessThanOrEqual(bill.subtotalPaise - coupon - online);
      }),
    );
  });

  it('shares the discounts out so that the lines add up to the bill', () => {
    fc.assert(
      fc.property(anyBill, ([lines, terms]) => {
        const bill = priceCart(lines, terms);
        const discounts = amountOf(bill, BillStepKind.COUPON);
        const online = amountOf(bill, BillStepKind.ONLINE_PAYMENT_DISCOUNT);
        expect(sumOf(bill.lineDiscountsPaise.values())).toBe(discounts + online);
        for (const line of lines) {
          const share = bill.lineDiscountsPaise.get(line.productId) ?? -1;
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(lineTotal(line));
        }
      }),
    );
  });

  it('does not depend on the order of the lines, nor do their shares', () => {
    const shuffled = anyBill.chain(([lines, terms]) =>
      fc
        .shuffledSubarray(lines, { minLength: lines.length })
        .map((others) => [lines, others, terms] as const),
    );
    fc.assert(
      fc.property(shuffled, ([lines, others, terms]) => {
        expect(priceCart(others, terms)).toEqual(priceCart(lines, terms));
      }),
    );
  });
});
