import type {
  CategoryInput,
  CategoryTreeQuery,
  TreeCategoryFragment,
} from '../../generated/graphql';
import type { FormValues } from '../kit/conflict.rules';

export type CategoryField = 'name' | 'nameHi' | 'nameMr' | 'parentId' | 'imageUrl';

export type CategoryForm = FormValues<CategoryField>;

/** The fields of a category in form order. */
export const categoryFields: readonly CategoryField[] = [
  ...(['name', 'nameHi', 'nameMr', 'parentId', 'imageUrl'] as const),
];

/** A new category. */
export const emptyCategory: CategoryForm = {
  ...{ name: '', nameHi: '', nameMr: '', parentId: '', imageUrl: '' },
};

/** The generated pictures of categories without one; their address is not stored. */
const generated = '/pictures/generated.svg';

/** The texts of the form for a stored category. */
export function valuesOfCategory(category: TreeCategoryFragment): CategoryForm {
  const { name, nameHi, nameMr, parent, imageUrl } = category;
  return valuesOfCurrent({ name, nameHi, nameMr, parentId: parent?.id, imageUrl });
}

/** The texts of the form for the stored values of a CONFLICT. */
export function valuesOfCurrent(current: Readonly<Record<string, unknown>>): CategoryForm {
  const entries = categoryFields.map((field) => {
    const value = current[field];
    return [field, typeof value === 'string' && !value.startsWith(generated) ? value : ''];
  });
  return Object.fromEntries(entries) as CategoryForm;
}

/** The category in the form; its position is changed in the list. */
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

/** The possible parents of a category: all top-level ones except itself; none if it has children. */
export function possibleParents(
  tree: CategoryTreeQuery['categories'],
  category?: TreeCategoryFragment,
): CategoryTreeQuery['categories'] {
  const own = tree.find(({ id }) => id === category?.id);
  if (own && own.children.length > 0) return [];
  return tree.filter((top) => top !== own);
}
