import type { Category } from '../category.entity';
import { ListedProduct } from './listed-product';
import { ReadyFilter } from './product-filter';

/** A shelf, and how many of the products stand on it. */
export interface ShelfCount {
  category: Category;
  count: number;
}

/** Prices, both ends within, and how many of the products cost that. */
export interface BandCount {
  fromPaise: number;
  toPaise: number | null;
  count: number;
}

/** What a list can be narrowed or widened to. */
export interface Facets {
  categories: ShelfCount[];
  inStockCount: number;
  vegCount: number;
  priceBands: BandCount[];
}

/** Where one band of prices ends and the next begins, in paise. */
const BAND_ENDS = [5_000, 10_000, 20_000, 50_000, 100_000];

/** Counts what each part of a filter would let through if it alone were not there: one look at each product. */
export function countFacets(products: Iterable<ListedProduct>, filter: ReadyFilter): Facets {
  const shelves = new Map<number, ShelfCount>();
  const bands = new Uint32Array(BAND_ENDS.length + 1);
  let inStockCount = 0;
  let vegCount = 0;
  for (const product of products) {
    const obstacle = filter.onlyObstacle(product);
    if (obstacle === undefined) continue;
    const counts = (part: typeof obstacle) => obstacle === 'none' || obstacle === part;
    const { category, stockQuantity, isVeg, mrpPaise } = product;
    if (counts('category')) {
      const shelf = shelves.get(category.id);
      if (shelf) shelf.count++;
      else shelves.set(category.id, { category, count: 1 });
    }
    if (counts('stock') && stockQuantity > 0) inStockCount++;
    if (counts('veg') && isVeg) vegCount++;
    if (counts('price')) {
      const band = bandOf(mrpPaise);
      bands[band] = (bands[band] ?? 0) + 1;
    }
  }
  const categories = [...shelves.values()].sort(
    (one, other) => one.category.position - other.category.position,
  );
  return { categories, inStockCount, vegCount, priceBands: bandCounts(bands) };
}

function bandOf(paise: number): number {
  const band = BAND_ENDS.findIndex((end) => paise <= end);
  return band < 0 ? BAND_ENDS.length : band;
}

function bandCounts(counts: Uint32Array): BandCount[] {
  return Array.from(counts)
    .map((count, band) => {
      const below = BAND_ENDS[band - 1];
      const fromPaise = below === undefined ? 0 : below + 1;
      return { fromPaise, toPaise: BAND_ENDS[band] ?? null, count };
    })
    .filter(({ count }) => count > 0);
}
