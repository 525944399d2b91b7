import fc from 'fast-check';
import { shareByLargestRemainder } from './share-discount.rules';

const bearers = (...weights: number[]) => weights.map((weight, at) => ({ id: at + 1, weight }));
const sharesOf = (shares: Map<number, number>) => [...shares.values()];

describe('shareByLargestRemainder', () => {
  it('gives the paise that are left to the largest remainders', () => {
    // 10 paise on 1, 2 and 4 of 7: 1.43, 2.86 and 5.71.
    expect(sharesOf(shareByLargestRemainder(10, bearers(1, 2, 4)))).toEqual([1, 3, 6]);
  });

  it('breaks ties by the greater weight, then by the smaller id', () => {
    expect(sharesOf(shareByLargestRemainder(2, bearers(5, 5, 5)))).toEqual([1, 1, 0]);
    // 1 paisa on 1 and 3 of 4 leaves 0.25 and 0.75; 2 paise on 1 and 3 leave a half each.
    expect(sharesOf(shareByLargestRemainder(2, bearers(1, 3)))).toEqual([0, 2]);
  });

  it('gives nothing to what weighs nothing, and nothing where nothing weighs', () => {
    expect(sharesOf(shareByLargestRemainder(3, bearers(0, 3, 0)))).toEqual([0, 3, 0]);
    expect(sharesOf(shareByLargestRemainder(0, bearers(0, 0)))).toEqual([0, 0]);
    expect(sharesOf(shareByLargestRemainder(0, []))).toEqual([]);
  });

  it('is exact where products leave the 53 bits of a number', () => {
    const shares = shareByLargestRemainder(2 ** 45 - 1, bearers(2 ** 45 - 1, 2 ** 45 - 3, 1));
    expect(sharesOf(shares).reduce((sum, share) => sum + share, 0)).toBe(2 ** 45 - 1);
    const exact = (BigInt(2 ** 45 - 1) * BigInt(2 ** 45 - 1)) / BigInt(2 ** 46 - 3);
    expect(BigInt(shares.get(1) ?? 0) - exact).toBeLessThanOrEqual(1n);
  });

  it('gives everybody their part to less than a paisa, and what is more to equal ones is at most one', () => {
    const anyShare = fc
      .array(fc.nat(1000), { minLength: 1, maxLength: 40 })
      .filter((weights) => weights.some((weight) => weight > 0))
      .chain((weights) => fc.tuple(fc.constant(weights), fc.nat(weights.reduce((a, b) => a + b))));
    fc.assert(
      fc.property(anyShare, ([weights, sum]) => {
        const whole = weights.reduce((a, b) => a + b);
        const shares = sharesOf(shareByLargestRemainder(sum, bearers(...weights)));
        weights.forEach((weight, at) => {
          expect(Math.abs((shares[at] ?? -1) - (sum * weight) / whole)).toBeLessThan(1);
          expect(shares[at]).toBeLessThanOrEqual(weight);
        });
      }),
    );
  });
});
