import { useCategoriesQuery } from '../../generated/catalogue/categories';
import type { CategoriesQuery } from '../../generated/graphql';

/** A category that something can be put into. */
export interface CategoryChoice {
  slug: string;
  /** With the category around it: 'Fruits > Exotic fruits'. */
  name: string;
}

/** Every category, each with those that are in it right behind it; empty until loaded. */
export function useCategoryChoices(): readonly CategoryChoice[] {
  return choicesOf(useCategoriesQuery().data?.categories ?? []);
}

/** The choices of a tree of categories. */
function choicesOf(tree: CategoriesQuery['categories']): CategoryChoice[] {
  return tree.flatMap(({ slug, name, children }) => [
    { slug, name },
    ...children.map((child) => ({ slug: child.slug, name: `${name} > ${child.name}` })),
  ]);
}

/** Categories as the options of a select. */
export const categoryOptionsOf = (choices: readonly CategoryChoice[]) =>
  choices.map(({ slug, name }) => ({ value: slug, label: name }));
