import type { Product } from '../product.entity';
import { packShapeOf } from './pack-shapes.rules';
import { COLOURS, NO_LONGER_WHOLE, PRODUCE_BY_NAME, SAYS_NOTHING } from './produce-names.rules';
import { PACK_SHAPES, PackShape } from './shapes/packs.rules';
import { PRODUCE_SHAPES, ProduceShape } from './shapes/produce.rules';
import { cut, headOf, shortName } from './short-name.rules';
import { TINTS, tintOf } from './tints.rules';

/** Fresh produce, which looks the same in every shop. */
export interface ProduceIllustration {
  shape: ProduceShape;
}

/** A pack with its label. */
export interface PackIllustration {
  shape: PackShape;
  /** Its colour, as an index of TINTS. */
  tint: number;
  label: string;
  size: string;
  /** The picture on its label. */
  emblem?: ProduceShape;
}

/** The contents of a picture: its address contains all of them, so that the picture of an address never changes. */
export type Illustration = ProduceIllustration | PackIllustration;

/** The fields that determine an illustration. */
export type Illustrated = Pick<Product, 'name' | 'unit'>;

const PATH = '/pictures/generated.svg';
/** A new version makes browsers reload every illustration: for changes of the shapes. */
const VERSION = '1';
const LONGEST_SIZE = 16;

/** Maximum UTF-16 units of a text in an address: one character may have any number of marks. */
const LONGEST_IN_ADDRESS = 150;

const FRESH: ReadonlySet<string> = new Set(['fruits', 'vegetables']);
const FOOD: ReadonlySet<string> = new Set([
  ...FRESH,
  'cereals',
  'beverages',
  'snacks',
  'frozen-foods',
]);
/** Food of other categories; a lipstick in cherry red contains no cherry. */
const FOOD_WORDS =
  /\b(?:pickle|ketchup|jam|chutney|powder|sauce|oil|masala|paste|puree|syrup|juice|vinegar|murabba)\b/;

/** The address of the generated picture of a product without one of its own. */
export function generatedPictureOf(product: Illustrated, categorySlug: string): string {
  return addressOf(illustrationOf(product, categorySlug));
}

/** The picture of a product: its own, or a generated one. */
export function pictureOf(
  product: Illustrated & Pick<Product, 'imageUrl'>,
  categorySlug: string,
): string {
  return product.imageUrl || generatedPictureOf(product, categorySlug);
}

/** The picture to store for a product: none for a generated one, which follows from its name. */
export function ownPicture(imageUrl: string): string {
  return isGenerated(imageUrl) ? '' : imageUrl;
}

/** Whether an address is that of a generated picture. */
function isGenerated(imageUrl: string): boolean {
  return imageUrl === PATH || imageUrl.startsWith(`${PATH}?`);
}

/** The illustration of a product without a picture. */
export function illustrationOf({ name, unit }: Illustrated, categorySlug: string): Illustration {
  const produce = FRESH.has(categorySlug) ? wholeProduce(name) : undefined;
  if (produce) return { shape: produce };
  const label = clipped(shortName(name));
  return {
    shape: packShapeOf(name, unit, categorySlug),
    tint: tintOf(label, categorySlug),
    label,
    size: clipped(cut(unit ?? '', LONGEST_SIZE)),
    emblem: emblemOf(name, categorySlug),
  };
}

/** The address of an illustration. */
export function addressOf(illustration: Illustration): string {
  const parts: Record<string, string> = { shape: illustration.shape };
  if ('label' in illustration) {
    parts.tint = String(illustration.tint);
    if (illustration.emblem) parts.emblem = illustration.emblem;
    if (illustration.label) parts.label = illustration.label;
    if (illustration.size) parts.size = illustration.size;
  }
  parts.v = VERSION;
  const query = Object.entries(parts).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${PATH}?${query.join('&')}`;
}

/** Parses the query of an address; undefined if no address of the shop has it. */
export function readIllustration(
  query: Readonly<Record<string, unknown>>,
): Illustration | undefined {
  const { shape = 'pouch', tint = '0', emblem, label = '', size = '' } = query;
  if (typeof shape !== 'string') return undefined;
  if (isProduce(shape)) return { shape };
  const isPack = Object.hasOwn(PACK_SHAPES, shape);
  if (!isPack || !isShort(label) || !isShort(size) || !isTint(tint)) return undefined;
  if (emblem !== undefined && !isProduce(emblem)) return undefined;
  return { shape: shape as PackShape, tint: Number(tint), label, size, emblem };
}

/** Never cuts a surrogate pair in half. */
const clipped = (text: string): string =>
  text.slice(0, LONGEST_IN_ADDRESS).replace(/[\ud800-\udbff]$/, '');

const isProduce = (value: unknown): value is ProduceShape =>
  typeof value === 'string' && Object.hasOwn(PRODUCE_SHAPES, value);

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_IN_ADDRESS;

const isTint = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,2}$/.test(value) && Number(value) < TINTS.length;

/** The illustration of a whole name: every word of it means that, or is insignificant. */
function wholeProduce(name: string): ProduceShape | undefined {
  if (NO_LONGER_WHOLE.test(name.toLowerCase())) return undefined;
  const head = headOf(name);
  const meant = (words: readonly string[]) =>
    PRODUCE_BY_NAME.get(words.filter((word) => !SAYS_NOTHING.has(word)).join(' '));
  // The variety and perhaps a colour follow the comma or the dash: Grapes, black seedless.
  const rest = wordsOf(withoutBrackets(name).replace(head, ' '));
  const colours = rest.filter((word) => COLOURS.has(word));
  return meant([...colours, ...wordsOf(head)]) ?? meant(wordsOf(withoutBrackets(name)));
}

const withoutBrackets = (name: string): string => name.replace(/\([^)]*\)/g, ' ');

/** The emblem on the label, by the name. */
function emblemOf(name: string, categorySlug: string): ProduceShape | undefined {
  if (!FOOD.has(categorySlug) && !FOOD_WORDS.test(name.toLowerCase())) return undefined;
  const words = wordsOf(name);
  for (const length of [3, 2, 1])
    for (let from = 0; from + length <= words.length; from++) {
      const shape = PRODUCE_BY_NAME.get(words.slice(from, from + length).join(' '));
      if (shape) return shape;
    }
  return undefined;
}

/** The words of a name in lower case and in the singular. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.map(singular);
}

function singular(word: string): string {
  if (/leaves$/.test(word)) return word.replace(/leaves$/, 'leaf');
  if (/(?:rr|erb?)ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:oes|ches)$/.test(word)) return word.replace(/es$/, '');
  return /[^su]s$/.test(word) ? word.replace(/s$/, '') : word;
}
