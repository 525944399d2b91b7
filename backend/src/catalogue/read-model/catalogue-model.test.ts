import fc from 'fast-check';
import { searchTextOf } from '../product.entity';
import { ProductSort } from '../product.page';
import { CatalogueModel, ProductFilter } from './catalogue-model';
import { ListedProduct } from './listed-product';
import { PRODUCT_ORDERS } from './product-order';

const CATEGORIES = [1, 2, 3];
const words = ['Tomato', 'TOMATO red', 'potato', 'Atta', 'आलू', 'ghee', 'a', 'to', 'Oats & honey'];

const product = (ids: number) =>
  fc
    .record({
      id: fc.integer({ min: 1, max: ids }),
      name: fc.constantFrom(...words),
      aliases: fc.constantFrom('aloo;batata', 'tamatar', null),
      mrpPaise: fc.constantFrom(100, 200, 300),
      stockQuantity: fc.constantFrom(0, 1, 7),
      categoryId: fc.constantFrom(...CATEGORIES),
    })
    .map((some): ListedProduct => {
      const category = { id: some.categoryId, slug: 's', name: 'S', imageUrl: '/s', position: 1 };
      const texts = { ...some, unit: '500 g', sku: `S${some.id}` };
      return {
        ...texts,
        category,
        description: '',
        imageUrl: '/x',
        searchText: searchTextOf(texts),
      };
    });

type Change = { put: ListedProduct } | { remove: number } | { stock: [number, number] };
const change = (ids: number): fc.Arbitrary<Change> =>
  fc.oneof(
    { weight: 3, arbitrary: product(ids).map((put) => ({ put })) },
    fc.integer({ min: 1, max: ids }).map((remove) => ({ remove })),
    fc.tuple(fc.integer({ min: 1, max: ids }), fc.nat(3)).map((stock) => ({ stock })),
  );

const filter: fc.Arbitrary<ProductFilter> = fc.record({
  words: fc.array(fc.constantFrom('tom', 'tomato', 'to', 'आलू', 'aloo', 'g', 'red', 'nothing'), {
    maxLength: 2,
  }),
  categoryId: fc.constantFrom(undefined, ...CATEGORIES),
  inStock: fc.boolean(),
}) as fc.Arbitrary<ProductFilter>;
const sort = fc.constantFrom(...Object.values(ProductSort));

/** What the list is, looked for in all products one by one. */
function matching(
  products: Iterable<ListedProduct>,
  { words: all, categoryId, inStock }: ProductFilter,
  order: ProductSort,
): ListedProduct[] {
  return [...products]
    .filter((each) => categoryId === undefined || each.categoryId === categoryId)
    .filter((each) => !inStock || each.stockQuantity > 0)
    .filter((each) => all.every((word) => each.searchText.includes(word)))
    .sort(PRODUCT_ORDERS[order]);
}

function apply(model: CatalogueModel, truth: Map<number, ListedProduct>, step: Change): void {
  if ('put' in step) {
    model.put(step.put);
    truth.set(step.put.id, step.put);
  } else if ('remove' in step) {
    model.remove(step.remove);
    truth.delete(step.remove);
  } else {
    const [id, stockQuantity] = step.stock;
    model.setStock(id, stockQuantity);
    const old = truth.get(id);
    if (old) truth.set(id, { ...old, stockQuantity });
  }
}

describe('the catalogue in memory', () => {
  it('lists, searches and counts as a look at every product would, whatever comes and goes', () => {
    const scenario = fc.record({
      first: fc.uniqueArray(product(12), { selector: ({ id }) => id }),
      steps: fc.array(fc.tuple(change(12), filter, sort), { maxLength: 25 }),
    });
    fc.assert(
      fc.property(scenario, ({ first, steps }) => {
        const model = new CatalogueModel();
        model.fill(first);
        const truth = new Map(first.map((each) => [each.id, each]));
        for (const [step, wanted, order] of steps) {
          apply(model, truth, step);
          const all = matching(truth.values(), wanted, order);
          expect(model.page(wanted, order, 0, 100)).toEqual([all, all.length]);
          expect(model.page(wanted, order, 2, 3)).toEqual([all.slice(2, 5), all.length]);
          for (const id of CATEGORIES)
            expect(model.countOf(id)).toBe(
              matching(truth.values(), { words: [], categoryId: id, inStock: false }, order).length,
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
});
