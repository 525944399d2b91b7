import { useCategoriesQuery } from '../../../generated/catalogue/catalogue';
import type { CategoriesQuery } from '../../../generated/graphql';

export type Category = CategoriesQuery['categories'][number];

const noCategories: readonly Category[] = [];

/** The shop's categories; none as long as they are not known. */
export function useCategories(): readonly Category[] {
  return useCategoriesQuery().data?.categories ?? noCategories;
}
