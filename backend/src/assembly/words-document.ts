import { HOUR_NAMES } from '../kernel/spoken-window';
import { UNIT_WORDS } from '../kernel/unit-words';

/**
 * The unit words and parts of the day in a language, for the site's catalogue of that language; English pages do not
 * need them. Units are keyed by `unit.` and the lower-case English word, parts of the day by `hour.` and the hour.
 * Values are compiled like the other texts: as a list of pieces.
 */
export function wordsDocument(language: keyof typeof UNIT_WORDS): string {
  const words = [
    ...Object.entries(UNIT_WORDS[language]).map(([english, word]) => [`unit.${english}`, word]),
    ...HOUR_NAMES[language].map((name, hour) => [`hour.${hour}`, name]),
  ];
  const lines = words.map(([id, word]) => `  '${id}': ['${word}'],\n`);
  return [
    '/** Written by npm run codegen: the words of units and of the parts of the day. */',
    `export const words = {\n${lines.join('')}};\n`,
  ].join('\n');
}
