import { spokenTime } from './ist';
import type { Language } from './language';

type OtherLanguage = Exclude<Language, 'en'>;

/** From which hour on each part of the day is called so; before the first of them it is the last one. */
const DAY_PARTS: Readonly<Record<OtherLanguage, readonly [fromHour: number, name: string][]>> = {
  hi: [
    [4, 'सुबह'],
    [12, 'दोपहर'],
    [16, 'शाम'],
    [20, 'रात'],
  ],
  mr: [
    [4, 'सकाळी'],
    [12, 'दुपारी'],
    [16, 'संध्याकाळी'],
    [20, 'रात्री'],
  ],
};

const namesByHour = (language: OtherLanguage): readonly string[] => {
  const parts = DAY_PARTS[language];
  const ofHour = (hour: number) =>
    parts.filter(([fromHour]) => fromHour <= hour).at(-1) ?? parts.at(-1);
  return Array.from({ length: 24 }, (_, hour) => ofHour(hour)?.[1] ?? '');
};

/** What part of the day each hour is in, in Hindi and Marathi; the site has them from codegen. */
export const HOUR_NAMES: Readonly<Record<OtherLanguage, readonly string[]>> = {
  hi: namesByHour('hi'),
  mr: namesByHour('mr'),
};

/** A delivery window in words: '7 am – 9 am', 'सुबह 7 – 9', 'सुबह 11 – दोपहर 1'. The site has the same in `formatWindow`. */
export function windowIn(language: Language, startMinute: number, endMinute: number): string {
  if (language === 'en') return `${spokenTime(startMinute)} – ${spokenTime(endMinute)}`;
  const names = HOUR_NAMES[language];
  const partOf = (minuteOfDay: number) => names[Math.floor(minuteOfDay / 60) % 24] ?? '';
  const [from, until] = [startMinute, endMinute].map(
    (minuteOfDay) => spokenTime(minuteOfDay).split(' ')[0],
  );
  const [first, last] = [partOf(startMinute), partOf(endMinute)];
  return `${first} ${from} – ${first === last ? until : `${last} ${until}`}`;
}
