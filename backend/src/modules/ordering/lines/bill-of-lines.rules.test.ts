import fc from 'fast-check';
import { priceCart } from '../../checkout/index.rules';
import type { AgreedBill } from '../orders/order.entity';
import { OrderedLine, Substitute, billLine, billOfLines } from './bill-of-lines.rules';

/** A line with what happens to its pieces. */
interface Picked {
  line: OrderedLine;
  substitutes: Substitute[];
}

/** An order as placed, and as picked. */
interface PickedOrder {
  agreed: AgreedBill;
  picked: Picked[];
}

/** The weight of a piece that is sold by weight, and the percentage of it that the scales show. */
const anyWeight = {
  packGrams: fc.option(fc.integer({ min: 1, max: 5_000 })),
  weighedPercent: fc.option(fc.integer({ min: 1, max: 110 })),
};

interface GeneratedWeight {
  packGrams: number | null;
  weighedPercent: number | null;
}

const anySubstitute = fc.record({
  unitPricePaise: fc.integer({ min: 0, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  ...anyWeight,
  replacedQuantity: fc.integer({ min: 1, max: 20 }),
});

const anyLine = fc.record({
  unitPricePaise: fc.integer({ min: 0, max: 500_000 }),
  orderedQuantity: fc.integer({ min: 1, max: 60 }),
  /** The number of pieces to take off the line per reason is derived from these. */
  shortQuantity: fc.integer({ min: 0, max: 60 }),
  ...anyWeight,
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
    const cart = lines.map(({ unitPricePaise, orderedQuantity: quantity }, index) => {
      return { productId: index + 1, unitPricePaise, quantity };
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

/** Subtracts the substituted and the missing pieces from the ordered ones, at most down to zero. */
function pickedLine(
  input: GeneratedWeight & {
    unitPricePaise: number;
    orderedQuantity: number;
    shortQuantity: number;
    substitutes: (Omit<Substitute, 'weighedGrams'> & GeneratedWeight)[];
  },
  discountPaise: number,
): Picked {
  let quantity = input.orderedQuantity;
  const substitutes = input.substitutes.flatMap((substitute) => {
    const replacedQuantity = Math.min(quantity, substitute.replacedQuantity);
    quantity -= replacedQuantity;
    const weighed = { ...substitute, ...weightOf(substitute, substitute.quantity) };
    return replacedQuantity > 0 ? [{ ...weighed, replacedQuantity }] : [];
  });
  quantity -= Math.min(quantity, input.shortQuantity);
  const { unitPricePaise, orderedQuantity } = input;
  const line = {
    unitPricePaise,
    orderedQuantity,
    discountPaise,
    quantity,
    ...weightOf(input, quantity),
  };
  return { line, substitutes };
}

/** The weight of pieces, to the gram; null if they are sold by the piece, or were not weighed. */
function weightOf({ packGrams, weighedPercent }: GeneratedWeight, quantity: number) {
  if (packGrams === null || weighedPercent === null || quantity === 0)
    return { packGrams, weighedGrams: null };
  const grams = Math.floor((quantity * packGrams * weighedPercent) / 100);
  return { packGrams, weighedGrams: Math.max(1, grams) };
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
 * The cost of an order computed in another way: piece by piece or by the gram, in integers, from the wording of the
 * rules alone. It uses none of the tested code.
 */
function independentTotal({ agreed, picked }: PickedOrder): {
  goodsPaise: number;
  discountPaise: number;
  totalPaise: number;
} {
  let goodsPaise = 0;
  let discountPaise = 0;
  for (const { line, substitutes } of picked) {
    const each = line.packGrams ?? 1;
    const share = (parts: number) =>
      halfUp(BigInt(line.discountPaise) * BigInt(parts), BigInt(line.orderedQuantity * each));
    goodsPaise += independentCost(line);
    let delivered = line.quantity * each;
    if (line.weighedGrams !== null && line.weighedGrams < delivered) delivered = line.weighedGrams;
    discountPaise += share(delivered);
    for (const substitute of substitutes) {
      const costPaise = independentCost(substitute);
      let wouldCostPaise = 0;
      for (let piece = 0; piece < substitute.replacedQuantity; piece++)
        wouldCostPaise += line.unitPricePaise;
      const billedPaise = costPaise < wouldCostPaise ? costPaise : wouldCostPaise;
      const before = share(delivered);
      delivered += substitute.replacedQuantity * each;
      const sharePaise = share(delivered) - before;
      goodsPaise += billedPaise;
      discountPaise += sharePaise < billedPaise ? sharePaise : billedPaise;
    }
  }
  const feePaise = amountOf(agreed, 'DELIVERY_FEE');
  return { goodsPaise, discountPaise, totalPaise: goodsPaise - discountPaise + feePaise };
}

/** The cost of pieces: lighter ones by the gram, all others one after another. */
function independentCost(pieces: Substitute | OrderedLine): number {
  const { unitPricePaise, packGrams, weighedGrams } = pieces;
  let costPaise = 0;
  let grams = 0;
  for (let piece = 0; piece < pieces.quantity; piece++) {
    costPaise += unitPricePaise;
    grams += packGrams ?? 0;
  }
  if (packGrams === null || weighedGrams === null || weighedGrams >= grams) return costPaise;
  return halfUp(BigInt(unitPricePaise) * BigInt(weighedGrams), BigInt(packGrams));
}

/** The integer below, or the next one if the remainder is at least half of the divisor. */
function halfUp(dividend: bigint, divisor: bigint): number {
  let whole = dividend / divisor;
  if ((dividend - whole * divisor) * 2n >= divisor) whole += 1n;
  return Number(whole);
}

const MANY = { numRuns: 2_000 };

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
          line: { ...line, quantity: line.orderedQuantity, weighedGrams: null },
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

const BY_THE_PIECE = { packGrams: null, weighedGrams: null };

const twoOfThree: OrderedLine = {
  ...BY_THE_PIECE,
  unitPricePaise: 3_333,
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
  ])('has %s, with the rest of the discount', (_, unitPricePaise, quantity, totalPaise) => {
    const { substitutes } = billLine(twoOfThree, [
      { ...BY_THE_PIECE, unitPricePaise, quantity, replacedQuantity: 1 },
    ]);
    expect(substitutes).toEqual([{ totalPaise, discountPaise: 167 }]);
  });

  it('gives nobody money for a substitute that costs less than its discount', () => {
    const { substitutes } = billLine({ ...twoOfThree, discountPaise: 9_000 }, [
      { ...BY_THE_PIECE, unitPricePaise: 100, quantity: 1, replacedQuantity: 1 },
    ]);
    expect(substitutes).toEqual([{ totalPaise: 100, discountPaise: 100 }]);
  });
});

describe('a line that is sold by weight', () => {
  /** 2 x 500 g at 33.33 each, with 5.01 of discounts. */
  const onions: OrderedLine = {
    ...{ unitPricePaise: 3_333, orderedQuantity: 2, discountPaise: 501, quantity: 2 },
    ...{ packGrams: 500, weighedGrams: null },
  };

  it.each([
    ['as ordered before it is weighed', null, 6_666, 501],
    ['by the gram where it is lighter', 900, 5_999, 451],
    ['half a paisa up', 75, 500, 38],
    ['as ordered where it is heavier', 1_100, 6_666, 501],
    ['nothing less than a gram', 1, 7, 1],
  ])('costs %s', (_, weighedGrams, totalPaise, discountPaise) => {
    const bill = billLine({ ...onions, weighedGrams }, []);
    expect(bill).toEqual({ totalPaise, discountPaise, substitutes: [] });
  });

  it('leaves its substitute the share of the pieces that it replaces', () => {
    const one = { ...onions, quantity: 1, weighedGrams: 450 };
    const substitute = { unitPricePaise: 3_000, quantity: 1, packGrams: 400, weighedGrams: 300 };
    expect(billLine(one, [{ ...substitute, replacedQuantity: 1 }])).toEqual({
      ...{ totalPaise: 3_000, discountPaise: 225 },
      substitutes: [{ totalPaise: 2_250, discountPaise: 251 }],
    });
  });
});
