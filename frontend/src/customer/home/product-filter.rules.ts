import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ProductSort } from '../../generated/graphql';

/** The state of the product list, all of it in the URL. */
export interface ProductFilter {
  search: string;
  /** A category's slug; empty for all of them. */
  category: string;
  sort: ProductSort;
  inStock: boolean;
  page: number;
}

export const sortOptions: readonly { value: ProductSort; label: MessageDescriptor }[] = [
  { value: 'POPULARITY', label: msg`Most popular` },
  { value: 'NAME', label: msg`Name` },
  { value: 'PRICE_LOW_TO_HIGH', label: msg`Price: low to high` },
  { value: 'PRICE_HIGH_TO_LOW', label: msg`Price: high to low` },
  { value: 'NEWEST', label: msg`Newest` },
];

/** The default sort order: a phone shows few products, the table is read by name. */
export const usualSort = (isPhone: boolean): ProductSort => (isPhone ? 'POPULARITY' : 'NAME');

const readSort = (text: string | null, usual: ProductSort): ProductSort =>
  sortOptions.find(({ value }) => value === text)?.value ?? usual;

/** Reads the filter from a URL's query; invalid values mean the default. */
export function readProductFilter(
  parameters: URLSearchParams,
  page: number,
  usual: ProductSort,
): ProductFilter {
  return {
    search: parameters.get('search')?.trim() ?? '',
    category: parameters.get('category') ?? '',
    sort: readSort(parameters.get('sort'), usual),
    inStock: parameters.get('inStock') === 'true',
    page,
  };
}

/** The query of a URL for a filter, without default values. */
export function searchOfFilter(filter: ProductFilter, usual: ProductSort): string {
  const { search, category, sort, inStock, page } = filter;
  const entries = [
    ['search', search],
    ['category', category],
    ['sort', sort === usual ? '' : sort],
    ['inStock', inStock ? 'true' : ''],
    ['page', page > 1 ? String(page) : ''],
  ].filter(([, value]) => value !== '');
  return new URLSearchParams(entries).toString();
}
