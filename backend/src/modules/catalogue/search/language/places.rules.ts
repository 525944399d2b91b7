/** Where a product has a word, the least significant first. */
export const Place = {
  /** The product is without it: 'garlic' in 'Pickle without garlic'. */
  ABSENT: 0,
  /** In the unit or the SKU. */
  UNIT: 1,
  /** In another name of several words. */
  ALIAS_WORD: 2,
  /** One of several things covered by another name, such as a product type: 'mugs' in 'Cups, Mugs & Tumblers'. */
  ALIAS_ITEM: 3,
  /** In the name, after what it is: 'hybrid' in 'Tomato, hybrid'. */
  NAME: 4,
  /** Among the words that say what it is: 'full' in 'Full Cream Milk'. */
  HEAD_WORD: 5,
  /** The first of these. */
  FIRST: 6,
  /** What it is by another name of several words: 'tea' in 'Leaf & Dust Tea'. */
  ALIAS_HEAD: 7,
  /** What it is: 'milk' in 'Full Cream Milk', 'tea' in 'Green Tea bags'. */
  HEAD: 8,
  CATEGORY: 9,
  /** Another name of a single word. */
  ALIAS: 10,
  /** As the places in the name without TYPED, if another name confirms that it is what the product is. */
  NAME_TYPED: 11,
  HEAD_WORD_TYPED: 12,
  FIRST_TYPED: 13,
  HEAD_TYPED: 14,
} as const;
export type Place = (typeof Place)[keyof typeof Place];

/** Each place in the name, with the one to use if another name confirms it. */
const TYPED: Partial<Record<Place, Place>> = {
  [Place.NAME]: Place.NAME_TYPED,
  [Place.HEAD_WORD]: Place.HEAD_WORD_TYPED,
  [Place.FIRST]: Place.FIRST_TYPED,
  [Place.HEAD]: Place.HEAD_TYPED,
};

/** The place in the name of a word that another name confirms as what the product is. */
export function typedPlace(place: Place): Place {
  return TYPED[place] ?? place;
}

/** How much a place in the name says about what a product is, from 1; 0 for all other places. */
export function tellingOf(place: Place): number {
  if (place >= Place.NAME_TYPED) return place - Place.NAME_TYPED + 1;
  if (place === Place.HEAD) return HEAD_TELLS;
  return place >= Place.NAME && place <= Place.FIRST ? place - Place.NAME + 1 : 0;
}
const HEAD_TELLS = 4;

/** Receives a word and its place in a product. */
export type Put = (word: string, place: Place) => void;
