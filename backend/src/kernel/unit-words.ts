import type { Language } from './language';

/** English unit words with their Hindi and Marathi translations. */
const WORDS: readonly [english: string, hindi: string, marathi: string][] = [
  ['g', 'ग्राम', 'ग्रॅम'],
  ['kg', 'किलो', 'किलो'],
  ['ml', 'मिली', 'मिली'],
  ['l', 'लीटर', 'लिटर'],
  ['piece pieces', 'नग', 'नग'],
  ['bunch', 'गड्डी', 'जुडी'],
  ['bunches', 'गड्डी', 'जुड्या'],
  ['dozen', 'दर्जन', 'डझन'],
  ['pack', 'पैकेट', 'पाकीट'],
  ['packs', 'पैकेट', 'पाकिटे'],
  ['box', 'डिब्बा', 'डबा'],
  ['boxes', 'डिब्बे', 'डबे'],
  ['bottle', 'बोतल', 'बाटली'],
  ['bottles', 'बोतल', 'बाटल्या'],
  ['jar', 'जार', 'बरणी'],
  ['jars', 'जार', 'बरण्या'],
  ['can cans tin tins', 'कैन', 'कॅन'],
  ['bag bags', 'बैग', 'बॅग'],
  ['roll rolls', 'रोल', 'रोल'],
  ['sachet sachets', 'पाउच', 'पाऊच'],
  ['tablet tablets', 'टैबलेट', 'टॅबलेट'],
];

const inLanguage = (at: 1 | 2): Readonly<Record<string, string>> =>
  Object.fromEntries(WORDS.flatMap((row) => row[0].split(' ').map((word) => [word, row[at]])));

/** Unit words in Hindi and Marathi, keyed by the English word in lower case; codegen copies them to the site. */
export const UNIT_WORDS: Readonly<
  Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>
> = { hi: inLanguage(1), mr: inLanguage(2) };

/** Translates a unit such as '500 g'. A unit with an unknown word stays unchanged rather than half translated. */
export function unitIn(language: Language, unit: string): string {
  if (language === 'en') return unit;
  const words = UNIT_WORDS[language];
  const translated = unit.replace(/[a-z]+/gi, (word) => words[word.toLowerCase()] ?? word);
  return /[a-z]/i.test(translated) ? unit : translated;
}
