/** The unit of a pack: by weight, by volume, or by count. */
export type PackMeasure = 'g' | 'ml' | 'piece';

/** The contents of a pack: so many grams, millilitres or pieces. */
export interface Pack {
  amount: number;
  measure: PackMeasure;
}

/** Names of measures, in lower case, as packs in India and customers write them. */
const MEASURES: readonly [names: string, measure: PackMeasure, size: number][] = [
  ['g gm gms gr grm gram grams ग्राम ग्रॅम', 'g', 1],
  ['kg kgs kilo kilos kilogram kilograms किलो किग्रा', 'g', 1000],
  ['ml mls millilitre millilitres milliliter milliliters मिली', 'ml', 1],
  ['l lt ltr ltrs lit litre litres liter liters लीटर लिटर', 'ml', 1000],
  ['piece pieces pc pcs no nos unit units नग पीस', 'piece', 1],
  ['bag bags roll rolls sachet sachets tablet tablets capsule capsules', 'piece', 1],
  ['dozen darjan दर्जन डझन', 'piece', 12],
];

const MEASURE_OF = new Map(
  MEASURES.flatMap(([names, measure, size]) =>
    names.split(' ').map((name) => [name, { measure, size }] as const),
  ),
);

/** Amounts in words; they count only before a measure. */
const SPOKEN: readonly [words: string, amount: number][] = [
  ['quarter paav pav pao पाव', 0.25],
  ['half aadha adha ardha आधा अर्धा', 0.5],
  ['one ek एक', 1],
  ['dedh did deed डेढ़ दीड', 1.5],
  ['two do don दो दोन', 2],
  ['dhai adich अढ़ाई ढाई अडीच', 2.5],
  ['three teen tin तीन', 3],
  ['four char chaar चार', 4],
  ['five paanch panch pach पांच पाँच पाच', 5],
  ['six chhe saha छह सहा', 6],
  ['ten das daha दस दहा', 10],
];

const AMOUNT_OF = new Map(
  SPOKEN.flatMap(([words, amount]) => words.split(' ').map((word) => [word, amount] as const)),
);

/** A number or a word that may precede a measure. */
const AMOUNT = String.raw`(?:\d+(?:[.,]\d+)?(?:\s*\/\s*\d+)?|[\p{L}\p{M}]+)`;
const PACK = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.])(?:(\d+)\s*[x×*]\s*)?(${AMOUNT})\s*([\p{L}\p{M}]+)(?:\s*[x×*]\s*(\d+))?(?![\p{L}\p{M}\p{N}])`,
  'gu',
);

/** A pack that a text mentions, and its position. */
export interface PackInText extends Pack {
  from: number;
  to: number;
}

/** All packs that a lower-case text mentions: '500g', '1/2 kg', 'half kg', '4 x 100 g', 'आधा किलो'. */
export function packsIn(text: string): PackInText[] {
  const packs: PackInText[] = [];
  PACK.lastIndex = 0;
  for (let match = PACK.exec(text); match; match = PACK.exec(text)) {
    const [whole, before = '1', amountText = '', name = '', after = '1'] = match;
    const known = MEASURE_OF.get(name);
    const single = known && amountOf(amountText);
    if (!known || !single) {
      // The supposed amount may be a word before the actual one: 'rice 5 kg'.
      PACK.lastIndex = match.index + Math.max(whole.indexOf(amountText) + amountText.length, 1);
      continue;
    }
    const amount = round(single * known.size * Number(before) * Number(after));
    if (amount <= 0 || !Number.isFinite(amount)) continue;
    const { index: from } = match;
    packs.push({ amount, measure: known.measure, from, to: from + whole.length });
  }
  return packs;
}

/** A cache: there are few different units, and every product's unit is read often. */
const kept = new Map<string, Pack | undefined>();
const MOST_KEPT = 5_000;

/** The pack by the unit of a product; undefined if that contains no measure ('1 bunch'). */
export function packOf(unit: string | null): Pack | undefined {
  if (unit === null) return undefined;
  if (kept.has(unit)) return kept.get(unit);
  const [first] = packsIn(unit.trim().toLowerCase());
  const pack = first?.from === 0 ? { amount: first.amount, measure: first.measure } : undefined;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(unit, pack);
  return pack;
}

function amountOf(text: string): number | undefined {
  const spoken = AMOUNT_OF.get(text);
  if (spoken !== undefined) return spoken;
  const [upper = '', lower = '1'] = text.replace(',', '.').split('/');
  const amount = Number(upper) / Number(lower);
  return Number.isFinite(amount) && amount > 0 ? amount : undefined;
}

/** Prevents 0.1 l from becoming 99.999 ml. */
function round(amount: number): number {
  return Math.round(amount * 1000) / 1000;
}
