import { useCategoriesQuery } from '../../generated/catalogue/categories';
import type { CategoriesQuery } from '../../generated/graphql';

export type Category = CategoriesQuery['categories'][number];

const noCategories: readonly Category[] = [];

/** The top-level categories with their subcategories; empty until loaded. */
export function useCategories(): readonly Category[] {
  return useCategoriesQuery().data?.categories ?? noCategories;
}
