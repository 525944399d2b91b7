import fc from 'fast-check';
import { isPictureName, newPictureName } from './picture-name.rules';

describe('the names of pictures', () => {
  it('are of one form, and never the same', () => {
    const names = Array.from({ length: 1000 }, newPictureName);
    expect(names.every(isPictureName)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    '',
    '../../etc/passwd',
    `../${'0'.repeat(32)}.webp`,
    `${'0'.repeat(32)}.webp\n`,
    `${'0'.repeat(32)}.webp\0.png`,
    `${'0'.repeat(32)}.svg`,
    `${'0'.repeat(31)}.webp`,
    `${'A'.repeat(32)}.webp`,
  ])('are not %j', (text) => {
    expect(isPictureName(text)).toBe(false);
  });

  it('hold no sign that means something in a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, at) => {
        const name = newPictureName();
        if (text !== '')
          expect(isPictureName(name.slice(0, at) + text + name.slice(at))).toBe(false);
      }),
    );
  });
});
