import fc from 'fast-check';
import { MAX_PRICE_PAISE } from '../../../kernel/money';
import { MAX_STOCK } from '../products/product-limits.rules';
import {
  BulkBefore,
  BulkChangeKind,
  BulkPlan,
  ChangedPrices,
  PriceRounding,
  changeOf,
  formerValues,
  roundedPrice,
  stillHas,
  stockDifference,
} from './bulk-change.rules';

const product = (given: Partial<BulkBefore> = {}): BulkBefore => ({
  ...{ mrpPaise: 10_000, sellingPaise: null, categoryId: 1, isHidden: null },
  ...{ gstBasisPoints: null, hsn: null, stockQuantity: 10, ...given },
});

const percent = (basisPoints: number, prices: ChangedPrices, rounding = PriceRounding.NONE) =>
  ({ kind: BulkChangeKind.PRICE_PERCENT, prices, basisPoints, rounding }) as const;
const amount = (amountPaise: number, prices: ChangedPrices, rounding = PriceRounding.NONE) =>
  ({ kind: BulkChangeKind.PRICE_AMOUNT, prices, amountPaise, rounding }) as const;
const belowMrp = (basisPoints: number, rounding = PriceRounding.NONE) =>
  ({ kind: BulkChangeKind.BELOW_MRP, basisPoints, rounding }) as const;

const stockBy = (stockDelta: number) =>
  ({ kind: BulkChangeKind.STOCK_CHANGE, stockDelta }) as const;

const { MRP, SELLING, BOTH } = ChangedPrices;
const { NONE, HALF_RUPEES, RUPEES, NINETY_NINE } = PriceRounding;

describe('changeOf', () => {
  it.each<[string, BulkPlan, Partial<BulkBefore>, object]>([
    ['raises the MRP', percent(500, MRP), {}, { mrpPaise: 10_500 }],
    ['leaves the selling price', percent(500, MRP), { sellingPaise: 9_000 }, { mrpPaise: 10_500 }],
    ['gives a selling price', percent(-1_000, SELLING), {}, { sellingPaise: 9_000 }],
    [
      'lowers the selling price',
      percent(-1_000, SELLING),
      { sellingPaise: 5_000 },
      { sellingPaise: 4_500 },
    ],
    [
      'changes both',
      percent(1_000, BOTH),
      { sellingPaise: 5_000 },
      { mrpPaise: 11_000, sellingPaise: 5_500 },
    ],
    ['gives none with both', percent(1_000, BOTH), {}, { mrpPaise: 11_000 }],
    ['adds rupees', amount(250, MRP), {}, { mrpPaise: 10_250 }],
    ['takes rupees off', amount(-250, SELLING), {}, { sellingPaise: 9_750 }],
    ['rounds', amount(-250, SELLING, NINETY_NINE), {}, { sellingPaise: 9_799 }],
    ['sells below the MRP', belowMrp(1_250), {}, { sellingPaise: 8_750 }],
    [
      'ends selling prices',
      { kind: BulkChangeKind.NO_SELLING_PRICE },
      { sellingPaise: 9 },
      { sellingPaise: null },
    ],
    [
      'moves to a category',
      { kind: BulkChangeKind.CATEGORY, categoryId: 4 },
      {},
      { categoryId: 4 },
    ],
    ['hides', { kind: BulkChangeKind.VISIBILITY, isHidden: true }, {}, { isHidden: true }],
    ['sets the rate', { kind: BulkChangeKind.GST, gstBasisPoints: 0 }, {}, { gstBasisPoints: 0 }],
    [
      'sets rate and code',
      { kind: BulkChangeKind.GST, gstBasisPoints: 500, hsn: '1006' },
      { hsn: '1006' },
      { gstBasisPoints: 500 },
    ],
    [
      'sets a stock',
      { kind: BulkChangeKind.STOCK_SET, stockQuantity: 0 },
      {},
      { stockQuantity: 0 },
    ],
    ['adds pieces', stockBy(24), {}, { stockQuantity: 34 }],
    ['takes all pieces', stockBy(-10), {}, { stockQuantity: 0 }],
  ])('%s', (_, plan, given, expected) => {
    expect(changeOf(plan, product(given))).toEqual(expected);
  });

  it.each<[BulkPlan, Partial<BulkBefore>]>([
    [{ kind: BulkChangeKind.NO_SELLING_PRICE }, {}],
    [{ kind: BulkChangeKind.CATEGORY, categoryId: 1 }, {}],
    [{ kind: BulkChangeKind.VISIBILITY, isHidden: false }, { isHidden: null }],
    [percent(0, MRP), {}],
    [belowMrp(1_000), { sellingPaise: 9_000 }],
    [{ kind: BulkChangeKind.STOCK_SET, stockQuantity: 10 }, {}],
  ])('changes nothing by %j where it is so already', (plan, given) => {
    expect(changeOf(plan, product(given))).toEqual({});
  });

  it.each<[BulkPlan, Partial<BulkBefore>, string]>([
    [amount(-10_000, MRP), {}, 'mrpPaise'],
    [amount(-20_000, SELLING), {}, 'sellingPaise'],
    [percent(-9_999, MRP), { mrpPaise: 4_999 }, 'mrpPaise'],
    [belowMrp(9_000, RUPEES), { mrpPaise: 100 }, 'sellingPaise'],
    [percent(1, MRP), { mrpPaise: MAX_PRICE_PAISE }, 'mrpPaise'],
  ])('refuses a price that is none: %j', (plan, given, field) => {
    expect(() => changeOf(plan, product(given))).toThrow(
      expect.objectContaining({ code: 'VALIDATION', fields: { [field]: expect.any(String) } }),
    );
  });
});

describe('a change of stocks', () => {
  it.each([
    [-11, 'OUT_OF_STOCK'],
    [MAX_STOCK, 'VALIDATION'],
  ])('by %i is refused with %s', (delta, code) => {
    expect(() => changeOf(stockBy(delta), product())).toThrow(
      expect.objectContaining({ code, fields: { stockQuantity: expect.any(String) } }),
    );
  });

  it('is by the difference between what was there and what is to be', () => {
    const before = product();
    const after = changeOf({ kind: BulkChangeKind.STOCK_SET, stockQuantity: 4 }, before);
    expect(stockDifference(formerValues(before, after), after)).toBe(-6);
  });
});

describe('roundedPrice', () => {
  it.each([
    [9_849, NONE, 9_849],
    [9_824, HALF_RUPEES, 9_800],
    [9_825, HALF_RUPEES, 9_850],
    [9_849, RUPEES, 9_800],
    [9_850, RUPEES, 9_900],
    [9_848, NINETY_NINE, 9_799],
    [9_849, NINETY_NINE, 9_899],
    [9_899, NINETY_NINE, 9_899],
    [1, NINETY_NINE, 99],
    [-5, NINETY_NINE, 0],
    [49, RUPEES, 0],
  ])('makes %i paise by %s %i', (paise, rounding, expected) => {
    expect(roundedPrice(paise, 1, rounding)).toBe(expected);
  });

  it('rounds once: 1.4950 rupees are nearer to one rupee than to two', () => {
    expect(roundedPrice(14_950, 100, RUPEES)).toBe(100);
  });

  const anyPaise = fc.integer({ min: 1, max: MAX_PRICE_PAISE });
  const anyPercent = fc.integer({ min: -9_999, max: 50_000 });
  const anyRounding = fc.constantFrom(...Object.values(PriceRounding));
  const byPercent = (paise: number, basisPoints: number, rounding: PriceRounding) =>
    roundedPrice(paise * (10_000 + basisPoints), 10_000, rounding);

  it('is what whole numbers of any size say', () => {
    const steps = { NONE: 1n, HALF_RUPEES: 50n, RUPEES: 100n, NINETY_NINE: 100n };
    fc.assert(
      fc.property(anyPaise, anyPercent, anyRounding, (paise, basisPoints, rounding) => {
        const [step, shift] = [steps[rounding], rounding === NINETY_NINE ? 1n : 0n];
        const parts = BigInt(paise) * BigInt(10_000 + basisPoints) + shift * 10_000n;
        const wanted = ((parts * 2n + 10_000n * step) / (20_000n * step)) * step - shift;
        const least = rounding === NINETY_NINE ? 99 : 0;
        return byPercent(paise, basisPoints, rounding) === Math.max(Number(wanted), least);
      }),
    );
  });

  it('keeps the order of two prices, so that a selling price stays at most the MRP', () => {
    fc.assert(
      fc.property(anyPaise, anyPaise, anyPercent, anyRounding, (one, other, points, rounding) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        return byPercent(low, points, rounding) <= byPercent(high, points, rounding);
      }),
    );
  });
});

describe('what is undone', () => {
  it('is known by the values that were given, and has those before them', () => {
    const before = product({ sellingPaise: 9_000 });
    const after = changeOf(percent(1_000, SELLING), before);
    expect(formerValues(before, after)).toEqual({ sellingPaise: 9_000 });
    expect(stillHas({ ...before, ...after, mrpPaise: 20_000 }, after)).toBe(true);
    expect(stillHas(before, after)).toBe(false);
  });
});
