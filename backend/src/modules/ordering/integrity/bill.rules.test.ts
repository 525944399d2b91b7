import fc from 'fast-check';
import { priceCart } from '../../checkout/index.rules';
import { StoredBill, compareBill } from './bill.rules';
import { comparisonText } from '../../../platform/integrity/comparison.rules';

const breachesOf = (bill: StoredBill) =>
  compareBill(bill)
    .filter(({ holds }) => !holds)
    .map(comparisonText);

/** The bill of a cart as stored with an order. */
function storedBill(
  lines: { unitPricePaise: number; quantity: number }[],
  paidOnline: boolean,
  coupon: { percent: number; maximumDiscountPaise: number | null } | null,
  creditPaise: number,
): StoredBill {
  const numbered = lines.map((line, index) => ({ ...line, productId: index + 1 }));
  const terms = coupon && { ...coupon, code: 'FRESH' };
  const bill = priceCart(numbered, { paidOnline, coupon: terms, creditPaise });
  return {
    id: 7,
    paymentMethod: paidOnline ? 'card' : 'cash on delivery',
    subtotalPaise: bill.subtotalPaise,
    billSteps: JSON.stringify(bill.steps),
    couponCode: coupon ? 'FRESH' : null,
    giftCreditPaise: bill.giftCreditPaise,
    toPayPaise: bill.toPayPaise,
    linesPaise: lines.reduce((sum, line) => sum + line.unitPricePaise * line.quantity, 0),
    lineDiscountsPaise: [...bill.lineDiscountsPaise.values()].reduce(
      (sum, share) => sum + share,
      0,
    ),
    couponPercent: coupon?.percent ?? null,
    couponMaximumPaise: coupon?.maximumDiscountPaise ?? null,
  };
}

const anyLine = fc.record({
  unitPricePaise: fc.integer({ min: 0, max: 100_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const anyCoupon = fc.record({
  percent: fc.integer({ min: 1, max: 25 }),
  maximumDiscountPaise: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
});
const anyBill = fc
  .tuple(
    fc.array(anyLine, { minLength: 1, maxLength: 30 }),
    fc.boolean(),
    fc.option(anyCoupon),
    fc.integer({ min: 0, max: 500_000 }),
  )
  .map((parts) => storedBill(...parts));

const aBill = storedBill(
  [{ unitPricePaise: 46150, quantity: 1 }],
  true,
  { percent: 10, maximumDiscountPaise: null },
  5000,
);

/** The bill with other amounts in its steps. */
function withSteps(bill: StoredBill, amounts: Record<string, number>): StoredBill {
  const steps = JSON.parse(bill.billSteps) as { kind: string; amountPaise: number }[];
  const changed = steps.map((step) => ({
    ...step,
    amountPaise: amounts[step.kind] ?? step.amountPaise,
  }));
  return { ...bill, billSteps: JSON.stringify(changed) };
}

describe('compareBill', () => {
  it('finds nothing wrong with any bill that the shop makes', () => {
    fc.assert(fc.property(anyBill, (bill) => expect(breachesOf(bill)).toEqual([])));
  });

  it('finds it wherever a single amount of any bill is another', () => {
    const amount = fc.constantFrom(
      'subtotalPaise',
      'giftCreditPaise',
      'toPayPaise',
      'linesPaise',
      'lineDiscountsPaise',
    );
    fc.assert(
      fc.property(anyBill, amount, fc.integer({ min: 1, max: 99_999 }), (bill, field, more) => {
        const wrong = { ...bill, [field]: Number(bill[field as keyof StoredBill]) + more };
        expect(breachesOf(wrong)).not.toEqual([]);
      }),
    );
  });

  it.each<[string, StoredBill, string]>([
    ['a wrong sum', { ...aBill, toPayPaise: 1 }, 'sum to pay of order 7: expected 34458, found 1'],
    [
      'a subtotal that is not that of the lines',
      { ...aBill, linesPaise: 46000 },
      'subtotal of order 7: expected 46000, found 46150',
    ],
    [
      'shares that do not add up',
      { ...aBill, lineDiscountsPaise: 6691 },
      'discounts of the lines of order 7: expected 6692, found 6691',
    ],
    [
      'credit that is not on the bill',
      { ...aBill, giftCreditPaise: 0 },
      'GIFT_CREDIT step of order 7: expected 0, found -5000',
    ],
    [
      'a discount for paying online without doing so',
      { ...aBill, paymentMethod: 'cash on delivery' },
      'ONLINE_PAYMENT_DISCOUNT step of order 7: expected 0, found -2077',
    ],
    [
      'a coupon that gives less than it should',
      { ...aBill, couponPercent: 12 },
      'COUPON step of order 7: expected -5538, found -4615',
    ],
    [
      'a coupon discount without a coupon',
      { ...aBill, couponCode: null },
      'COUPON step of order 7: expected 0, found -4615',
    ],
    [
      'steps that are no list',
      { ...aBill, billSteps: '{"kind":"SUBTOTAL"}' },
      'steps of the bill of order 7: expected a list of steps, found other',
    ],
    [
      'steps that are no JSON',
      { ...aBill, billSteps: 'SUBTOTAL' },
      'steps of the bill of order 7: expected a list of steps, found other',
    ],
  ])('says so of %s', (_what, bill, text) => {
    expect(breachesOf(bill)).toEqual([text]);
  });

  it('lets no coupon take more than a quarter, whatever its own terms say', () => {
    const greedy = { ...withSteps(aBill, { COUPON: -13845 }), couponPercent: 30 };
    expect(breachesOf(greedy)).toContain(
      'coupon discount of order 7: expected at most 11538, found 13845',
    );
  });

  it('knows a delivery fee, which is never negative', () => {
    const bill = storedBill([{ unitPricePaise: 10_000, quantity: 1 }], false, null, 0);
    const withFee = (amountPaise: number) => ({
      ...bill,
      billSteps: JSON.stringify([
        { kind: 'SUBTOTAL', amountPaise: 10_000 },
        { kind: 'DELIVERY_FEE', amountPaise },
      ]),
      toPayPaise: 10_000 + amountPaise,
    });
    expect(breachesOf(withFee(3_000))).toEqual([]);
    expect(breachesOf(withFee(-1))).toHaveLength(1);
  });

  it('knows the order of the steps, and takes each once', () => {
    const steps = JSON.parse(aBill.billSteps) as object[];
    const other = { ...aBill, billSteps: JSON.stringify([...steps].reverse()) };
    expect(breachesOf(other)).toEqual([
      'kinds of steps of order 7: expected SUBTOTAL, COUPON, ONLINE_PAYMENT_DISCOUNT, GIFT_CREDIT, DELIVERY_FEE, ' +
        'found DELIVERY_FEE, GIFT_CREDIT, ONLINE_PAYMENT_DISCOUNT, COUPON, SUBTOTAL',
    ]);
  });
});
