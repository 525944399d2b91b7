import { isBarcode } from './barcode.rules';

describe('a barcode', () => {
  it.each(['8901030865275', '96385074', '036000291452', '10012345678902'])(
    'may be %s',
    (digits) => {
      expect(isBarcode(digits)).toBe(true);
    },
  );

  it.each(['8901030865276', '89010308652', '890103086527a', '', ' 96385074'])(
    'may not be %j',
    (digits) => {
      expect(isBarcode(digits)).toBe(false);
    },
  );

  it('is refused with any one digit read wrongly, or any two neighbours that differ by other than 5 swapped', () => {
    const right = '8901030865275';
    for (let at = 0; at < right.length; at++) {
      for (let digit = 0; digit < 10; digit++) {
        const wrong = right.slice(0, at) + String(digit) + right.slice(at + 1);
        expect(isBarcode(wrong)).toBe(wrong === right);
      }
    }
    expect(isBarcode('9801030865275')).toBe(false);
  });
});
