import fc from 'fast-check';
import { editDistance, letterBits, mayBeNear, mayBeNearBeginning } from './edit-distance.rules';

const letters = fc.stringMatching(/^[abc]{1,7}$/);

/** The distance by its definition: recursion over the remainders after the first characters. */
function slowly(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const costs = [
    slowly(one.slice(1), other) + 1,
    slowly(one, other.slice(1)) + 1,
    slowly(one.slice(1), other.slice(1)) + (one[0] === other[0] ? 0 : 1),
  ];
  if (one.length > 1 && one[0] === other[1] && one[1] === other[0])
    costs.push(slowly(one.slice(2), other.slice(2)) + 1);
  return Math.min(...costs);
}

describe('typing errors between two words', () => {
  it.each([
    ['tomato', 'tomato', 0],
    ['tomto', 'tomato', 1],
    ['tomaato', 'tomato', 1],
    ['tomeyo', 'tomato', 2],
    ['otmato', 'tomato', 1],
    ['dal', 'oil', 2],
  ])('of %s and %s are %i', (typed, word, errors) => {
    expect(editDistance(typed, word, 3).whole).toBe(errors);
  });

  it('are counted as by their definition, up to where they are given up', () => {
    fc.assert(
      fc.property(letters, letters, fc.nat(3), (typed, word, most) => {
        const { whole, beginning } = editDistance(typed, word, most);
        expect(whole).toBe(Math.min(slowly(typed, word), most + 1));
        const beginnings = Array.from({ length: word.length + 1 }, (_, at) =>
          slowly(typed, word.slice(0, at)),
        );
        expect(beginning).toBe(Math.min(...beginnings, most + 1));
      }),
      { numRuns: 200 },
    );
  });

  it('are never denied by a look at the letters', () => {
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const errors = slowly(one, other);
        expect(mayBeNear(letterBits(one), letterBits(other), errors)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('at the beginning of a word are never denied by a look at the letters', () => {
    fc.assert(
      fc.property(letters, letters, (typed, word) => {
        const { beginning } = editDistance(typed, word, 1);
        if (beginning > 1) return;
        expect(mayBeNearBeginning(letterBits(typed), letterBits(word))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
