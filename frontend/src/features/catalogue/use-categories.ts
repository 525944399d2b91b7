import { useCategoriesQuery } from '../../generated/catalogue/categories';
import type { CategoriesQuery } from '../../generated/graphql';

export type Category = CategoriesQuery['categories'][number];

const noCategories: readonly Category[] = [];

/** The categories at the top, each with those that are in it; empty until loaded. */
export function useCategories(): readonly Category[] {
  return useCategoriesQuery().data?.categories ?? noCategories;
}
