import { HOUR_NAMES } from '../kernel/spoken-window';
import { UNIT_WORDS } from '../kernel/unit-words';

/**
 * The words of units and of the parts of the day in a language, for the texts of the site in that language: English pages do
 * without them. Each unit stands under `unit.` and its English word in lower case, each part of the day under `hour.` and its
 * hours, compiled as the other texts are: a list of its pieces.
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
