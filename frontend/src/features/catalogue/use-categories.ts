import { useCategoriesQuery } from '../../generated/catalogue/categories';
import type { CategoriesQuery } from '../../generated/graphql';

export type Category = CategoriesQuery['categories'][number];

/** A category, wherever it stands. */
type AnyCategory = Category['children'][number];

/** A category that an address names. */
export interface FoundCategory {
  category: AnyCategory;
  /** The one around it. */
  parent?: AnyCategory;
  /** Those that are in it, or beside it in another. */
  children: readonly AnyCategory[];
}

const noCategories: readonly Category[] = [];

/** The categories at the top, each with those that are in it; empty until loaded. */
export function useCategories(): readonly Category[] {
  return useCategoriesQuery().data?.categories ?? noCategories;
}

/** The category of a slug, and what is around it; nothing where no category has it. */
export function findCategory(tree: readonly Category[], slug: string): FoundCategory | undefined {
  for (const top of tree) {
    if (top.slug === slug) return { category: top, children: top.children };
    const child = top.children.find((each) => each.slug === slug);
    if (child) return { category: child, parent: top, children: top.children };
  }
  return undefined;
}
