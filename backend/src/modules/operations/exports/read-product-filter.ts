import { queryParts } from '../../../platform/rest/schemas';
import type { ProductTableFilter } from '../../catalogue';
import { flagOf, listOf, textOf } from './read-query';

const TEXTS = ['search', 'category', 'stock', 'standing', 'brand', 'changedSince'] as const;
const NUMBERS = ['minPricePaise', 'maxPricePaise', 'gstRateBasisPoints'] as const;
const FLAGS = ['hasPicture', 'hasGstRate'] as const;

const described = (names: readonly string[], type: 'string' | 'integer' | 'boolean') =>
  Object.fromEntries(names.map((name) => [name, { type }]));

/** The parameters of `readProductFilter`. */
export const productFilterSchema = queryParts({
  ...described(TEXTS, 'string'),
  ...described(NUMBERS, 'integer'),
  ...described(FLAGS, 'boolean'),
  ids: { type: 'string', description: 'Product IDs, separated by commas.' },
});

/**
 * The filter of `productTable` as query parameters of the same names; the table validates the values. Empty parameters
 * are ignored.
 * @returns undefined if there are none
 * @throws VALIDATION
 */
export function readProductFilter(query: unknown): ProductTableFilter | undefined {
  const given = query as Record<string, unknown>;
  const numberOf = (name: string) => {
    const text = textOf(given, name);
    return text === undefined ? undefined : Number(text);
  };
  const values = Object.entries({
    ...Object.fromEntries(TEXTS.map((name) => [name, textOf(given, name)])),
    ...Object.fromEntries(NUMBERS.map((name) => [name, numberOf(name)])),
    ...Object.fromEntries(FLAGS.map((name) => [name, flagOf(given, name)])),
    ids: listOf(given, 'ids'),
  }).filter(([, value]) => value !== undefined);
  return values.length > 0 ? (Object.fromEntries(values) as ProductTableFilter) : undefined;
}
