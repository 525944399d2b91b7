import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';

import { istDayOf, nameDay } from './ist-day';
import { activateLanguage } from './language';

afterEach(() => activateLanguage('en'));

it('days are named in English as Intl does it for India', () => {
  const byIntl = new Intl.DateTimeFormat('en-IN', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
  });
  const longAgo = new Date('1990-01-01T00:00:00Z');
  const days = fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (instant) => {
      const day = istDayOf(instant);
      const expected = byIntl.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
      expect(nameDay(day, longAgo)).toBe(expected);
    }),
  );
});

it.each([
  ['hi', 'बुध 25'],
  ['mr', 'बुध 25'],
] as const)('days have their weekday first in %s', (language, name) => {
  activateLanguage(language);
  expect(nameDay('2026-11-25', new Date('2026-11-01T00:00:00Z'))).toBe(name);
});
