import { compareCategories } from '../categories/category-tree.rules';
import type { Category } from '../categories/category.entity';
import { ListedProduct } from '../products/listed-product';
import { ProductFilter, ReadyFilter } from './product-filter';

/** A category with its number of matching products. */
export interface CategoryCount {
  category: Category;
  count: number;
}

/** A price range, inclusive, with its number of matching products. */
export interface BandCount {
  fromPaise: number;
  toPaise: number | null;
  count: number;
}

/** The filters of a list with counts. */
export interface Facets {
  /** The top-level categories, each including its subcategories. */
  categories: CategoryCount[];
  /** The subcategories of the requested category's top-level category. */
  subcategories: CategoryCount[];
  inStockCount: number;
  vegCount: number;
  priceBands: BandCount[];
}

/** The boundaries of the price ranges, in paise. */
const BAND_ENDS = [5_000, 10_000, 20_000, 50_000, 100_000];

/**
 * The facets of a filter, by counts of other filters.
 * @param categories those that have products
 * @param count how many products match a filter
 */
export function facetsByCounts(
  filter: ProductFilter,
  categories: readonly Category[],
  count: (filter: ProductFilter) => number,
): Facets {
  const categoryCounts = categories.map((category) => ({
    category,
    count: count({ ...filter, categoryId: category.id }),
  }));
  const bands = [...BAND_ENDS, undefined].map((maxPricePaise, band) =>
    count({ ...filter, minPricePaise: startOf(band), maxPricePaise }),
  );
  return {
    ...byLevel(
      categoryCounts.filter((categoryCount) => categoryCount.count > 0),
      filter,
    ),
    inStockCount: count({ ...filter, inStock: true }),
    vegCount: count({ ...filter, veg: true }),
    priceBands: bandCounts(bands),
  };
}

/** Counts the matches without each part of a filter, in a single pass over the products. */
export function countFacets(products: Iterable<ListedProduct>, filter: ReadyFilter): Facets {
  const categoryCounts = new Map<number, CategoryCount>();
  const bands = new Uint32Array(BAND_ENDS.length + 1);
  let inStockCount = 0;
  let vegCount = 0;
  const countIn = (category: Category) => {
    const categoryCount = categoryCounts.get(category.id);
    if (categoryCount) categoryCount.count++;
    else categoryCounts.set(category.id, { category, count: 1 });
  };
  for (const product of products) {
    const obstacle = filter.onlyObstacle(product);
    if (obstacle === undefined) continue;
    const counts = (part: typeof obstacle) => obstacle === 'none' || obstacle === part;
    const { category, stockQuantity, isVeg, pricePaise } = product;
    if (counts('category')) {
      countIn(category);
      if (category.parent) countIn(category.parent);
    }
    if (counts('stock') && stockQuantity > 0) inStockCount++;
    if (counts('veg') && isVeg) vegCount++;
    if (counts('price')) {
      const band = bandOf(pricePaise);
      bands[band] = (bands[band] ?? 0) + 1;
    }
  }
  const levels = byLevel([...categoryCounts.values()], filter.filter);
  return { ...levels, inStockCount, vegCount, priceBands: bandCounts(Array.from(bands)) };
}

/** The top-level categories, and the subcategories of one of them, each in their order. */
function byLevel(
  categoryCounts: CategoryCount[],
  { topCategoryId }: ProductFilter,
): Pick<Facets, 'categories' | 'subcategories'> {
  const sorted = categoryCounts.sort((one, other) =>
    compareCategories(one.category, other.category),
  );
  return {
    categories: sorted.filter(({ category }) => category.parentId === null),
    subcategories: sorted.filter(
      ({ category }) => topCategoryId !== undefined && category.parentId === topCategoryId,
    ),
  };
}

function bandOf(paise: number): number {
  const band = BAND_ENDS.findIndex((end) => paise <= end);
  return band < 0 ? BAND_ENDS.length : band;
}

function startOf(band: number): number {
  const below = BAND_ENDS[band - 1];
  return below === undefined ? 0 : below + 1;
}

function bandCounts(counts: readonly number[]): BandCount[] {
  return counts
    .map((count, band) => ({ fromPaise: startOf(band), toPaise: BAND_ENDS[band] ?? null, count }))
    .filter(({ count }) => count > 0);
}
