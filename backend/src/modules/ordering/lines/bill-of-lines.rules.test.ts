import fc from 'fast-check';
import { priceCart } from '../../checkout/index.rules';
import type { AgreedBill } from '../orders/order.entity';
import { OrderedLine, Substitute, billLine, billOfLines } from './bill-of-lines.rules';

/** A line with what becomes of its pieces. */
interface Picked {
  line: OrderedLine;
  substitutes: Substitute[];
}

/** An order as it was placed, and as it was picked. */
interface PickedOrder {
  agreed: AgreedBill;
  picked: Picked[];
}

const anySubstitute = fc.record({
  mrpPaise: fc.integer({ min: 0, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  replacedQuantity: fc.integer({ min: 1, max: 20 }),
});

const anyLine = fc.record({
  mrpPaise: fc.integer({ min: 0, max: 500_000 }),
  orderedQuantity: fc.integer({ min: 1, max: 60 }),
  /** How many pieces of the line leave it for what reason is input from these. */
  shortQuantity: fc.integer({ min: 0, max: 60 }),
  substitutes: fc.array(anySubstitute, { maxLength: 3 }),
});

const anyOrder = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
    paidOnline: fc.boolean(),
    coupon: fc.option(
      fc.record({
        percent: fc.integer({ min: 1, max: 25 }),
        maximumDiscountPaise: fc.option(fc.integer({ min: 0, max: 100_000 })),
      }),
    ),
    creditPaise: fc.integer({ min: 0, max: 900_000 }),
    feePaise: fc.integer({ min: 0, max: 9_900 }),
  })
  .map(({ lines, paidOnline, coupon, creditPaise, feePaise }): PickedOrder => {
    const cart = lines.map(({ mrpPaise, orderedQuantity: quantity }, index) => {
      return { productId: index + 1, mrpPaise, quantity };
    });
    const { subtotalPaise, steps, giftCreditPaise, toPayPaise, lineDiscountsPaise } = priceCart(
      cart,
      {
        paidOnline,
        coupon: coupon && { ...coupon, code: 'FRESH' },
        creditPaise,
        delivery: { feePaise, reason: null },
      },
    );
    return {
      agreed: { subtotalPaise, steps, giftCreditPaise, toPayPaise },
      picked: lines.map((line, index) => pickedLine(line, lineDiscountsPaise.get(index + 1) ?? 0)),
    };
  });

/** Takes the substituted and the missing pieces from those that were ordered, as far as they go. */
function pickedLine(
  input: {
    mrpPaise: number;
    orderedQuantity: number;
    shortQuantity: number;
    substitutes: Substitute[];
  },
  discountPaise: number,
): Picked {
  let quantity = input.orderedQuantity;
  const substitutes = input.substitutes.flatMap((substitute) => {
    const replacedQuantity = Math.min(quantity, substitute.replacedQuantity);
    quantity -= replacedQuantity;
    return replacedQuantity > 0 ? [{ ...substitute, replacedQuantity }] : [];
  });
  quantity -= Math.min(quantity, input.shortQuantity);
  const { mrpPaise, orderedQuantity } = input;
  return { line: { mrpPaise, orderedQuantity, discountPaise, quantity }, substitutes };
}

const billsOf = ({ picked }: PickedOrder) =>
  picked.map(({ line, substitutes }) => billLine(line, substitutes));

const newBill = (order: PickedOrder) =>
  billOfLines(
    order.agreed,
    billsOf(order).flatMap(({ substitutes, ...bill }) => [bill, ...substitutes]),
  );

const amountOf = ({ steps }: AgreedBill, kind: string) =>
  steps.find((step) => step.kind === kind)?.amountPaise ?? 0;

const totalOf = ({ toPayPaise, giftCreditPaise }: AgreedBill) => toPayPaise + giftCreditPaise;

/**
 * What an order costs, worked out another way: piece by piece, in whole numbers, from the words of the rules alone.
 * It uses nothing of what is tested.
 */
function independentTotal({ agreed, picked }: PickedOrder): {
  goodsPaise: number;
  discountPaise: number;
  totalPaise: number;
} {
  let goodsPaise = 0;
  let discountPaise = 0;
  for (const { line, substitutes } of picked) {
    // Half up: the smallest whole number of which twice is not less than twice the exact part minus one.
    const share = (pieces: number) => {
      const twiceExact = 2n * BigInt(line.discountPaise) * BigInt(pieces);
      const whole = BigInt(line.orderedQuantity);
      let paise = twiceExact / (2n * whole);
      if (twiceExact - 2n * paise * whole >= whole) paise += 1n;
      return Number(paise);
    };
    for (let piece = 0; piece < line.quantity; piece++) goodsPaise += line.mrpPaise;
    discountPaise += share(line.quantity);
    let delivered = line.quantity;
    for (const substitute of substitutes) {
      let costPaise = 0;
      for (let piece = 0; piece < substitute.quantity; piece++) costPaise += substitute.mrpPaise;
      let wouldCostPaise = 0;
      for (let piece = 0; piece < substitute.replacedQuantity; piece++)
        wouldCostPaise += line.mrpPaise;
      const billedPaise = costPaise < wouldCostPaise ? costPaise : wouldCostPaise;
      const before = share(delivered);
      delivered += substitute.replacedQuantity;
      const sharePaise = share(delivered) - before;
      goodsPaise += billedPaise;
      discountPaise += sharePaise < billedPaise ? sharePaise : billedPaise;
    }
  }
  const feePaise = amountOf(agreed, 'DELIVERY_FEE');
  return { goodsPaise, discountPaise, totalPaise: goodsPaise - discountPaise + feePaise };
}

const MANY = { numRuns: 5_000 };

describe('the bill of an order that was picked', () => {
  it('is that of an independent calculation, to the paisa', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const bill = newBill(order);
        const { goodsPaise, discountPaise, totalPaise } = independentTotal(order);
        expect({
          goodsPaise: bill.subtotalPaise,
          discountPaise: 0 - amountOf(bill, 'COUPON') - amountOf(bill, 'ONLINE_PAYMENT_DISCOUNT'),
          totalPaise: totalOf(bill),
        }).toEqual({ goodsPaise, discountPaise, totalPaise });
      }),
      MANY,
    );
  });

  it('is never above what was agreed, in no part of it', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { agreed } = order;
        const bill = newBill(order);
        expect(totalOf(bill)).toBeLessThanOrEqual(totalOf(agreed));
        expect(bill.toPayPaise).toBeLessThanOrEqual(agreed.toPayPaise);
        expect(bill.giftCreditPaise).toBeLessThanOrEqual(agreed.giftCreditPaise);
        expect(bill.toPayPaise).toBeGreaterThanOrEqual(0);
        expect(bill.giftCreditPaise).toBeGreaterThanOrEqual(0);
        for (const kind of ['COUPON', 'ONLINE_PAYMENT_DISCOUNT']) {
          expect(amountOf(bill, kind)).toBeGreaterThanOrEqual(amountOf(agreed, kind));
          expect(amountOf(bill, kind)).toBeLessThanOrEqual(0);
        }
      }),
      MANY,
    );
  });

  it('has steps that add up, and lines that cost no less than nothing', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const bill = newBill(order);
        expect(bill.steps.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(
          bill.toPayPaise,
        );
        expect(amountOf(bill, 'DELIVERY_FEE')).toBe(amountOf(order.agreed, 'DELIVERY_FEE'));
        for (const { substitutes, ...line } of billsOf(order))
          for (const { totalPaise, discountPaise } of [line, ...substitutes]) {
            expect(discountPaise).toBeGreaterThanOrEqual(0);
            expect(discountPaise).toBeLessThanOrEqual(totalPaise);
          }
      }),
      MANY,
    );
  });

  it('is the agreed one where all was picked', () => {
    fc.assert(
      fc.property(anyOrder, ({ agreed, picked }) => {
        const full = picked.map(({ line }) => ({
          line: { ...line, quantity: line.orderedQuantity },
          substitutes: [],
        }));
        expect(newBill({ agreed, picked: full })).toEqual(agreed);
      }),
    );
  });

  it('takes gift credit back only where nothing is left to pay', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { toPayPaise, giftCreditPaise } = newBill(order);
        expect(toPayPaise === 0 || giftCreditPaise === order.agreed.giftCreditPaise).toBe(true);
      }),
      MANY,
    );
  });
});

const twoOfThree: OrderedLine = {
  mrpPaise: 3_333,
  orderedQuantity: 3,
  discountPaise: 501,
  quantity: 2,
};

describe('a line', () => {
  it('costs its pieces, with its share of the discounts half up', () => {
    expect(billLine(twoOfThree, [])).toEqual({
      totalPaise: 6_666,
      discountPaise: 334,
      substitutes: [],
    });
    const half = { ...twoOfThree, orderedQuantity: 2, quantity: 1, discountPaise: 5 };
    expect(billLine(half, []).discountPaise).toBe(3);
  });

  it.each([
    ['a cheaper substitute at its own price', 2_000, 1, 2_000],
    ['a dearer one at the price of what it replaces', 5_000, 1, 3_333],
    ['two small ones at no more than the large one', 2_000, 2, 3_333],
  ])('has %s, with the rest of the discount', (_, mrpPaise, quantity, totalPaise) => {
    const { substitutes } = billLine(twoOfThree, [{ mrpPaise, quantity, replacedQuantity: 1 }]);
    expect(substitutes).toEqual([{ totalPaise, discountPaise: 167 }]);
  });

  it('gives nobody money for a substitute that costs less than its discount', () => {
    const { substitutes } = billLine({ ...twoOfThree, discountPaise: 9_000 }, [
      { mrpPaise: 100, quantity: 1, replacedQuantity: 1 },
    ]);
    expect(substitutes).toEqual([{ totalPaise: 100, discountPaise: 100 }]);
  });
});
