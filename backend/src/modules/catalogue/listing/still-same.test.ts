import fc from 'fast-check';
import { searchTextOf } from '../products/search-text.rules';
import { ProductSort } from './product-sort.enum';
import { CatalogueModel } from './catalogue-model';
import { listed } from '../products/listed-product';
import { EMPTY_PRODUCT } from '../products/product-fields.rules';
import { areUnchanged, isUnchanged } from './still-same';

const category = {
  id: 1,
  slug: 's',
  name: 'S',
  imageUrl: '/s',
  position: 1,
  parentId: null,
  nameHi: null,
  nameMr: null,
  version: 1,
};
const question = { search: '', filter: { inStock: false }, sort: ProductSort.NAME };
const firstPage = (model: CatalogueModel) => model.page(question, 0, 2);

function product(id: number, name: string, stockQuantity = 5) {
  const texts = { ...EMPTY_PRODUCT, id, name };
  const rest = {
    description: '',
    imageUrl: '/x',
    mrpPaise: 100,
    version: 1,
    changedAt: null,
    categoryId: category.id,
  };
  return listed({ ...texts, ...rest, stockQuantity, searchText: searchTextOf(texts) }, category);
}

function shopOf(names: readonly string[]): CatalogueModel {
  const model = new CatalogueModel();
  model.fill(names.map((name, at) => product(at + 1, name)));
  return model;
}

/** Replaces a product with the same one with another stock. */
function sell(model: CatalogueModel, id: number, stockQuantity: number): void {
  const sold = model.get(id);
  if (sold) model.put({ ...sold, stockQuantity });
}

const id = fc.integer({ min: 1, max: 5 });
const step = fc.oneof(
  fc.tuple(id, fc.nat(3)).map(([of, stock]) => (model: CatalogueModel) => {
    sell(model, of, stock);
  }),
  fc.tuple(id, fc.constantFrom('a', 'b', 'z')).map(([of, name]) => (model: CatalogueModel) => {
    model.put(product(of, name));
  }),
  id.map((of) => (model: CatalogueModel) => {
    model.remove(of);
  }),
);

describe('a list that is said to be the same', () => {
  it('is what would be answered now, whatever comes and goes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const model = shopOf(['a', 'c', 'e']);
        const answered = firstPage(model);
        const isFresh = areUnchanged(model, answered.items, model.changes);
        expect(isFresh()).toBe(true);
        for (const change of steps) {
          change(model);
          if (isFresh()) expect(firstPage(model)).toEqual(answered);
        }
      }),
    );
  });

  it('stays so while only others are sold', () => {
    const model = shopOf(['a', 'b', 'c']);
    const isFresh = areUnchanged(model, firstPage(model).items, model.changes);
    sell(model, 3, 4);
    expect(isFresh()).toBe(true);
    sell(model, 1, 4);
    expect(isFresh()).toBe(false);
  });

  it('is never so where anything changed between the question and its answer', () => {
    const model = shopOf(['a', 'b', 'c']);
    const askedAt = model.changes;
    const { items } = firstPage(model);
    model.put(product(4, '0'));
    expect(areUnchanged(model, items, askedAt)()).toBe(false);
  });
});

describe('a product that is said to be the same', () => {
  it.each<[string, (model: CatalogueModel) => void]>([
    ['it is sold', (model) => sell(model, 1, 4)],
    ['another is added to its category', (model) => model.put(product(3, 'z'))],
  ])('stays so until %s', (_name, change) => {
    const model = shopOf(['a', 'b']);
    const [a] = firstPage(model).items;
    if (!a) throw new Error('there is no product');
    const isFresh = isUnchanged(model, a);
    sell(model, 2, 4);
    expect(isFresh()).toBe(true);
    change(model);
    expect(isFresh()).toBe(false);
  });
});
