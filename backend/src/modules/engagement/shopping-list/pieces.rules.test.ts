import fc from 'fast-check';
import { packSizeOf, piecesFor } from './pieces.rules';

describe('what is in one piece', () => {
  it.each([
    ['500 g', 500, 'g'],
    ['1 kg', 1000, 'g'],
    ['1.2 l', 1200, 'ml'],
    ['250ml', 250, 'ml'],
    ['6 pieces', 6, 'piece'],
    ['1 piece', 1, 'piece'],
    ['2 x 90 g', 180, 'g'],
    ['25 bags', 25, 'piece'],
  ])('of %s is read', (unit, amount, measure) => {
    expect(packSizeOf(unit)).toEqual({ amount, measure });
  });

  it.each([null, '', '1 bunch', 'each', '0 g', 'large'])('of %j is not known', (unit) => {
    expect(packSizeOf(unit)).toBeUndefined();
  });
});

const pieces = (
  amount: number,
  measure: 'g' | 'ml' | 'piece' | 'pack' | null,
  unit: string | null,
) => Object.values(piecesFor({ amount, measure }, unit));

describe('the pieces that are needed', () => {
  it.each([
    [2000, 'g', '1 kg', 2, true],
    [2000, 'g', '500 g', 4, true],
    [750, 'g', '500 g', 2, false],
    [250, 'g', '1 kg', 1, false],
    [300, 'g', '100 g', 3, true],
    [1000, 'g', '1 l', 1, false], // oil by weight
    [1000, 'g', '6 pieces', 1, false],
    [1000, 'g', null, 1, false],
    [12, 'piece', '6 pieces', 2, true],
    [12, 'piece', '1 piece', 12, true],
    [2, 'piece', '500 g', 2, true],
    [12, null, '12 pieces', 1, true],
    [2, null, '400 g', 2, true],
    [2, 'pack', '6 pieces', 2, true],
    [0.5, null, '400 g', 1, false],
    [1_000_000, 'g', '100 g', 99, false],
  ] as const)('for %d %s of packs of %s are %d', (amount, measure, unit, quantity, isExact) => {
    expect(pieces(amount, measure, unit)).toEqual([quantity, isExact]);
  });

  it('are one where no amount was written', () => {
    expect(piecesFor(null, '500 g')).toEqual({ quantity: 1, isExact: true });
  });

  it('are never fewer than make up the wish, and never one too many', () => {
    const unit = fc.constantFrom('100 g', '250 g', '500 g', '1 kg', '2 kg', '5 kg');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000 }), unit, (amount, packUnit) => {
        const pack = packSizeOf(packUnit)?.amount ?? 0;
        const { quantity, isExact } = piecesFor({ amount, measure: 'g' }, packUnit);
        expect(quantity * pack).toBeGreaterThanOrEqual(amount);
        expect((quantity - 1) * pack).toBeLessThan(amount);
        expect(isExact).toBe(quantity * pack === amount);
      }),
    );
  });
});
