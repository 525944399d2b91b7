import { Pack, packOf, packsIn } from '../../products/pack.rules';
import { isGeneratedSku } from '../../products/generated-sku.rules';
import type { SearchedTexts } from '../../products/search-text.rules';
import { Place } from './places.rules';
import { putAlias, readAlias } from './read-alias.rules';
import { ReadName } from './read-name.rules';
import { wordTexts } from './words.rules';

/** The words by which a product is found. */
export interface ProductWords {
  /** Each word once, with its most significant place. */
  places: Map<string, Place>;
  /**
   * Other names and the category, if they have several words: their keys, separated by spaces. Single words only if
   * they are a whole other name and occur in the name: 'milk' of 'Toned Milk' with the type 'Milk'.
   */
  phrases: Set<string>;
  packs: Pack[];
  /** How many words say what the product is. */
  headWords: number;
  /** 0 without a SKU. */
  skuLength: number;
}

/** A name that does not say what the product is counts as a very long one. */
const MOST_COUNTED = 255;

/**
 * The words of a product by place, with the packs in its unit and its name.
 * @param categoryNames its category and that one's parent
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
  for (const word of wordTexts(texts.unit?.toLowerCase() ?? '')) put(word, Place.UNIT);
  if (texts.sku && !isGeneratedSku(texts.sku))
    for (const word of wordTexts(texts.sku.toLowerCase())) put(word, Place.UNIT);
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
