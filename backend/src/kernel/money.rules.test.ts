import fc from 'fast-check';
import { formatPaise, paiseToRupees, percentOf, rupeesToPaise } from './money';

describe('rupeesToPaise', () => {
  it('reads every amount of paise back from its rupees', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (paise) => {
        expect(rupeesToPaise(paiseToRupees(paise))).toBe(paise);
        expect(rupeesToPaise((paise / 100).toFixed(2))).toBe(paise);
      }),
    );
  });

  it.each([
    '2x',
    '',
    ' ',
    '-1',
    '1.005',
    'NaN',
    '1e3',
    'Infinity',
    NaN,
    -1,
    null,
    undefined,
    {},
    [1],
    true,
  ])('refuses %p', (value) => {
    expect(rupeesToPaise(value)).toBeUndefined();
  });

  it('does not suffer from floating point', () => {
    expect(rupeesToPaise(19.99)).toBe(1999);
    expect(rupeesToPaise('0.1')).toBe(10);
    expect(rupeesToPaise('220.00')).toBe(22000);
    expect(rupeesToPaise('220.500')).toBe(22050);
  });
});

describe('percentOf', () => {
  it('rounds half up and stays within half a paisa', () => {
    expect(percentOf(46150, 5)).toBe(2308);
    expect(percentOf(10, 5)).toBe(1);
    expect(percentOf(9, 5)).toBe(0);
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const exact = (amount * percent) / 100;
        expect(Math.abs(percentOf(amount, percent) - exact)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('formatPaise', () => {
  it('groups as Indians do', () => {
    expect(formatPaise(12345650)).toBe('₹1,23,456.50');
    expect(formatPaise(2800)).toBe('₹28');
    expect(formatPaise(-2308)).toBe('-₹23.08');
  });
});
