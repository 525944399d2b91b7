import fc from 'fast-check';
import { Purchase, rankRegulars } from './rank-regulars.rules';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
const bought = (productId: number, ...ages: number[]): Purchase[] =>
  ages.map((age) => ({ productId, placedAt: daysAgo(age) }));
const everything = () => true;

const numbersOf = (purchases: Purchase[], isInStock: (id: number) => boolean = everything) =>
  rankRegulars(purchases, now, isInStock).map(({ productId }) => productId);

describe('what somebody buys again and again', () => {
  it('is what they buy most often', () => {
    expect(numbersOf([...bought(1, 5), ...bought(2, 6, 12, 19), ...bought(3, 4, 11)])).toEqual([
      2, 3, 1,
    ]);
  });

  it('is rather what they bought lately than what they bought in another season', () => {
    expect(numbersOf([...bought(1, 300, 310, 320), ...bought(2, 3)])).toEqual([2, 1]);
  });

  it('comes after whatever can be had, where it cannot', () => {
    expect(numbersOf([...bought(1, 1, 2, 3), ...bought(2, 200)], (id) => id === 2)).toEqual([2, 1]);
  });

  it('tells how often and when it was bought last', () => {
    expect(rankRegulars(bought(7, 12, 3, 40), now, everything)).toEqual([
      { productId: 7, timesBought: 3, lastBoughtAt: daysAgo(3) },
    ]);
  });

  it('holds each product once, whatever the order of the purchases', () => {
    const purchase = fc.record({
      productId: fc.integer({ min: 1, max: 9 }),
      placedAt: fc.integer({ min: 0, max: 365 }).map(daysAgo),
    });
    fc.assert(
      fc.property(fc.array(purchase, { maxLength: 40 }), (purchases) => {
        const ranked = rankRegulars(purchases, now, (id) => id % 2 === 0);
        const ids = ranked.map(({ productId }) => productId);
        expect([...ids].sort()).toEqual([...new Set(purchases.map((one) => one.productId))].sort());
        expect(ranked.reduce((sum, { timesBought }) => sum + timesBought, 0)).toBe(
          purchases.length,
        );
        const firstGone = ids.findIndex((id) => id % 2 === 1);
        if (firstGone >= 0) expect(ids.slice(firstGone).every((id) => id % 2 === 1)).toBe(true);
        expect(numbersOf([...purchases].reverse(), (id) => id % 2 === 0)).toEqual(ids);
      }),
    );
  });
});
