import fc from 'fast-check';
import { readWords } from './negation.rules';
import { wordTexts } from './words.rules';

/** The things that a text says are absent. */
const absent = (text: string) =>
  readWords(text)
    .filter(({ role }) => role === 'absent')
    .map((word) => word.text);

describe('a text that says what is not in', () => {
  it.each([
    ['mango pickle without garlic', ['garlic']],
    ['pickle - amla (without garlic)', ['garlic']],
    ['ketchup without onion garlic', ['onion', 'garlic']],
    ['ketchup - no onion no garlic', ['onion', 'garlic']],
    ['sauce - no onion & garlic, 500 g', ['onion', 'garlic']],
    ['without sugar and salt for children', ['sugar', 'salt']],
    ['no sugar biscuits', ['sugar']],
    ['juice, no added sugar', ['sugar']],
    ['juice with zero added sugar', ['sugar']],
    ['sugar free', ['sugar']],
    ['sugar-free gum', ['sugar']],
    ['soy & gluten free noodles', ['gluten', 'soy']],
    ['perfume free from alcohol for men', ['alcohol']],
    ['non-stick pan', ['stick']],
    ['pan w/o lid, 28 cm', ['lid']],
    ['bina lahsun', ['lahsun']],
    ['बिना प्याज', ['प्याज']],
    ['शुगर मुक्त', ['शुगर']],
  ])('%s: %j', (text, words) => expect(absent(text).sort()).toEqual([...words].sort()));

  it.each([
    'diya no. 2',
    'tooth brush no 5',
    'pickle with garlic',
    'free range eggs',
    'salt, free flow',
    'buy 1 get 1 free soap',
    'shampoo + soap free',
    'free',
    'no',
  ])('and one that does not: %s', (text) => expect(absent(text)).toEqual([]));

  it('is read word by word, whatever it says', () => {
    const word = fc.constantFrom(
      'no',
      'free',
      'from',
      'without',
      'non',
      'w/o',
      '&',
      ',',
      '-',
      'and',
      'tea',
      'milk',
      '2',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const text = words.join(' ');
        const read = readWords(text);
        expect(read.map((each) => each.text)).toEqual(wordTexts(text));
        for (const { text: each, from, to } of read) expect(text.slice(from, to)).toBe(each);
        const markers = ['no', 'free', 'without', 'non', 'w/o'];
        if (!words.some((each) => markers.includes(each)))
          expect(read.every(({ role }) => role === 'plain')).toBe(true);
      }),
    );
  });
});
