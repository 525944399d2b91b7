import { UNIT_WORDS } from '../kernel/unit-words';

/**
 * The words of units in a language, for the texts of the site in that language: English pages do without them. Each stands
 * under `unit.` and its English word in lower case, compiled as the other texts are: a list of its pieces.
 */
export function unitWordsDocument(language: keyof typeof UNIT_WORDS): string {
  const lines = Object.entries(UNIT_WORDS[language]).map(
    ([english, word]) => `  'unit.${english}': ['${word}'],\n`,
  );
  return [
    '/** Written by npm run codegen: the words of units. */',
    `export const unitWords = {\n${lines.join('')}};\n`,
  ].join('\n');
}
