import fc from 'fast-check';
import type { Category } from '../categories/category.entity';
import { Facets, countFacets } from './facets';
import { ListedProduct, listed } from '../products/listed-product';
import { EMPTY_PRODUCT } from '../products/product-fields.rules';
import { ProductFilter, ReadyFilter } from './product-filter';

/** Categories by number; the higher it is, the earlier the category comes. */
const CATEGORY_IDS = [1, 2, 3, 4];
/** Two of them are in the first. */
const TOP_IDS = [1, 2];
const CHILD_IDS = [3, 4];
const categories = new Map(TOP_IDS.map((id) => [id, categoryOf(id, null)]));
for (const id of CHILD_IDS) categories.set(id, categoryOf(id, categories.get(1) ?? null));

function categoryOf(id: number, parent: Category | null): Category {
  const texts = { slug: 's', name: 'S', nameHi: null, nameMr: null, imageUrl: '/s' };
  return { id, ...texts, position: -id, parentId: parent?.id ?? null, parent, version: 1 };
}
const prices = fc.oneof(
  fc.nat(200_000),
  // Around the ends of the bands.
  fc.constantFrom(0, 4_999, 5_000, 5_001, 10_000, 10_001, 99_999, 100_000, 100_001),
);

const product = fc
  .record({
    mrpPaise: prices,
    stockQuantity: fc.nat(2),
    isVeg: fc.constantFrom(true, false, null),
    version: fc.constant(1),
    categoryId: fc.constantFrom(...CATEGORY_IDS),
  })
  .map(({ categoryId, ...some }): ListedProduct => {
    const category = categories.get(categoryId) as Category;
    const texts = { ...EMPTY_PRODUCT, name: 'n', description: '', imageUrl: '/x', changedAt: null };
    return listed({ id: 1, ...texts, searchText: '', categoryId, ...some }, category);
  });

const filter: fc.Arbitrary<ProductFilter> = fc.record({
  categoryId: fc.option(fc.constantFrom(...CATEGORY_IDS, 99), { nil: undefined }),
  inStock: fc.boolean(),
  veg: fc.constantFrom(undefined, true, false),
  minPricePaise: fc.option(prices, { nil: undefined }),
  maxPricePaise: fc.option(prices, { nil: undefined }),
});

/** The length of a list, counted naively. */
function listLength(products: readonly ListedProduct[], wanted: ProductFilter): number {
  return products.filter(
    ({ categoryId, category, stockQuantity, isVeg, mrpPaise }) =>
      (wanted.categoryId === undefined ||
        wanted.categoryId === categoryId ||
        wanted.categoryId === category.parentId) &&
      (!wanted.inStock || stockQuantity > 0) &&
      (wanted.veg === undefined || wanted.veg === isVeg) &&
      (wanted.minPricePaise === undefined || mrpPaise >= wanted.minPricePaise) &&
      (wanted.maxPricePaise === undefined || mrpPaise <= wanted.maxPricePaise),
  ).length;
}

function holds(
  property: (facets: Facets, products: readonly ListedProduct[], wanted: ProductFilter) => void,
): void {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 40 }), filter, (products, wanted) =>
      property(countFacets(products, new ReadyFilter(wanted)), products, wanted),
    ),
    { numRuns: 500 },
  );
}

describe('a facet', () => {
  it('of a category says how long the list is when that category is chosen instead', () => {
    holds((facets, products, wanted) => {
      const inFirst = { ...wanted, topCategoryId: 1 };
      const { subcategories } = countFacets(products, new ReadyFilter(inFirst));
      const shown = [...facets.categories, ...subcategories];
      const counts = new Map(shown.map(({ category, count }) => [category.id, count]));
      for (const categoryId of CATEGORY_IDS)
        expect(counts.get(categoryId) ?? 0).toBe(listLength(products, { ...wanted, categoryId }));
      expect(facets.subcategories).toEqual([]);
    });
  });

  it('of the stock and of what is vegetarian says how long the list is with it', () => {
    holds(({ inStockCount, vegCount }, products, wanted) => {
      expect(inStockCount).toBe(listLength(products, { ...wanted, inStock: true }));
      expect(vegCount).toBe(listLength(products, { ...wanted, veg: true }));
    });
  });

  it('of a price band says how long the list is when that band is chosen instead', () => {
    holds(({ priceBands }, products, wanted) => {
      for (const { fromPaise, toPaise, count } of priceBands) {
        const band = { minPricePaise: fromPaise, maxPricePaise: toPaise ?? undefined };
        expect(count).toBe(listLength(products, { ...wanted, ...band }));
      }
    });
  });
});

describe('facets', () => {
  it('share out what there is without their own part of the filter, and show nothing empty', () => {
    holds(({ categories, priceBands }, products, wanted) => {
      const sum = (counted: readonly { count: number }[]) =>
        counted.reduce((total, { count }) => total + count, 0);
      expect(sum(categories)).toBe(listLength(products, { ...wanted, categoryId: undefined }));
      const anyPrice = { ...wanted, minPricePaise: undefined, maxPricePaise: undefined };
      expect(sum(priceBands)).toBe(listLength(products, anyPrice));
      expect([...categories, ...priceBands].every(({ count }) => count > 0)).toBe(true);
    });
  });

  it('stand in the order of the categories and of the prices', () => {
    holds(({ categories, priceBands }) => {
      const ids = categories.map(({ category }) => category.id);
      expect(ids).toEqual([...ids].sort((one, other) => other - one));
      const ends = priceBands.flatMap(({ fromPaise, toPaise }) => [fromPaise, toPaise ?? Infinity]);
      expect(ends).toEqual([...ends].sort((one, other) => one - other));
    });
  });
});
