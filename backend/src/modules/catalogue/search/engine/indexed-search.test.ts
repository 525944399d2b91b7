import fc from 'fast-check';
import { searchTextOf } from '../../products/search-text.rules';
import { ListedProduct, listed } from '../../products/listed-product';
import { EMPTY_PRODUCT } from '../../products/product-fields.rules';
import { IndexedSearch } from './indexed-search';

const parts = ['Tomato', 'red', 'Atta', 'आलू', 'ghee', 'a%b', 'Oats', '500g', 'w12-x', 'mint'];
const category = {
  id: 1,
  slug: 's',
  name: 'Vegetables',
  imageUrl: '/s',
  position: 1,
  parentId: null,
  nameHi: null,
  nameMr: null,
  version: 1,
};

const product = fc
  .record({
    id: fc.integer({ min: 1, max: 10 }),
    name: fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 3 }),
    aliases: fc.constantFrom('aloo;batata', 'tamatar;टमाटर', null),
    unit: fc.constantFrom('500 g', '1 kg', null),
  })
  .map(({ name, ...some }): ListedProduct => {
    const texts = { ...EMPTY_PRODUCT, ...some, name: name.join(' '), sku: `S-${some.id}` };
    const more = { description: '', imageUrl: '/x', mrpPaise: 1, stockQuantity: 1 };
    return listed(
      {
        ...texts,
        ...more,
        version: 1,
        changedAt: null,
        categoryId: 1,
        searchText: searchTextOf(texts),
      },
      category,
    );
  });

const piece = fc.constantFrom(
  'to',
  'tomato',
  'tom',
  'a',
  'g',
  'आलू',
  'aloo',
  '%',
  'a%b',
  's-1',
  '12',
);
const search = fc.array(piece, { minLength: 1, maxLength: 2 }).map((pieces) => pieces.join(' '));
const step = fc.oneof(
  { weight: 3, arbitrary: product.map((put) => ({ put })) },
  fc.integer({ min: 1, max: 10 }).map((remove) => ({ remove })),
);

function newSearch(products: ReadonlyMap<number, ListedProduct>): IndexedSearch {
  return new IndexedSearch((id) => products.get(id) as ListedProduct);
}

/** The hits of a search with their scores, by product number. */
function foundBy(some: IndexedSearch, text: string): [number, number][] {
  const hits = some.find(text);
  const found = Array.from(hits?.slots ?? [], (slot, at): [number, number] => [
    some.slots.idAt(slot),
    hits?.ranks[at] ?? 0,
  ]);
  return found.sort(([one], [other]) => one - other);
}

describe('the search', () => {
  it('finds whatever holds all that was typed, and after any change the same as when made anew', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(step, search), { maxLength: 20 }), (steps) => {
        const truth = new Map<number, ListedProduct>();
        const kept = newSearch(truth);
        for (const [change, text] of steps) {
          const old = truth.get('put' in change ? change.put.id : change.remove);
          if (old) kept.remove(old);
          if ('put' in change) {
            truth.set(change.put.id, change.put);
            kept.add(change.put);
          } else truth.delete(change.remove);
          const fresh = newSearch(truth);
          fresh.fill(truth.values());
          const found = foundBy(kept, text);
          expect(found).toEqual(foundBy(fresh, text));
          const ids = new Set(found.map(([id]) => id));
          for (const { id, searchText } of truth.values())
            if (text.split(' ').every((each) => searchText.includes(each)))
              expect(ids).toContain(id);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is for something: nothing but spaces is none', () => {
    expect(newSearch(new Map()).find('  ')).toBeUndefined();
  });
});
