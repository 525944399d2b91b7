import fc from 'fast-check';
import { listPinCodes, readPinCodes } from './pin-codes';

describe('readPinCodes', () => {
  it('reads codes and ranges, with spaces between them', () => {
    expect([...readPinCodes('400601 - 400603,421204, 400602')]).toEqual([
      '400601',
      '400602',
      '400603',
      '421204',
    ]);
  });

  it.each(['', '40060', '4006011', '040601', '400601,', '400603-400601', '400601-499999', 'Thane'])(
    'refuses %p',
    (list) => {
      expect(() => readPinCodes(list)).toThrow('is no pin code such as 400601');
    },
  );
});

describe('listPinCodes', () => {
  it('joins neighbours to ranges', () => {
    expect(listPinCodes(['421204', '400603', '400601', '400602', '400601'])).toBe(
      '400601-400603,421204',
    );
  });

  it('is read back as the same codes', () => {
    const codes = fc.array(fc.integer({ min: 399_000, max: 402_000 }).map(String), {
      minLength: 1,
    });
    fc.assert(
      fc.property(codes, (list) => {
        expect([...readPinCodes(listPinCodes(list))]).toEqual([...new Set(list)].sort());
      }),
    );
  });

  it('makes no range wider than is read', () => {
    const codes = Array.from({ length: 2_500 }, (_, step) => String(400_000 + step));
    expect([...readPinCodes(listPinCodes(codes))]).toEqual(codes);
  });
});
