import fc from 'fast-check';
import { istDate } from '../../../kernel/ist';
import { financialYearOf, receiptNumber } from './receipt.rules';

describe('financialYearOf', () => {
  it.each([
    ['2026-03-31T18:29:59.999Z', '2025-26'], // the last moment of 31 March in India
    ['2026-03-31T18:30:00.000Z', '2026-27'],
    ['2026-04-01T00:00:00.000Z', '2026-27'],
    ['2026-12-31T23:59:59.999Z', '2026-27'],
    ['2027-01-01T00:00:00.000Z', '2026-27'],
    ['2027-03-31T18:29:59.999Z', '2026-27'],
    ['2027-03-31T18:30:00.000Z', '2027-28'],
    ['2099-06-01T00:00:00.000Z', '2099-00'],
    ['1999-06-01T00:00:00.000Z', '1999-00'],
  ])('puts %s into %s', (instant, year) => {
    expect(financialYearOf(new Date(instant))).toBe(year);
  });

  it('changes with the first day of April in India, and on no other', () => {
    const instants = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) });
    fc.assert(
      fc.property(instants, (instant) => {
        const next = new Date(instant.getTime() + 24 * 60 * 60_000);
        const isTurn = istDate(next).slice(5) === '04-01';
        expect(financialYearOf(next) !== financialYearOf(instant)).toBe(isTurn);
      }),
    );
  });
});

describe('receiptNumber', () => {
  it.each([
    [1, 'GRO/2026-27/000001'],
    [123, 'GRO/2026-27/000123'],
    [999_999, 'GRO/2026-27/999999'],
    [1_000_000, 'GRO/2026-27/1000000'],
  ])('of the %pth is %s', (number, text) => {
    expect(receiptNumber('GRO', '2026-27', number)).toBe(text);
  });
});
