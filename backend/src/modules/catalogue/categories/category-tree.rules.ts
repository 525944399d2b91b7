import type { Category } from './category.entity';

/** A category as stored. */
export type CategoryRow = Omit<Category, 'parent'>;

type Placed = Pick<Category, 'id' | 'slug' | 'position' | 'parentId'>;

/** The eight built-in categories. Nobody changes or removes them. */
const THE_EIGHT: ReadonlySet<string> = new Set([
  ...['fruits', 'vegetables', 'cereals', 'beverages'],
  ...['snacks', 'frozen-foods', 'household-products', 'general'],
]);

/** Separators of paths, as files and people write them: Fruits > Exotic fruits, or Fruits/Exotic fruits. */
const SEPARATOR = /[>/]/;

/** Leaves room for a number if another category has the slug. */
const LONGEST_SLUG = 40;
const ROOM_FOR_NUMBER = 4;

/** Whether the shopkeeper created a category. */
export function isOwn({ slug }: Pick<Category, 'slug'>): boolean {
  return !THE_EIGHT.has(slug);
}

/** Compares two categories of the same level: negative if the first comes first. The eight precede all others. */
export function compareCategories(one: Placed, other: Placed): number {
  return (
    Number(isOwn(one)) - Number(isOwn(other)) || one.position - other.position || one.id - other.id
  );
}

/** All categories, each followed by its subcategories. */
export function inTreeOrder<Each extends Placed>(categories: readonly Each[]): Each[] {
  const sorted = [...categories].sort(compareCategories);
  return sorted
    .filter(({ parentId }) => parentId === null)
    .flatMap((top) => [top, ...sorted.filter(({ parentId }) => parentId === top.id)]);
}

/**
 * The categories of these rows with their parents, in the order of the tree. Unchanged categories stay the same
 * objects, so that their holders can skip them.
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

/** The numbers of the lists with a category's products: its own, and its parent's. */
export function listIdsOf({ id, parent }: Pick<Category, 'id' | 'parent'>): readonly number[] {
  return parent ? [id, parent.id] : [id];
}

/** The top-level category of a category: itself, or its parent. */
export function topOf(category: Category): Category {
  return category.parent ?? category;
}

/** The category that illustrates products without a picture: the top one, as the shop knows what the eight contain. */
export function pictureSlugOf(category: Pick<Category, 'slug' | 'parent'>): string {
  return (category.parent ?? category).slug;
}

/** The category that a text names: by slug, by name at the top level, or by path; undefined if there is none. */
export function findCategory(categories: readonly Category[], text: string): Category | undefined {
  const path = pathKey(text);
  return (
    categories.find(({ slug }) => slug === text) ??
    categories.find((category) => pathKeysOf(category).includes(path))
  );
}

/** The slug of each category by its normalized path; see `pathKey`. */
export function slugsByPath(categories: readonly Category[]): Map<string, string> {
  return new Map(
    categories.flatMap((category) => pathKeysOf(category).map((key) => [key, category.slug])),
  );
}

/** A normalized path of categories: without regard to case and to spaces around its parts. */
export function pathKey(path: string): string {
  return path
    .split(SEPARATOR)
    .map((part) => part.trim().replace(/\s+/g, ' ').toLowerCase())
    .filter(Boolean)
    .join('/');
}

/** A new slug for a name: the name in URL characters, with a number if another category has that slug. */
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
 * The positions of siblings after one of them was placed: the others keep their order.
 * @param siblings all of them without that one, in their order
 * @param place from 1; last by default, and if it is too high
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
