import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ProductSort } from '../../generated/graphql';

/** The filter of the public shop. The URL contains all of it, with the category in the path. */
export interface ShopFilter {
  search: string;
  /** A category's slug; empty for all categories. */
  category: string;
  sort: ProductSort;
  inStock: boolean;
  /** Only vegetarian products. */
  veg: boolean;
  minPaise?: number;
  maxPaise?: number;
  /** The number of pages on the screen, stacked. */
  pages: number;
}

export const shopSorts: readonly { value: ProductSort; label: MessageDescriptor }[] = [
  { value: 'RELEVANCE', label: msg`Relevance` },
  { value: 'POPULARITY', label: msg`Most popular` },
  { value: 'PRICE_LOW_TO_HIGH', label: msg`Price: low to high` },
  { value: 'PRICE_HIGH_TO_LOW', label: msg`Price: high to low` },
  { value: 'UNIT_PRICE', label: msg`Unit price` },
];

const firstSort: ProductSort = 'RELEVANCE';

/** The maximum number of stacked pages that a browser still renders well. */
const mostPages = 100;

/** Reads the filter from a URL. Invalid values count as the defaults. */
export function readShopFilter(category: string, parameters: URLSearchParams): ShopFilter {
  const minPaise = readWhole(parameters.get('minPaise'));
  const maxPaise = readWhole(parameters.get('maxPaise'));
  const pages = readWhole(parameters.get('pages')) ?? 1;
  return {
    search: parameters.get('search')?.trim() ?? '',
    category,
    sort: shopSorts.find(({ value }) => value === parameters.get('sort'))?.value ?? firstSort,
    inStock: parameters.get('inStock') === 'true',
    veg: parameters.get('veg') === 'true',
    ...(minPaise !== undefined && { minPaise }),
    ...(maxPaise !== undefined && { maxPaise }),
    pages: Math.min(Math.max(pages, 1), mostPages),
  };
}

function readWhole(text: string | null): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text)) return undefined;
  return Number(text);
}

/** The query string of a filter, without defaults. The category is in the path. */
export function searchOfShop(filter: ShopFilter): string {
  const { search, sort, inStock, veg, minPaise, maxPaise, pages } = filter;
  const entries = [
    ['search', search],
    ['sort', sort === firstSort ? '' : sort],
    ['inStock', inStock ? 'true' : ''],
    ['veg', veg ? 'true' : ''],
    ['minPaise', minPaise ? String(minPaise) : ''],
    ['maxPaise', maxPaise === undefined ? '' : String(maxPaise)],
    ['pages', pages > 1 ? String(pages) : ''],
  ].filter(([, value]) => value !== '');
  return new URLSearchParams(entries).toString();
}

/** The number of active filters, without the search. */
export const narrowingsOf = ({ category, inStock, veg, minPaise, maxPaise }: ShopFilter): number =>
  [category, inStock, veg, minPaise ?? maxPaise].filter(Boolean).length;

/** The filter reduced to its search and sort order. */
export const widened = ({ search, sort }: ShopFilter): ShopFilter => ({
  search,
  sort,
  category: '',
  inStock: false,
  veg: false,
  pages: 1,
});
