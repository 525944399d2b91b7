import { useCategoriesQuery } from '../../generated/catalogue/categories';
import type { Category } from './use-categories';

/** A category at any level. */
type AnyCategory = Category['children'][number];

/** The category of an address. */
export interface FoundCategory {
  category: AnyCategory;
  /** Its parent category. */
  parent?: AnyCategory;
  /** Its subcategories, or its siblings within the parent. */
  children: readonly AnyCategory[];
}

/** Finds a category and its surroundings by slug; undefined until loaded, and for unknown slugs. */
export function useFoundCategory(slug: string): FoundCategory | undefined {
  for (const top of useCategoriesQuery().data?.categories ?? []) {
    if (top.slug === slug) return { category: top, children: top.children };
    const child = top.children.find((each) => each.slug === slug);
    if (child) return { category: child, parent: top, children: top.children };
  }
  return undefined;
}
