import fc from 'fast-check';
import {
  PICTURE_WIDTHS,
  isPictureName,
  nameAtWidth,
  newPictureName,
  readPictureName,
} from './picture-name.rules';

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
    `${'0'.repeat(32)}-161.webp`,
    `${'0'.repeat(32)}-0160.webp`,
    `${'0'.repeat(32)}-.webp`,
    `${'0'.repeat(32)}-160-320.webp`,
  ])('are not %j', (text) => {
    expect(isPictureName(text)).toBe(false);
  });

  it('hold no sign that means something in a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, at) => {
        const name = newPictureName();
        const isWidth = at === 32 && PICTURE_WIDTHS.some((width) => text === `-${width}`);
        if (text !== '' && !isWidth)
          expect(isPictureName(name.slice(0, at) + text + name.slice(at))).toBe(false);
      }),
    );
  });

  it.each(PICTURE_WIDTHS)('say which picture it is, and how wide: %d', (width) => {
    const original = newPictureName();
    expect(readPictureName(nameAtWidth(original, width))).toEqual({ original, width });
    expect(readPictureName(original)).toEqual({ original, width: undefined });
  });
});
