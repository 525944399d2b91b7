import fc from 'fast-check';
import { cardProblems, normalizeCardNumber, passesLuhn, summarize } from './card.rules';

const good = { number: '4242424242424242', nameOnCard: 'ASHA PATIL', expiryYear: 2026, cvv: '123' };

/** The number with a last digit that makes the checksum valid. */
function withCheckDigit(digits: string): string {
  const last = [...'0123456789'].find((digit) => passesLuhn(digits + digit));
  return digits + last;
}

describe('a card', () => {
  it('is good until the end of its year', () => {
    expect(cardProblems(good, '2026-11-20')).toEqual({});
    expect(cardProblems(good, '2027-01-01')).toMatchObject({
      expYear: { text: 'The card has expired' },
    });
  });

  it('is good until the end of its month where one is given', () => {
    expect(cardProblems({ ...good, expiryMonth: 11 }, '2026-11-30')).toEqual({});
    expect(cardProblems({ ...good, expiryMonth: 10 }, '2026-11-01')).toMatchObject({
      expMonth: { text: 'The card has expired' },
    });
    expect(cardProblems({ ...good, expiryMonth: 1 }, '2025-12-31')).toEqual({});
  });

  it.each([
    [{ expiryMonth: 0 }, 'expMonth'],
    [{ expiryMonth: 13 }, 'expMonth'],
    [{ expiryMonth: NaN }, 'expMonth'],
    [{ number: '4242424242424241' }, 'cardNumber'],
    [{ number: '' }, 'cardNumber'],
    [{ number: '42424242424242424242424242' }, 'cardNumber'],
    [{ nameOnCard: '' }, 'nameOnCard'],
    [{ expiryYear: NaN }, 'expYear'],
    [{ expiryYear: 2026.5 }, 'expYear'],
    [{ expiryYear: 26 }, 'expYear'],
    [{ expiryYear: 9999 }, 'expYear'],
    [{ cvv: '12' }, 'cvv'],
    [{ cvv: '12a' }, 'cvv'],
  ])('with %p names the field %s', (change, field) => {
    expect(Object.keys(cardProblems({ ...good, ...change }, '2026-11-20'))).toEqual([field]);
  });

  it('shows its brand and last four digits, and nothing more', () => {
    expect(summarize(good)).toEqual({
      cardBrand: 'Visa',
      cardLastFour: '4242',
      cardExpiryYear: 2026,
    });
    expect(summarize({ ...good, number: '6521000000000000' }).cardBrand).toBe('RuPay');
  });

  it('may be typed in groups', () => {
    expect(normalizeCardNumber('4242 4242-4242 4242')).toBe(good.number);
    expect(normalizeCardNumber(4242424242424242)).toBe(good.number);
  });
});

describe('passesLuhn', () => {
  it('sees every single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{15}$/),
        fc.nat(15),
        fc.integer({ min: 1, max: 9 }),
        (digits, place, shift) => {
          const number = withCheckDigit(digits);
          const wrongDigit = (Number(number[place]) + shift) % 10;
          const wrong = number.slice(0, place) + wrongDigit + number.slice(place + 1);
          expect(passesLuhn(number)).toBe(true);
          expect(passesLuhn(wrong)).toBe(false);
        },
      ),
    );
  });
});
