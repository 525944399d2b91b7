import fc from 'fast-check';
import { ListedProduct, listed } from '../products/listed-product';
import { EMPTY_PRODUCT } from '../products/product-fields.rules';
import { searchTextOf } from '../products/search-text.rules';
import { Assortment } from './assortment';
import { PRODUCT_ORDERS } from './product-order';
import { ProductSort } from './product-sort.enum';
import { areUnchanged } from './still-same';

const IDS = 8;
const CATEGORIES = [1, 2];
const at = (hour: number) => new Date(hour * 3_600_000);
const optionalInstant = fc.option(fc.integer({ min: 1, max: 6 }).map(at));

const product = fc
  .record({
    id: fc.integer({ min: 1, max: IDS }),
    name: fc.constantFrom('Tomato', 'Tomato red', 'Potato', 'Ghee'),
    mrpPaise: fc.constantFrom(100, 5_000),
    stockQuantity: fc.constantFrom(0, 7),
    categoryId: fc.constantFrom(...CATEGORIES),
    isHidden: fc.constantFrom(true, false, null, null),
    visibleFrom: optionalInstant,
    visibleUntil: optionalInstant,
  })
  .map((some): ListedProduct => {
    const { categoryId } = some;
    const category = {
      id: categoryId,
      slug: 's',
      name: 'S',
      imageUrl: '/s',
      position: 1,
      parentId: null,
      nameHi: null,
      nameMr: null,
      version: 1,
    };
    const texts = { ...EMPTY_PRODUCT, ...some, version: 1, changedAt: null };
    const row = { ...texts, description: '', imageUrl: '/x', searchText: searchTextOf(texts) };
    return listed(row, category);
  });

type Step = { put: ListedProduct } | { remove: number } | { sold: number } | { hour: number };
const id = fc.integer({ min: 1, max: IDS });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: product.map((put) => ({ put })) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 7 }).map((hour) => ({ hour })) },
  id.map((remove) => ({ remove })),
  id.map((sold) => ({ sold })),
);
const scenario = fc.record({
  first: fc.uniqueArray(product, { selector: (each) => each.id }),
  steps: fc.array(step, { maxLength: 25 }),
});

const EVERYTHING = { search: '', filter: { inStock: false }, sort: ProductSort.NAME };
const idsOf = (products: readonly ListedProduct[]) => products.map((each) => each.id);
const ascending = (ids: Iterable<number>) => [...ids].sort((one, other) => one - other);

function isFound({ isHidden, visibleFrom, visibleUntil }: ListedProduct, now: Date): boolean {
  if (isHidden === true) return false;
  const hour = now.getTime();
  return (visibleFrom?.getTime() ?? -1) <= hour && hour < (visibleUntil?.getTime() ?? Infinity);
}

/** An assortment and a plain record of the same products. */
class Compared {
  readonly assortment = new Assortment();
  readonly truth = new Map<number, ListedProduct>();
  now = at(0);

  constructor(first: readonly ListedProduct[]) {
    this.assortment.fill(first, this.now);
    for (const each of first) this.truth.set(each.id, each);
  }

  take(step: Step): void {
    if ('put' in step) {
      this.assortment.put(step.put, this.now);
      this.truth.set(step.put.id, step.put);
    } else if ('remove' in step) {
      this.assortment.remove(step.remove);
      this.truth.delete(step.remove);
    } else if ('sold' in step) {
      this.assortment.setSold(step.sold, 3);
      const old = this.truth.get(step.sold);
      if (old) this.truth.set(step.sold, { ...old, soldPieces: 3 });
    } else if (at(step.hour) > this.now) {
      this.now = at(step.hour);
      this.assortment.turn(this.now);
    }
  }

  /** The products that customers find, or do not, by a linear search. */
  those(isWanted: boolean): ListedProduct[] {
    return [...this.truth.values()]
      .filter((each) => isFound(each, this.now) === isWanted)
      .sort(PRODUCT_ORDERS[ProductSort.NAME]);
  }
}

describe('the assortment', () => {
  it('has for customers what a look at every product finds visible, whatever comes, goes and passes', () => {
    fc.assert(
      fc.property(scenario, ({ first, steps }) => {
        const compared = new Compared(first);
        const { visible, hidden } = compared.assortment;
        for (const each of steps) {
          compared.take(each);
          const [found, rest] = [compared.those(true), compared.those(false)];
          expect(visible.page(EVERYTHING, 0, 100).items).toEqual(found);
          expect(hidden.page(EVERYTHING, 0, 100).items).toEqual(rest);
          for (const categoryId of CATEGORIES)
            expect(visible.countOf(categoryId)).toBe(
              found.filter((other) => other.categoryId === categoryId).length,
            );
          const facets = visible.facets(EVERYTHING);
          expect(facets.inStockCount).toBe(
            found.filter(({ stockQuantity }) => stockQuantity > 0).length,
          );
          const searched = visible.page({ ...EVERYTHING, search: 'tomato' }, 0, 100).items;
          const foundIds = new Set(idsOf(found));
          expect(searched.every((other) => foundIds.has(other.id))).toBe(true);
          expect(visible.suggest('to', 20).every((other) => foundIds.has(other.id))).toBe(true);
          for (const other of compared.truth.values())
            expect(visible.similar(other, 20).every((like) => foundIds.has(like.id))).toBe(true);
          expect(compared.assortment.size).toBe(compared.truth.size);
          expect(ascending(compared.assortment.idsBetween(2, 6))).toEqual(
            ascending([...compared.truth.keys()].filter((one) => one > 2 && one <= 6)),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it('says that a list is the same only where it is', () => {
    fc.assert(
      fc.property(scenario, ({ first, steps }) => {
        const compared = new Compared(first);
        const { visible } = compared.assortment;
        const answered = visible.page(EVERYTHING, 0, 3);
        const isFresh = areUnchanged(visible, answered.items, visible.changes);
        for (const each of steps) {
          compared.take(each);
          if (isFresh()) expect(visible.page(EVERYTHING, 0, 3)).toEqual(answered);
        }
      }),
    );
  });

  it('changes nothing that customers see where hidden products change', () => {
    const assortment = new Assortment();
    const [one] = fc.sample(product, { numRuns: 1, seed: 1 });
    if (!one) throw new Error('there is no product');
    const hidden = { ...one, isHidden: true };
    assortment.fill([hidden], at(0));
    const { changes, arrangement } = assortment.visible;
    assortment.put({ ...hidden, stockQuantity: 99 }, at(0));
    assortment.turn(at(7));
    expect(assortment.visible).toMatchObject({ changes, arrangement });
  });
});
