import fc from 'fast-check';
import { withoutHiddenFormulas } from './formula.rules';

describe('withoutHiddenFormulas', () => {
  it.each([
    ['fresh\n=1+1', "fresh\n'=1+1"],
    ['fresh;=1+1', "fresh;'=1+1"],
    ['fresh;  "+1', `fresh;'  "+1`],
    ['fresh\t@SUM(A1)', "fresh\t'@SUM(A1)"],
    ['a\r\n-1', "a\r'\n'-1"],
    [' =1+1', "' =1+1"],
    ['"=1+1', `'"=1+1`],
    ['fresh|＝1', "fresh|'＝1"],
  ])('of %j', (text, expected) => {
    expect(withoutHiddenFormulas(text)).toBe(expected);
  });

  it.each(['Okra', 'Rice - 5 kg', 'a = b', 'x@shop.test', 'tamatar;टमाटर', '5 + 1 free', ''])(
    'leaves %j as it is',
    (text) => {
      expect(withoutHiddenFormulas(text)).toBe(text);
    },
  );

  it('takes nothing away', () => {
    const text = fc.string({ unit: fc.constantFrom(...'=+-@;\t\r\n|\'" a') });
    fc.assert(
      fc.property(text, (typed) => {
        const written = withoutHiddenFormulas(typed);
        expect(written.replaceAll("'", '')).toBe(typed.replaceAll("'", ''));
      }),
    );
  });
});
