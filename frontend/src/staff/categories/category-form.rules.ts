import type {
  CategoryInput,
  CategoryTreeQuery,
  TreeCategoryFragment,
} from '../../generated/graphql';
import type { FormValues } from '../kit/conflict.rules';

export type CategoryField = 'name' | 'nameHi' | 'nameMr' | 'parentId' | 'imageUrl';

export type CategoryForm = FormValues<CategoryField>;

/** The fields of a category in the order of the form. */
export const categoryFields: readonly CategoryField[] = [
  ...(['name', 'nameHi', 'nameMr', 'parentId', 'imageUrl'] as const),
];

/** A category that is to be made. */
export const emptyCategory: CategoryForm = {
  ...{ name: '', nameHi: '', nameMr: '', parentId: '', imageUrl: '' },
};

/** The shop's own pictures of categories without one; nobody keeps their address. */
const generated = '/pictures/generated.svg';

/** The texts of the form for a stored category. */
export function valuesOfCategory(category: TreeCategoryFragment): CategoryForm {
  const { name, nameHi, nameMr, parent, imageUrl } = category;
  return valuesOfCurrent({ name, nameHi, nameMr, parentId: parent?.id, imageUrl });
}

/** The texts of the form for what a CONFLICT says is stored. */
export function valuesOfCurrent(current: Readonly<Record<string, unknown>>): CategoryForm {
  const entries = categoryFields.map((field) => {
    const value = current[field];
    return [field, typeof value === 'string' && !value.startsWith(generated) ? value : ''];
  });
  return Object.fromEntries(entries) as CategoryForm;
}

/** What the form says of a category; its place is changed beside the list. */
export function inputOfCategory(form: CategoryForm): CategoryInput {
  const { name, nameHi, nameMr, parentId, imageUrl } = form;
  return {
    name: name.trim(),
    nameHi: nameHi.trim() || null,
    nameMr: nameMr.trim() || null,
    parentId: parentId || null,
    imageUrl: imageUrl.trim() || null,
  };
}

/** The categories that one can be in: those at the top, but itself, and none where others are in it. */
export function possibleParents(
  tree: CategoryTreeQuery['categories'],
  category?: TreeCategoryFragment,
): CategoryTreeQuery['categories'] {
  const own = tree.find(({ id }) => id === category?.id);
  if (own && own.children.length > 0) return [];
  return tree.filter((top) => top !== own);
}
