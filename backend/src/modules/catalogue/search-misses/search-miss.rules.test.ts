import fc from 'fast-check';
import { missTextOf } from './search-miss.rules';

describe('the text of a search that found nothing', () => {
  it.each([
    ['  Dragon   FRUIT ', 'dragon fruit'],
    ['ड्रैगन\tफ्रूट', 'ड्रैगन फ्रूट'],
    ['Cafe\u0301', 'café'],
    ['7up 2 l', '7up 2 l'],
    ['maggi 560 g', 'maggi 560 g'],
    ['x'.repeat(60), 'x'.repeat(60)],
  ])('%j is counted as %j', (search, text) => {
    expect(missTextOf(search)).toBe(text);
  });

  it.each([
    ['nothing', '  '],
    ['signs', '!!! ---'],
    ['a number', '1234'],
    ['a phone number', 'call 98765 43210'],
    ['a phone number with signs', 'my no. +91-98765-43210'],
    ['a phone number in Devanagari', 'फोन ९८७६५४३२१०'],
    ['a phone number in wide digits', 'tel ９８７６５４３２１０'],
    ['a landline', 'tel 2538 123'],
    ['the number of a card', 'visa 4111 1111 1111 1111'],
    ['an e-mail address', 'asha.rao@example.com'],
    ['an e-mail address in wide signs', 'asha＠example.com'],
    ['a UPI address', 'asha@okbank'],
    ['a pasted sentence', 'please bring it to '.repeat(4)],
    ['61 characters', 'x'.repeat(61)],
  ])('is not kept where it is %s', (_what, search) => {
    expect(missTextOf(search)).toBeUndefined();
  });

  it('is the same of what differs by capitals and spaces, and of itself', () => {
    const words = fc.array(fc.stringMatching(/^[a-zа-я]{1,8}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(words, fc.constantFrom(' ', '  ', '\t', '\n '), (parts, space) => {
        const text = missTextOf(parts.join(' '));
        expect(missTextOf(` ${parts.join(space).toUpperCase()} `)).toBe(text);
        if (text !== undefined) expect(missTextOf(text)).toBe(text);
      }),
    );
  });

  it('never holds an address or seven digits, and is at most 60 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (search) => {
        const text = missTextOf(search);
        if (text === undefined) return;
        expect(text).not.toContain('@');
        expect(text.replace(/\P{Nd}/gu, '').length).toBeLessThan(7);
        expect([...text].length).toBeLessThanOrEqual(60);
      }),
    );
  });
});
