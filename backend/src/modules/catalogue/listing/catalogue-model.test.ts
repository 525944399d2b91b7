import fc from 'fast-check';
import type { Category } from '../categories/category.entity';
import { searchTextOf } from '../products/search-text.rules';
import { ProductSort } from './product-sort.enum';
import { CatalogueModel } from './catalogue-model';
import { ListedProduct, listed } from '../products/listed-product';
import { EMPTY_PRODUCT } from '../products/product-fields.rules';
import { ProductFilter } from './product-filter';
import { PRODUCT_ORDERS } from './product-order';

/** The last one starts at the top level, and moves into another and out again. */
const CATEGORIES = [1, 2, 3];
const MOVING = 3;
const names = ['Tomato', 'TOMATO red', 'potato', 'Atta', 'आलू', 'ghee', 'a', 'to', 'Oats & honey'];

function categoryOf(id: number, parent: Category | null): Category {
  const texts = { slug: 's', name: 'S', nameHi: null, nameMr: null, imageUrl: '/s' };
  return { id, ...texts, position: id, parentId: parent?.id ?? null, parent, version: 1 };
}

const product = (ids: number) =>
  fc
    .record({
      id: fc.integer({ min: 1, max: ids }),
      name: fc.constantFrom(...names),
      mrpPaise: fc.constantFrom(100, 5_000, 5_001, 300_000),
      stockQuantity: fc.constantFrom(0, 1, 7),
      unit: fc.constantFrom('500 g', '2 l', '6 pieces', '1 bunch', null),
      isVeg: fc.constantFrom(true, false, null),
      version: fc.constantFrom(1, 2),
      categoryId: fc.constantFrom(...CATEGORIES),
      soldPieces: fc.constantFrom(0, 1, 9),
    })
    .map(({ soldPieces, ...some }): ListedProduct => {
      const { categoryId } = some;
      const category = categoryOf(categoryId, null);
      const texts = { ...EMPTY_PRODUCT, ...some, sku: `S${some.id}`, changedAt: null };
      const row = { ...texts, description: '', imageUrl: '/x', searchText: searchTextOf(texts) };
      return listed(row, category, soldPieces);
    });

type Change =
  | { put: ListedProduct }
  | { remove: number }
  | { stock: [number, number] }
  | { sold: [number, number] }
  | { moveInto: number | null };
const change = (ids: number): fc.Arbitrary<Change> => {
  const id = fc.integer({ min: 1, max: ids });
  return fc.oneof(
    { weight: 3, arbitrary: product(ids).map((put) => ({ put })) },
    id.map((remove) => ({ remove })),
    fc.tuple(id, fc.nat(3)).map((stock) => ({ stock })),
    fc.tuple(id, fc.nat(3)).map((sold) => ({ sold })),
    fc.constantFrom(null, 1, 2).map((moveInto) => ({ moveInto })),
  );
};

const filter: fc.Arbitrary<ProductFilter> = fc.record({
  categoryId: fc.constantFrom(undefined, ...CATEGORIES),
  inStock: fc.boolean(),
  veg: fc.constantFrom(undefined, true, false),
  minPricePaise: fc.constantFrom(undefined, 0, 5_001),
  maxPricePaise: fc.constantFrom(undefined, 100, 5_000),
});
const sort = fc.constantFrom(...Object.values(ProductSort));

function isIn({ category }: ListedProduct, categoryId: number): boolean {
  return category.id === categoryId || category.parentId === categoryId;
}

function isWanted(each: ListedProduct, wanted: ProductFilter): boolean {
  const { categoryId, inStock, veg, minPricePaise = 0, maxPricePaise = Infinity } = wanted;
  return (
    (categoryId === undefined || isIn(each, categoryId)) &&
    (!inStock || each.stockQuantity > 0) &&
    (veg === undefined || each.isVeg === veg) &&
    each.mrpPaise >= minPricePaise &&
    each.mrpPaise <= maxPricePaise
  );
}

/** The expected list, by a linear search. */
function matching(
  products: Iterable<ListedProduct>,
  wanted: ProductFilter,
  order: ProductSort,
): ListedProduct[] {
  const kept = order === ProductSort.RELEVANCE ? ProductSort.POPULARITY : order;
  return [...products].filter((each) => isWanted(each, wanted)).sort(PRODUCT_ORDERS[kept]);
}

/** The expected facets: each counts the whole list without its part of the filter. */
function facetsOf(products: readonly ListedProduct[], wanted: ProductFilter) {
  const without = (part: Partial<ProductFilter>) =>
    products.filter((each) => isWanted(each, { ...wanted, ...part }));
  const priced = without({ minPricePaise: undefined, maxPricePaise: undefined });
  const inAnyCategory = without({ categoryId: undefined });
  const tops = CATEGORIES.filter(
    (id) => id !== MOVING || !products.some((each) => each.category.parentId),
  );
  return {
    categories: tops
      .map((id) => ({ id, count: inAnyCategory.filter((each) => isIn(each, id)).length }))
      .filter(({ count }) => count > 0),
    subcategories: [MOVING]
      .filter(() => products.some((each) => each.category.parentId === wanted.topCategoryId))
      .map((id) => ({ id, count: inAnyCategory.filter((each) => isIn(each, id)).length }))
      .filter(({ count }) => count > 0),
    inStockCount: without({ inStock: true }).length,
    vegCount: without({ veg: true }).length,
    countInBand: (fromPaise: number, toPaise: number | null) =>
      priced.filter(({ mrpPaise }) => mrpPaise >= fromPaise && mrpPaise <= (toPaise ?? Infinity))
        .length,
    pricedCount: priced.length,
  };
}

function apply(model: CatalogueModel, truth: Map<number, ListedProduct>, step: Change): void {
  if ('put' in step) {
    // All products of a category share its object.
    const beside = [...truth.values()].find((each) => each.categoryId === step.put.categoryId);
    const put = { ...step.put, category: beside?.category ?? step.put.category };
    model.put(put);
    truth.set(put.id, put);
  } else if ('moveInto' in step) {
    const parent = step.moveInto === null ? null : categoryOf(step.moveInto, null);
    const category = categoryOf(MOVING, parent);
    for (const old of [...truth.values()].filter(({ categoryId }) => categoryId === MOVING)) {
      model.put({ ...old, category });
      truth.set(old.id, { ...old, category });
    }
  } else if ('remove' in step) {
    model.remove(step.remove);
    truth.delete(step.remove);
  } else if ('stock' in step) {
    const [id, stockQuantity] = step.stock;
    const old = truth.get(id);
    if (!old) return;
    model.put({ ...old, stockQuantity });
    truth.set(id, { ...old, stockQuantity });
  } else {
    const [id, soldPieces] = step.sold;
    model.setSold(id, soldPieces);
    const old = truth.get(id);
    if (old) truth.set(id, { ...old, soldPieces });
  }
}

const scenario = fc.record({
  first: fc.uniqueArray(product(12), { selector: ({ id }) => id }),
  steps: fc.array(fc.tuple(change(12), filter, sort), { maxLength: 25 }),
});

describe('the catalogue in memory', () => {
  it('lists and counts as a look at every product would, whatever comes and goes', () => {
    fc.assert(
      fc.property(scenario, ({ first, steps }) => {
        const model = new CatalogueModel();
        model.fill(first);
        const truth = new Map(first.map((each) => [each.id, each]));
        for (const [step, wanted, order] of steps) {
          apply(model, truth, step);
          const question = { search: '', filter: wanted, sort: order };
          const all = matching(truth.values(), wanted, order);
          const found = { totalCount: all.length, correctedSearch: null };
          expect(model.page(question, 0, 100)).toEqual({ items: all, ...found });
          expect(model.page(question, 2, 3)).toEqual({ items: all.slice(2, 5), ...found });
          for (const categoryId of CATEGORIES)
            expect(model.countOf(categoryId)).toBe(
              matching(truth.values(), { categoryId, inStock: false }, order).length,
            );
          expect(model.size).toBe(truth.size);
          expect(model.inOrderOfIds().map(({ id }) => id)).toEqual(
            [...truth.keys()].sort((a, b) => a - b),
          );
          expect(model.idsBetween(3, 8).sort((a, b) => a - b)).toEqual(
            [...truth.keys()].filter((id) => id > 3 && id <= 8).sort((a, b) => a - b),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it('narrows what a search finds as a look at every product found would', () => {
    const searched = fc.constantFrom('tomato', 'to', 'ghee', 'nothing has this', 'tomatto');
    fc.assert(
      fc.property(scenario, searched, ({ first, steps }, search) => {
        const model = new CatalogueModel();
        model.fill(first);
        const truth = new Map(first.map((each) => [each.id, each]));
        for (const [step, wanted, order] of steps) {
          apply(model, truth, step);
          const everything = model.page(
            { search, filter: { inStock: false }, sort: order },
            0,
            100,
          );
          const { correctedSearch } = everything;
          const all = everything.items.filter((each) => isWanted(each, wanted));
          const found = { totalCount: all.length, correctedSearch };
          const question = { search, filter: wanted, sort: order };
          expect(everything.items.every((each) => truth.get(each.id)?.name === each.name)).toBe(
            true,
          );
          expect(model.page(question, 0, 100)).toEqual({ items: all, ...found });
          expect(model.page(question, 1, 2)).toEqual({ items: all.slice(1, 3), ...found });
        }
      }),
      { numRuns: 200 },
    );
  });

  it('counts each facet as if the list were not narrowed by it', () => {
    fc.assert(
      fc.property(scenario, ({ first, steps }) => {
        const model = new CatalogueModel();
        model.fill(first);
        const truth = new Map(first.map((each) => [each.id, each]));
        for (const [step, wanted] of steps) {
          apply(model, truth, step);
          const inOne = { ...wanted, topCategoryId: 1 };
          const facets = model.facets({ search: '', filter: inOne, sort: ProductSort.NAME });
          const expected = facetsOf([...truth.values()], inOne);
          expect(
            facets.categories.map(({ category, count }) => ({ id: category.id, count })),
          ).toEqual(expected.categories);
          expect(
            facets.subcategories.map(({ category, count }) => ({ id: category.id, count })),
          ).toEqual(expected.subcategories);
          expect(facets).toMatchObject({
            inStockCount: expected.inStockCount,
            vegCount: expected.vegCount,
          });
          for (const { fromPaise, toPaise, count } of facets.priceBands)
            expect(count).toBe(expected.countInBand(fromPaise, toPaise));
          const inBands = facets.priceBands.reduce((sum, { count }) => sum + count, 0);
          expect(inBands).toBe(expected.pricedCount);
        }
      }),
      { numRuns: 200 },
    );
  });
});
