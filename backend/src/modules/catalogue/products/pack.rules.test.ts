import fc from 'fast-check';
import { packOf, packsIn } from './pack.rules';

describe('the pack of a unit', () => {
  it.each([
    ['500 g', 500, 'g'],
    ['500GM', 500, 'g'],
    ['1 kg', 1000, 'g'],
    ['1.2 l', 1200, 'ml'],
    ['0.1 l', 100, 'ml'],
    ['750ml', 750, 'ml'],
    ['1/2 kg', 500, 'g'],
    ['4 x 100 g', 400, 'g'],
    ['2×500 ml', 1000, 'ml'],
    ['100 g x 4', 400, 'g'],
    ['6 pieces', 6, 'piece'],
    ['1 dozen', 12, 'piece'],
    ['25 bags', 25, 'piece'],
    ['५०० ग्राम'.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)), 500, 'g'],
    ['6 pieces (300 g)', 6, 'piece'],
  ])('%s is %d %s', (unit, amount, measure) => {
    expect(packOf(unit)).toEqual({ amount, measure });
  });

  it.each([null, '', '1 bunch', '0 g', 'family pack', 'kg', 'a 5 g thing', '1 kgx'])(
    'is not known of %s',
    (unit) => expect(packOf(unit)).toBeUndefined(),
  );
});

describe('the packs in a text', () => {
  const found = (text: string) =>
    packsIn(text).map(({ amount, measure, from, to }) => [amount, measure, text.slice(from, to)]);

  it.each([
    ['rice 5kg', [[5000, 'g', '5kg']]],
    ['milk 1 ltr', [[1000, 'ml', '1 ltr']]],
    ['half kg tomato', [[500, 'g', 'half kg']]],
    ['आधा किलो आलू', [[500, 'g', 'आधा किलो']]],
    ['ek litre doodh', [[1000, 'ml', 'ek litre']]],
    [
      'tea 100 g and coffee 50 g',
      [
        [100, 'g', '100 g'],
        [50, 'g', '50 g'],
      ],
    ],
    ['7up', []],
    ['no 5', []],
    ['good life', []],
  ])('of %s', (text, packs) => {
    expect(found(text)).toEqual(packs);
  });

  it('are found wherever they stand, in every way of writing them', () => {
    const grams = fc.integer({ min: 1, max: 9_999 });
    const way = fc.constantFrom('g', ' g', 'gm', ' grams', ' gms');
    const word = fc.constantFrom('rice', 'fresh aloo', 'दूध', '');
    fc.assert(
      fc.property(grams, way, word, word, (amount, name, before, after) => {
        const text = `${before} ${amount}${name} ${after}`.trim();
        expect(packsIn(text)).toMatchObject([{ amount, measure: 'g' }]);
      }),
    );
  });
});
