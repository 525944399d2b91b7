import type { Place } from './product-words.rules';

/** In which way a product has what was typed. */
export type Match =
  | 'exact'
  | 'alike'
  | 'name'
  | 'joined'
  | 'beginning'
  | 'begun sound'
  | 'begun name'
  | 'error'
  | 'errors'
  | 'near';

/**
 * How much a match counts, of 100, by the place that it is in: category, unit, word of another name, other name, word of
 * the name, word of what it is, the first of these, what it is. 'alike' sounds the same or is the plural; 'name' is
 * another name of the same thing; 'begun sound' begins alike; 'begun name' is the beginning of another name, or sounds
 * like one; 'near' is a beginning with a typing error.
 */
const WEIGHTS: Record<Match, readonly number[]> = {
  exact: [30, 56, 62, 80, 74, 86, 92, 100],
  alike: [28, 20, 58, 77, 72, 83, 89, 97],
  name: [0, 0, 56, 74, 60, 66, 72, 76],
  joined: [0, 0, 52, 68, 62, 66, 70, 72],
  beginning: [18, 22, 48, 54, 58, 62, 66, 68],
  'begun sound': [0, 0, 44, 50, 54, 58, 62, 64],
  'begun name': [0, 0, 40, 50, 46, 50, 54, 56],
  error: [0, 0, 32, 42, 36, 40, 44, 46],
  errors: [0, 0, 24, 34, 28, 32, 36, 38],
  near: [0, 0, 16, 26, 20, 22, 24, 26],
};

/** What letters within a word count, wherever they stand. */
export const WITHIN = 10;

/** A whole name counts more than the best of its words. */
export const WHOLE_NAME = 12;

/** How much a match in a place counts; 0 where it counts nothing. */
export function weightOf(match: Match, place: Place): number {
  return WEIGHTS[match][place] ?? 0;
}
