import fc from 'fast-check';
import { isTextOfLength } from './text-length.validator';

describe('isTextOfLength', () => {
  it('counts what the databases count: the code points', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.nat(30),
        fc.nat(30),
        (text, min, max) => {
          const length = Array.from(text).length;
          expect(isTextOfLength(text, min, max)).toBe(length >= min && length <= max);
        },
      ),
    );
    expect(isTextOfLength('👍👍👍', 3, 3)).toBe(true);
    expect(isTextOfLength('a\ufe0f', 0, 1)).toBe(false);
  });

  it.each([null, undefined, 5, true, {}, ['abc']])('refuses %p', (value) => {
    expect(isTextOfLength(value, 0, 100)).toBe(false);
  });
});
