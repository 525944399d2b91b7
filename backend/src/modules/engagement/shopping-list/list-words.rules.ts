/** The words of shopping lists in English, Hindi and Marathi, in Latin and Devanagari letters. */

/** The unit of a converted amount: grams, millilitres, single pieces, or packs as sold. */
export type Measure = 'g' | 'ml' | 'piece' | 'pack';

/** The size of a unit, in its measure. */
export interface Unit {
  measure: Measure;
  size: number;
}

/** All spellings of the units. */
export const UNITS: ReadonlyMap<string, Unit> = unitsOf([
  ['g', 1, 'g gm gms gr gram grams grm gramme grammes ग्राम ग्रॅम ग्रा'],
  [
    'g',
    1000,
    'kg kgs kilo kilos kilogram kilograms kilogramme किलो किलोग्राम किलोग्रॅम किग्रा कि.ग्रा केजी',
  ],
  [
    'ml',
    1,
    'ml mls millilitre millilitres milliliter milliliters मिली मिलि मिलीलीटर मिलीलिटर एमएल',
  ],
  ['ml', 1000, 'l lt ltr ltrs lit litre litres liter liters litar लीटर लिटर ली लि'],
  ['piece', 1, 'pc pcs piece pieces nos nag नग पीस'],
  ['piece', 12, 'dozen dozens doz dz darjan दर्जन डझन'],
  ['pack', 1, 'pack packs packet packets pkt pkts pouch pouches पैकेट पाकीट पॅकेट'],
  ['pack', 1, 'bottle bottles tin tins can cans box boxes jar jars bag bags tube tubes'],
  ['pack', 1, 'bunch bunches judi juri जुडी गड्डी loaf loaves bar bars roll rolls tray trays'],
]);

/** Words for a fraction, or for one and a fraction. Some are also food: these count only before a unit. */
export const PARTS: ReadonlyMap<string, number> = wordsOf([
  [0.5, 'half aadha adha aadhi adhi ardha ardhi आधा आधी अर्धा अर्धी'],
  [1.5, 'dedh deedh deed डेढ़ डेढ दीड'],
  [2.5, 'dhai dhaai adhai adich adeech ढाई अढाई अडीच'],
]);
export const PARTS_BEFORE_UNITS: ReadonlyMap<string, number> = wordsOf([
  [0.25, 'quarter pav pao paav paav पाव'],
  [0.75, 'paun pauna pon पौन पाऊण'],
  [1.25, 'sava savva सवा'],
]);

/** Whole numbers as words. */
export const NUMBERS: ReadonlyMap<string, number> = wordsOf([
  [1, 'one ek एक'],
  [2, 'two do don दो दोन'],
  [3, 'three teen तीन'],
  [4, 'four char chaar चार'],
  [5, 'five panch paanch pach पांच पाँच पाच'],
  [6, 'six chhe che chha saha छह छः सहा'],
  [7, 'seven saat सात'],
  [8, 'eight aath आठ'],
  [9, 'nine nau नौ नऊ'],
  [10, 'ten das daha दस दहा'],
  [12, 'twelve barah bara बारह बारा'],
]);

/** Insignificant words between an amount and its product. */
export const FILLERS: ReadonlySet<string> = new Set(['of', 'ka', 'ki', 'ke', 'का', 'की', 'के']);

/** Separators of two products in one line, before an amount. */
export const JOINERS = ['and', 'aur', 'ani', 'aani', 'tatha', 'और', 'आणि', 'व', 'तथा', '&', '+'];

function unitsOf(rows: [Measure, number, string][]): ReadonlyMap<string, Unit> {
  return new Map(
    rows.flatMap(([measure, size, words]) =>
      words.split(' ').map((word): [string, Unit] => [word, { measure, size }]),
    ),
  );
}

function wordsOf(rows: [number, string][]): ReadonlyMap<string, number> {
  return new Map(
    rows.flatMap(([value, words]) =>
      words.split(' ').map((word): [string, number] => [word, value]),
    ),
  );
}
