import { Pack, packOf, packsIn } from '../../products/pack.rules';
import type { SearchedTexts } from '../../products/search-text.rules';
import { Place } from './places.rules';
import { putAlias, readAlias } from './read-alias.rules';
import { ReadName } from './read-name.rules';
import { wordTexts } from './words.rules';

/** What a product can be found by. */
export interface ProductWords {
  /** Each word once, where it tells most. */
  places: Map<string, Place>;
  /**
   * Other names and the category, as far as they have several words: the keys of these, with spaces between. Of one word
   * only what another name says as a whole, and the name says too: 'milk' of 'Toned Milk' with the type 'Milk'.
   */
  phrases: Set<string>;
  packs: Pack[];
  /** How many words say what the product is. */
  headWords: number;
  /** 0 where it has none. */
  skuLength: number;
}

/** A name that says nothing of what it is counts as a very long one. */
const MOST_COUNTED = 255;

/**
 * The words of a product by where they stand, with the packs that its unit and its name tell.
 * @param categoryNames its category, and the one around that
 */
export function productWords(
  texts: SearchedTexts,
  ...categoryNames: readonly string[]
): ProductWords {
  const places = new Map<string, Place>();
  const put = (word: string, place: Place) => {
    if ((places.get(word) ?? -1) < place) places.set(word, place);
  };
  const name = texts.name.toLowerCase();
  const { nameHi, nameMr, aliases: given, brand } = texts;
  const otherNames = [nameHi, nameMr, given, brand].filter(Boolean).join(';');
  const categories = categoryNames.map((each) => readAlias(each.toLowerCase()));
  const aliases = otherNames
    .toLowerCase()
    .split(';')
    .map((alias) => readAlias(alias.trim()));
  for (const { words } of categories) for (const { text } of words) put(text, Place.CATEGORY);
  for (const text of [texts.unit, texts.sku])
    for (const word of wordTexts(text?.toLowerCase() ?? '')) put(word, Place.UNIT);
  const read = new ReadName(
    name,
    [...categories, ...aliases].some(({ isOfTheHouse }) => isOfTheHouse),
  );
  const confirmed = aliases.map((alias) => putAlias(alias, read, put));
  read.putInto(put, new Set(confirmed.flat()));
  const wholly = confirmed.flatMap((keys, at) => (aliases[at]?.isOneWord ? keys : []));
  const packs: Pack[] = /\d/.test(name) ? packsIn(name) : [];
  const pack = packOf(texts.unit);
  if (pack) packs.push(pack);
  return {
    places,
    phrases: new Set([...[...categories, ...aliases].flatMap(({ phrases }) => phrases), ...wholly]),
    packs,
    headWords: Math.min(read.headWords, MOST_COUNTED),
    skuLength: texts.sku?.length ?? 0,
  };
}
