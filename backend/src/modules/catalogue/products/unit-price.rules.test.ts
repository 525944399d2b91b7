import fc from 'fast-check';
import { comparedPrice } from './unit-price.rules';

const unitPriceOf = (unit: string | null, paise: number) => comparedPrice(unit, paise).unitPrice;
const unitPriceRank = (unit: string | null, paise: number) =>
  comparedPrice(unit, paise).unitPriceRank;

describe('the price of a measure', () => {
  it.each([
    ['500 g', 2800, 560, '100 g'],
    ['5 kg', 38950, 7790, 'kg'],
    ['750ml', 9000, 1200, '100 ml'],
    ['0.5 L', 2800, 560, '100 ml'],
    ['1.2 l', 8500, 7083, 'l'],
    ['6 pieces', 44950, 7492, 'piece'],
    ['2 x 500 g', 100, 100, 'none'],
  ])('of %s at %i paise is %i for %s', (unit, mrpPaise, paise, per) => {
    expect(unitPriceOf(unit, mrpPaise)).toEqual(per === 'none' ? null : { paise, per });
  });

  it.each([null, '', '1 kg', '100 g', '1 l', '1 piece', '1 bunch', '0 g', 'family pack'])(
    'is not said for %s',
    (unit) => expect(unitPriceOf(unit, 2800)).toBeNull(),
  );
});

describe('the order by unit price', () => {
  it('has the cheaper kilogram first, whatever the packs, and what cannot be compared last', () => {
    const packs: [string | null, number][] = [
      ['1 bunch', 1],
      ['6 pieces', 60],
      ['500 g', 5_000],
      ['1 l', 9_000],
      ['2 kg', 10_000],
    ];
    const sorted = packs.sort(
      ([unit, paise], [other, otherPaise]) =>
        Number(unitPriceRank(unit, paise) > unitPriceRank(other, otherPaise)) * 2 - 1,
    );
    expect(sorted.map(([unit]) => unit)).toEqual(['2 kg', '1 l', '500 g', '6 pieces', '1 bunch']);
  });

  it('agrees with what is shown', () => {
    const paise = fc.integer({ min: 1, max: 1_000_000 });
    const grams = fc.integer({ min: 1, max: 999 }).filter((amount) => amount !== 100);
    fc.assert(
      fc.property(paise, paise, grams, grams, (one, other, ofOne, ofOther) => {
        const [a, b] = [unitPriceOf(`${ofOne} g`, one), unitPriceOf(`${ofOther} g`, other)];
        const difference = unitPriceRank(`${ofOne} g`, one) - unitPriceRank(`${ofOther} g`, other);
        if (a && b && a.paise !== b.paise)
          expect(Math.sign(difference)).toBe(Math.sign(a.paise - b.paise));
      }),
    );
  });
});
