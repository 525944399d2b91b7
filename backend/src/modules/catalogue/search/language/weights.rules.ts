import { Place } from './places.rules';

/**
 * In which way a product has what was typed. 'same' is the same word in another number, script or English spelling;
 * 'name' is another name of the same thing; 'alike' sounds the same; 'begun sound' begins alike; 'begun name' is the
 * beginning of another name, or sounds like one.
 */
export type Match =
  'exact' | 'same' | 'name' | 'joined' | 'beginning' | 'begun sound' | 'begun name' | 'alike';

/** How much a word counts, of 100, by the place that it is in. */
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

/** What letters within a word count at least, and how much more the whole word counts in the best place. */
const WITHIN = 4;
const MORE_WITHIN = 20;

/** A whole name counts more than the best of its words. */
export const WHOLE_NAME = 12;

/** As much more counts what is called so as a whole by another name or its category. */
export const WHOLE_PHRASE = 10;

/** So much more counts what is just that by its type: 'Toned Milk' of the type 'Milk' before 'Milk' of 'Soya Drinks'. */
export const WHOLE_TYPE = 14;

/** So much more counts a word of the name where the category or the type says that a product is of that kind. */
const OF_ITS_KIND: Partial<Record<Place, number>> = {
  [Place.NAME]: 16,
  [Place.HEAD_WORD]: 12,
  [Place.FIRST]: 20,
  [Place.HEAD]: 24,
};
/** A thing in its category counts no more than one of which the type says the very word. */
const MOST_OF_ITS_KIND = 96;

/** How much letters within a word count that are such a share of it. */
export function weightWithin(share: number, place: Place): number {
  return WITHIN + Math.round((MORE_WITHIN * share * PLACES[place]) / PLACES[Place.HEAD_TYPED]);
}

/** What a product counts that says it has none of something, where that is wanted. */
export const ABSENT = 80;

/** The last word of a search says what is wanted, those before it which: it counts so many times as much. */
export const LAST_WORD = 2;

/**
 * How much a match counts by the place, 0 where it counts nothing: a share of what the place does, and the second ones for
 * a thing of its kind. What only sounds or begins alike counts less than anything that is the word itself, wherever that
 * stands in a name. Worked out once, since a search weighs thousands of matches.
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
