import { Place } from './places.rules';

/**
 * How a product matches a typed word. 'same' is the same word in another number, script or English spelling; 'name' is
 * another name of the same thing; 'alike' sounds the same; 'begun sound' has the beginning of the same sound; 'begun
 * name' is the beginning of another name, or sounds like one.
 */
export type Match =
  'exact' | 'same' | 'name' | 'joined' | 'beginning' | 'begun sound' | 'begun name' | 'alike';

/** The weight of a word, up to 100, by its place. */
const PLACES: Readonly<Record<Place, number>> = {
  [Place.ABSENT]: 0,
  [Place.CATEGORY]: 74,
  [Place.UNIT]: 46,
  [Place.ALIAS_WORD]: 44,
  [Place.ALIAS_ITEM]: 47,
  [Place.NAME]: 50,
  [Place.HEAD_WORD]: 58,
  [Place.FIRST]: 62,
  [Place.ALIAS_HEAD]: 66,
  [Place.HEAD]: 72,
  [Place.ALIAS]: 84,
  [Place.NAME_TYPED]: 88,
  [Place.HEAD_WORD_TYPED]: 92,
  [Place.FIRST_TYPED]: 94,
  [Place.HEAD_TYPED]: 100,
};

/** The minimum weight of characters within a word, and the maximum addition for a whole word in the best place. */
const WITHIN = 4;
const MORE_WITHIN = 20;

/** The addition for a whole name, beyond the best of its words. */
export const WHOLE_NAME = 12;

/** The addition if another name or the category is the whole search. */
export const WHOLE_PHRASE = 10;

/** The addition if the type is the whole search: 'Toned Milk' of the type 'Milk' before 'Milk' of 'Soya Drinks'. */
export const WHOLE_TYPE = 14;

/** The addition for a word of the name if the category or the type says that the product is of that kind. */
const OF_ITS_KIND: Partial<Record<Place, number>> = {
  [Place.NAME]: 16,
  [Place.HEAD_WORD]: 12,
  [Place.FIRST]: 20,
  [Place.HEAD]: 24,
};
/** A thing in its category weighs no more than one whose type is the very word. */
const MOST_OF_ITS_KIND = 96;

/** The weight of characters that are such a share of a word. */
export function weightWithin(share: number, place: Place): number {
  return WITHIN + Math.round((MORE_WITHIN * share * PLACES[place]) / PLACES[Place.HEAD_TYPED]);
}

/** The weight of a product that says it has none of something, if that is wanted. */
export const ABSENT = 80;

/** The last word of a search says what is wanted, those before it which one: it counts so many times as much. */
export const LAST_WORD = 2;

/**
 * The weights of a match by place, 0 if it does not count: a share of the place's weight, and the second ones for a
 * thing of its kind. A merely similar sound or beginning weighs less than the word itself anywhere in a name.
 * Precomputed, since a search weighs thousands of matches.
 */
export const WEIGHTS: Readonly<Record<Match, readonly [plain: Uint8Array, ofItsKind: Uint8Array]>> =
  {
    exact: weights(1),
    same: weights(0.99),
    name: weights(0.97),
    joined: weights(0.94),
    beginning: weights(0.5),
    'begun sound': weights(0.3),
    'begun name': weights(0.32),
    alike: weights(0.38),
  };

function weights(share: number): [plain: Uint8Array, ofItsKind: Uint8Array] {
  const places = Object.values(Place).sort((one, other) => one - other);
  const plain = places.map((place) => Math.round(PLACES[place] * share));
  const ofItsKind = places.map((place, at) => {
    const more = OF_ITS_KIND[place];
    const weight = plain[at] as number;
    return more === undefined
      ? weight
      : Math.min(weight + Math.round(more * share), MOST_OF_ITS_KIND);
  });
  return [Uint8Array.from(plain), Uint8Array.from(ofItsKind)];
}
