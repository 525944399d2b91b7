import { readPinCodes } from './pin-codes';

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
