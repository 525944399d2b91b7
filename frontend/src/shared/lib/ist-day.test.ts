import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';

import { formatWindow, istDayOf, nameDay } from './ist-day';
import { activateLanguage, loadLanguage } from './language';
import { textsIn } from './texts-in';

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

// The output of the server's windowIn, as in spoken-window.test.ts.
it.each([
  [420, 540, '7–9 am', 'सुबह 7 – 9', 'सकाळी 7 – 9'],
  [660, 780, '11 am–1 pm', 'सुबह 11 – दोपहर 1', 'सकाळी 11 – दुपारी 1'],
  [570, 720, '9:30 am–12 pm', 'सुबह 9:30 – दोपहर 12', 'सकाळी 9:30 – दुपारी 12'],
  [1200, 1440, '8 pm–12 am', 'रात 8 – 12', 'रात्री 8 – 12'],
])('from minute %i to %i is %s, %s, %s', async (start, end, english, hindi, marathi) => {
  expect(formatWindow(start, end)).toBe(english);
  expect(formatWindow(start, end, await textsIn('mr'))).toBe(marathi);
  await loadLanguage('hi');
  activateLanguage('hi');
  expect(formatWindow(start, end)).toBe(hindi);
});
