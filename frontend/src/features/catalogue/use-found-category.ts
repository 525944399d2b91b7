import { useCategoriesQuery } from '../../generated/catalogue/categories';
import type { Category } from './use-categories';

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

/** The category of a slug, and what is around it; nothing until loaded, and where no category has it. */
export function useFoundCategory(slug: string): FoundCategory | undefined {
  for (const top of useCategoriesQuery().data?.categories ?? []) {
    if (top.slug === slug) return { category: top, children: top.children };
    const child = top.children.find((each) => each.slug === slug);
    if (child) return { category: child, parent: top, children: top.children };
  }
  return undefined;
}
