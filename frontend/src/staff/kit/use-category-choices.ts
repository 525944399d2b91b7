import { categoryName } from '../../features/catalogue/category-name';
import { useCategoriesQuery } from '../../generated/catalogue/categories';
import type { CategoriesQuery } from '../../generated/graphql';

/** A category to choose. */
export interface CategoryChoice {
  slug: string;
  /** With its parent category: 'Fruits > Exotic fruits'. */
  name: string;
}

/** Every category, each followed by its children; empty until loaded. */
export function useCategoryChoices(): readonly CategoryChoice[] {
  return choicesOf(useCategoriesQuery().data?.categories ?? []);
}

/** The choices from a tree of categories. */
function choicesOf(tree: CategoriesQuery['categories']): CategoryChoice[] {
  return tree.flatMap((top) => {
    const name = categoryName(top);
    const within = top.children.map((child) => ({
      slug: child.slug,
      name: `${name} > ${categoryName(child)}`,
    }));
    return [{ slug: top.slug, name }, ...within];
  });
}

/** Categories as the options of a select. */
export const categoryOptionsOf = (choices: readonly CategoryChoice[]) =>
  choices.map(({ slug, name }) => ({ value: slug, label: name }));
