import { readRecordId } from '../../../kernel/record-id';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { catalogueMessages } from '../catalogue.messages';
import { isOwn, pathKey } from '../categories/category-tree.rules';
import { Category } from '../categories/category.entity';
import { ownPicture } from '../products/pictures/illustration.rules';
import { conflict } from '../products/product-version';
import { CategoryInput, MOST_CATEGORIES, MOST_IN_ONE } from './category.input';

/** The values of a category; unvalidated. */
export type CategoryValues = Partial<Record<keyof CategoryInput, unknown>>;

/** The fields of a category that a change writes. */
type Written = Pick<Category, 'name' | 'nameHi' | 'nameMr' | 'imageUrl' | 'parentId'>;

/** The validated input of a category with trimmed texts. Throws VALIDATION. */
export async function readInput(values: CategoryValues): Promise<CategoryInput> {
  const { imageUrl, ...texts } = trimTexts(values);
  const own = typeof imageUrl === 'string' ? ownPicture(imageUrl) : imageUrl;
  return assertValid(CategoryInput, { ...texts, imageUrl: own === '' ? null : own });
}

/** Throws VALIDATION if the shop has the maximum number of categories. */
export function assertOneMore(all: readonly Category[]): void {
  if (all.length >= MOST_CATEGORIES) throw tooMany('name');
}

/** The fields that an input writes. Throws VALIDATION, NOT_FOUND if they are impossible in this tree. */
export function writtenOf(
  { name, nameHi, nameMr, imageUrl, parentId: given }: Omit<CategoryInput, 'position'>,
  all: readonly Category[],
  self?: Category,
): Written {
  const parent = parentOf(given, all, self);
  const parentId = parent?.id ?? null;
  if (parent && self && hasChildren(all, self.id))
    throw fieldError('parentId', catalogueMessages.categoryHasChildren());
  const beside = all.filter((each) => each.parentId === parentId && each.id !== self?.id);
  if (parent && beside.length >= MOST_IN_ONE) throw tooMany('parentId');
  const key = pathKey(name);
  if (beside.some((each) => pathKey(each.name) === key))
    throw fieldError('name', catalogueMessages.categoryNameTaken());
  return {
    ...{ name, nameHi: nameHi || null, nameMr: nameMr || null },
    ...{ imageUrl: imageUrl ?? '', parentId },
  };
}

/** The parent of a category. Throws NOT_FOUND, VALIDATION if it is not at the top level. */
function parentOf(
  given: string | null | undefined,
  all: readonly Category[],
  self?: Category,
): Category | undefined {
  if (given === null || given === undefined || given === '') return undefined;
  const id = readRecordId(given, 'category', 'parentId');
  const parent = all.find((each) => each.id === id);
  if (!parent) throw notFound('category', 'parentId');
  if (parent.parentId !== null || id === self?.id)
    throw fieldError('parentId', catalogueMessages.categoryParent());
  return parent;
}

/** The category, if unchanged since the caller read it. Throws NOT_FOUND, VALIDATION for one of the eight, CONFLICT. */
export function seen(
  all: readonly Category[],
  id: number,
  expectedVersion: number,
  submitted: CategoryValues = {},
): Category {
  const category = all.find((each) => each.id === id);
  if (!category) throw notFound('category', 'id');
  if (!isOwn(category)) throw fieldError('id', catalogueMessages.categoryOfTheEight());
  if (expectedVersion < 1) throw fieldError('expectedVersion', catalogueMessages.categoryVersion());
  if (category.version === expectedVersion) return category;
  const { name, nameHi, nameMr, imageUrl, position, version } = category;
  const parentId = category.parentId === null ? null : String(category.parentId);
  const current = { name, nameHi, nameMr, imageUrl, parentId, position, version };
  throw conflict('expectedVersion', catalogueMessages.categoryChanged(), current, submitted);
}

/** Whether a category has subcategories. */
export function hasChildren(all: readonly Category[], id: number): boolean {
  return all.some(({ parentId }) => parentId === id);
}

function tooMany(field: string): ShopError {
  const most = { most: MOST_CATEGORIES, mostInOne: MOST_IN_ONE };
  return fieldError(field, catalogueMessages.categoryCount(most));
}
