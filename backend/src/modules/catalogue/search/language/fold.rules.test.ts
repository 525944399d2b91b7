import fc from 'fast-check';
import { devanagariToLatin } from './devanagari.rules';
import { fold, keyOf, singular } from './fold.rules';

describe('a word in Devanagari', () => {
  it.each([
    ['टमाटर', 'tamaatar'],
    ['दूध', 'doodh'],
    ['अदरक', 'adrak'],
    ['लहसुन', 'lahsun'],
    ['मिर्च', 'mirch'],
    ['नमक', 'namak'],
    ['बैंगन', 'baingan'],
    ['चावल', 'chaaval'],
    ['ककड़ी', 'kakdee'],
    ['घी', 'ghee'],
  ])('%s is read as %s', (word, latin) => expect(devanagariToLatin(word)).toBe(latin));
});

describe('words that sound alike', () => {
  it.each([
    ['doodh', 'dudh', 'dud', 'दूध'],
    ['aloo', 'aaloo', 'alu', 'आलू'],
    ['bhindi', 'bindi', 'bhindee'],
    ['bhendi', 'bhendee', 'भेंडी'],
    ['kothimbir', 'kothimbeer', 'कोथिंबीर'],
    ['pyaz', 'pyaaz', 'piyaz', 'प्याज', 'प्याज़'],
    ['dhaniya', 'dhania', 'धनिया'],
    ['chawal', 'chaval', 'चावल'],
    ['jeera', 'zeera', 'jira', 'जीरा'],
    ['paneer', 'panir', 'पनीर'],
    ['haldi', 'haldee', 'हल्दी'],
    ['phool', 'fool', 'फूल'],
    ['jhadu', 'zadu', 'jhaadoo', 'झाडू'],
  ])('%s, %s, %s', (...words) => {
    expect([...new Set(words.map(fold))]).toHaveLength(1);
  });

  it.each([
    ['aloo', 'kela'],
    ['doodh', 'dahi'],
    ['chana', 'chini'],
    ['tomato', 'potato'],
    ['rice', 'rose'],
  ])('are not %s and %s', (one, other) => expect(fold(one)).not.toBe(fold(other)));

  it('have no letter twice in a row', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
        expect(fold(word)).not.toMatch(/(.)\1/);
      }),
    );
  });
});

describe('the singular', () => {
  it.each([
    ['tomatoes', 'tomato'],
    ['potatoes', 'potato'],
    ['berries', 'berry'],
    ['leaves', 'leaf'],
    ['brushes', 'brush'],
    ['boxes', 'box'],
    ['eggs', 'egg'],
    ['oats', 'oat'],
    ['glass', 'glass'],
    ['gas', 'gas'],
    ['citrus', 'citrus'],
  ])('of %s is %s', (plural, one) => expect(singular(plural)).toBe(one));

  it('has the same key as the plural, and numbers keep theirs', () => {
    expect(keyOf('diyas')).toBe(keyOf('diya'));
    expect(keyOf('bb00037s')).toBe('bb00037s');
  });
});
