/** Where a product has a word, the less telling first. */
export const Place = {
  /** It says that it has none: 'garlic' in 'Pickle without garlic'. */
  ABSENT: 0,
  /** In the unit or the sku. */
  UNIT: 1,
  /** In one of the other names, of several words. */
  ALIAS_WORD: 2,
  /** One of several things of which another name, such as its product type, is: 'mugs' in 'Cups, Mugs & Tumblers'. */
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
  /** One of the other names by itself. */
  ALIAS: 10,
  /** As those of the name without TYPED, where another name says that it is just that. */
  NAME_TYPED: 11,
  HEAD_WORD_TYPED: 12,
  FIRST_TYPED: 13,
  HEAD_TYPED: 14,
} as const;
export type Place = (typeof Place)[keyof typeof Place];

/** Each place in the name, with the same one where another name says so, too. */
const TYPED: Partial<Record<Place, Place>> = {
  [Place.NAME]: Place.NAME_TYPED,
  [Place.HEAD_WORD]: Place.HEAD_WORD_TYPED,
  [Place.FIRST]: Place.FIRST_TYPED,
  [Place.HEAD]: Place.HEAD_TYPED,
};

/** A place in the name of a word of which another name says that it is what the thing is. */
export function typedPlace(place: Place): Place {
  return TYPED[place] ?? place;
}

/** How much a place in the name tells of what a product is, from 1; 0 for all other places. */
export function tellingOf(place: Place): number {
  if (place >= Place.NAME_TYPED) return place - Place.NAME_TYPED + 1;
  if (place === Place.HEAD) return HEAD_TELLS;
  return place >= Place.NAME && place <= Place.FIRST ? place - Place.NAME + 1 : 0;
}
const HEAD_TELLS = 4;

/** Puts a word to the place where a product has it. */
export type Put = (word: string, place: Place) => void;
