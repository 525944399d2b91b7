import type { Category } from './category.entity';

/** A category as its table has it. */
export type CategoryRow = Omit<Category, 'parent'>;

type Placed = Pick<Category, 'id' | 'slug' | 'position' | 'parentId'>;

/** The eight categories that the shop opened with. Nobody changes or removes them. */
const THE_EIGHT: ReadonlySet<string> = new Set([
  ...['fruits', 'vegetables', 'cereals', 'beverages'],
  ...['snacks', 'frozen-foods', 'household-products', 'general'],
]);

/** What separates the parts of a path, as files and people write it: Fruits > Exotic fruits, or Fruits/Exotic fruits. */
const SEPARATOR = /[>/]/;

/** Room for the end of a slug that another category has already. */
const LONGEST_SLUG = 40;
const ROOM_FOR_NUMBER = 4;

/** Whether a category is one that the shopkeeper made. */
export function isOwn({ slug }: Pick<Category, 'slug'>): boolean {
  return !THE_EIGHT.has(slug);
}

/** Which of two categories of the same level comes first: below zero the first. The eight stand before all others. */
export function compareCategories(one: Placed, other: Placed): number {
  return (
    Number(isOwn(one)) - Number(isOwn(other)) || one.position - other.position || one.id - other.id
  );
}

/** All categories, each with those that are in it right behind it. */
export function inTreeOrder<Each extends Placed>(categories: readonly Each[]): Each[] {
  const sorted = [...categories].sort(compareCategories);
  return sorted
    .filter(({ parentId }) => parentId === null)
    .flatMap((top) => [top, ...sorted.filter(({ parentId }) => parentId === top.id)]);
}

/**
 * The categories of these rows, each with its parent, in the order of the tree. One that is as it was before stays the
 * same object: whoever holds it need not look at it again.
 */
export function linked(rows: readonly CategoryRow[], before: readonly Category[]): Category[] {
  const known = new Map(before.map((category) => [category.id, category]));
  const tops = new Map<number, Category>();
  return inTreeOrder(rows).map((row) => {
    const parent = row.parentId === null ? null : (tops.get(row.parentId) ?? null);
    const old = known.get(row.id);
    const category = old && isSame(old, row) && old.parent === parent ? old : { ...row, parent };
    if (!parent) tops.set(row.id, category);
    return category;
  });
}

/** The numbers of the lists that a product of a category is in: its own, and that of the category around it. */
export function listIdsOf({ id, parent }: Pick<Category, 'id' | 'parent'>): readonly number[] {
  return parent ? [id, parent.id] : [id];
}

/** The category at the top of one: itself, or the one around it. */
export function topOf(category: Category): Category {
  return category.parent ?? category;
}

/** The category by whose kind products without a picture are illustrated: the shop knows what the eight are about. */
export function pictureSlugOf(category: Pick<Category, 'slug' | 'parent'>): string {
  return (category.parent ?? category).slug;
}

/** The one that a text names: by its slug, by its name at the top, or by its path from there; undefined for no such one. */
export function findCategory(categories: readonly Category[], text: string): Category | undefined {
  const path = pathKey(text);
  return (
    categories.find(({ slug }) => slug === text) ??
    categories.find((category) => pathKeysOf(category).includes(path))
  );
}

/** The slug of each category by its path in one form; see `pathKey`. */
export function slugsByPath(categories: readonly Category[]): Map<string, string> {
  return new Map(
    categories.flatMap((category) => pathKeysOf(category).map((key) => [key, category.slug])),
  );
}

/** A path of categories in one form: capitals, and spaces around its parts, make no other one. */
export function pathKey(path: string): string {
  return path
    .split(SEPARATOR)
    .map((part) => part.trim().replace(/\s+/g, ' ').toLowerCase())
    .filter(Boolean)
    .join('/');
}

/** A new slug for a name: that name in the characters of addresses, with a number where another category has that. */
export function slugFor(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, LONGEST_SLUG - ROOM_FOR_NUMBER)
    .replace(/-$/, '');
  let slug = plain;
  for (let number = 2; taken.has(slug); number++) slug = `${plain}-${number}`;
  return slug;
}

/**
 * Where each of some siblings stands once one of them has a place: the others keep their order.
 * @param siblings all of them but that one, in their order
 * @param place from 1; beyond the last it is the last, and so it is where none is given
 * @returns each with its new position, from 1
 */
export function placedAmong<Sibling>(
  siblings: readonly Sibling[],
  placed: Sibling,
  place = Infinity,
): { sibling: Sibling; position: number }[] {
  const at = Math.min(Math.max(place - 1, 0), siblings.length);
  return [...siblings.slice(0, at), placed, ...siblings.slice(at)].map((sibling, index) => ({
    sibling,
    position: index + 1,
  }));
}

function pathKeysOf({ name, slug, parent }: Category): string[] {
  if (!parent) return [pathKey(name), slug];
  const ends = [pathKey(name), slug];
  return [pathKey(parent.name), parent.slug].flatMap((start) =>
    ends.map((end) => `${start}/${end}`),
  );
}

function isSame(one: CategoryRow, other: CategoryRow): boolean {
  return (
    one.name === other.name &&
    one.nameHi === other.nameHi &&
    one.nameMr === other.nameMr &&
    one.imageUrl === other.imageUrl &&
    one.position === other.position &&
    one.parentId === other.parentId &&
    one.version === other.version
  );
}
