import fc from 'fast-check';
import { ListedProduct, listed } from '../products/listed-product';
import { EMPTY_PRODUCT } from '../products/product-fields.rules';
import { ProductStanding } from '../products/visibility.rules';
import { ProductTable, TableFilter } from './product-table';
import {
  ProductTableSort,
  SORT_WAYS,
  SortKey,
  StockLevel,
  readPlace,
  writePlace,
} from './product-table.rules';

const NOW = new Date('2026-11-20T04:00:00Z');
const TOMORROW = new Date('2026-11-21T04:00:00Z');
const YESTERDAY = new Date('2026-11-19T04:00:00Z');
const anyInstant = fc.constantFrom(null, YESTERDAY, NOW, TOMORROW);
const CATEGORY = {
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

const product = fc
  .record({
    id: fc.integer({ min: 1, max: 25 }),
    name: fc.constantFrom('Tea', 'tea', 'Atta', 'चाय'),
    mrpPaise: fc.constantFrom(500, 1_000),
    sellingPaise: fc.constantFrom(null, 400, 500),
    stockQuantity: fc.constantFrom(0, 1, 9, 10),
    lowStockLevel: fc.constantFrom(null, 1, 10),
    categoryId: fc.constantFrom(1, 2),
    isHidden: fc.constantFrom(null, false, true),
    visibleFrom: fc.constantFrom(null, YESTERDAY, TOMORROW),
    visibleUntil: fc.constantFrom(null, YESTERDAY),
    imageUrl: fc.constantFrom('', '/media/x.webp'),
    gstBasisPoints: fc.constantFrom(null, 0, 500),
    brand: fc.constantFrom(null, 'Amul', 'AMUL', 'Tata'),
    changedAt: anyInstant,
  })
  .map((some) =>
    listed({ ...EMPTY_PRODUCT, ...some, description: '', searchText: '', version: 1 }, CATEGORY),
  );

const maybe = <Value>(...values: Value[]) => fc.constantFrom(undefined, undefined, ...values);
const filter: fc.Arbitrary<TableFilter> = fc.record({
  ids: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 25 })), { nil: undefined, freq: 3 }),
  categoryId: maybe(1),
  stock: maybe(...Object.values(StockLevel)),
  minPricePaise: maybe(400, 500),
  maxPricePaise: maybe(400, 500),
  standing: maybe(...Object.values(ProductStanding)),
  hasPicture: maybe(true, false),
  hasGstRate: maybe(true, false),
  gstRateBasisPoints: maybe(0, 500),
  brand: maybe('amul', 'nobody'),
  changedSince: maybe(YESTERDAY, NOW),
});

/** Whether a product matches a filter, computed without an index. */
function fits(each: ListedProduct, wanted: TableFilter): boolean {
  const { pricePaise, stockQuantity: stock, isHidden, visibleFrom, visibleUntil } = each;
  const hasGone = visibleUntil !== null && visibleUntil <= NOW;
  const isLater = visibleFrom !== null && visibleFrom > NOW;
  const standing = isHidden ? 'HIDDEN' : isLater ? 'SCHEDULED' : hasGone ? 'HIDDEN' : 'SHOWN';
  const isFew = stock <= (each.lowStockLevel ?? 9);
  const level = { OUT: stock === 0, LOW: stock > 0 && isFew, IN: stock > 0 };
  return (
    (wanted.ids?.includes(each.id) ?? true) &&
    (wanted.categoryId ?? each.categoryId) === each.categoryId &&
    (!wanted.stock || level[wanted.stock]) &&
    pricePaise >= (wanted.minPricePaise ?? 0) &&
    pricePaise <= (wanted.maxPricePaise ?? Infinity) &&
    (wanted.standing ?? standing) === standing &&
    (wanted.hasPicture ?? each.imageUrl !== '') === (each.imageUrl !== '') &&
    (wanted.hasGstRate ?? each.gstBasisPoints !== null) === (each.gstBasisPoints !== null) &&
    (wanted.gstRateBasisPoints === undefined ||
      wanted.gstRateBasisPoints === each.gstBasisPoints) &&
    (!wanted.brand || each.brand?.toLowerCase() === wanted.brand) &&
    (!wanted.changedSince || (each.changedAt !== null && each.changedAt >= wanted.changedSince))
  );
}

const VALUES: Record<SortKey, (each: ListedProduct) => number | string> = {
  id: ({ id }) => id,
  name: ({ name }) => name.toLowerCase(),
  price: ({ pricePaise }) => pricePaise,
  stock: ({ stockQuantity }) => stockQuantity,
  changed: ({ changedAt }) => changedAt?.getTime() ?? 0,
};

function inOrder(products: ListedProduct[], sort: ProductTableSort): number[] {
  const { key, isDown } = SORT_WAYS[sort];
  const sorted = [...products].sort((one, other) => {
    const [a, b] = [VALUES[key](one), VALUES[key](other)];
    return a < b ? -1 : a > b ? 1 : one.id - other.id;
  });
  return (isDown ? sorted.reverse() : sorted).map(({ id }) => id);
}

/** All pages of a list in sequence: forwards from its start, or backwards from its end. */
function pagesOf(table: ProductTable, wanted: TableFilter, sort: ProductTableSort): number[][] {
  const way = SORT_WAYS[sort];
  const placeOf = (id: number | undefined) => table.placeOfProduct(id ?? 0, way.key);
  const pages: number[][] = [];
  for (let after = undefined as ReturnType<typeof placeOf>; ;) {
    const { ids, hasMore } = table.find(wanted, { ...way, limit: 3, after });
    pages.push(ids);
    if (!hasMore) return pages;
    after = placeOf(ids.at(-1));
  }
}

const anySort = fc.constantFrom(...Object.values(ProductTableSort));
const steps = fc.array(fc.oneof(product, fc.integer({ min: 1, max: 25 })), { maxLength: 60 });

describe('ProductTable', () => {
  it('answers every filter in every order as a plain look at all products, while they come, change and go', () => {
    fc.assert(
      fc.property(steps, steps, filter, anySort, anySort, (first, later, wanted, sort, other) => {
        const [table, truth] = [new ProductTable(), new Map<number, ListedProduct>()];
        const take = (step: ListedProduct | number) => {
          if (typeof step === 'number') {
            truth.delete(step);
            table.remove(step);
          } else {
            truth.set(step.id, step);
            table.put(step, NOW);
          }
        };
        first.forEach(take);
        table.fill(() => truth.values(), NOW);
        table.find({}, { ...SORT_WAYS[other], limit: 1 });
        later.forEach(take);
        const fitting = [...truth.values()].filter((each) => fits(each, wanted));
        const expected = inOrder(fitting, sort);
        const pages = pagesOf(table, wanted, sort);
        expect(pages.flat()).toEqual(expected);
        const { totalCount } = table.find(wanted, { ...SORT_WAYS[sort], limit: 1 });
        expect(totalCount).toBe(expected.length);
        expect(table.all(wanted)).toEqual([...expected].sort((one, next) => one - next));
        const way = SORT_WAYS[sort];
        const last = table.placeOfProduct(expected.at(-1) ?? 0, way.key);
        if (!last) return;
        const back = table.find(wanted, { ...way, limit: 3, before: last });
        expect(back.ids).toEqual(expected.slice(0, -1).slice(-3));
        expect(back.hasMore).toBe(expected.length > 4);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the place of a reader while products before it come and go', () => {
    const make = (id: number, name: string) =>
      listed(
        {
          ...EMPTY_PRODUCT,
          id,
          name,
          mrpPaise: 1,
          stockQuantity: 1,
          imageUrl: '',
          description: '',
          searchText: '',
          version: 1,
          changedAt: null,
          categoryId: 1,
        },
        CATEGORY,
      );
    const table = new ProductTable();
    table.fill(() => ['b', 'd', 'f', 'h'].map((name, at) => make(at + 1, name)), NOW);
    const way = SORT_WAYS[ProductTableSort.NAME_A_TO_Z];
    expect(table.find({}, { ...way, limit: 2 }).ids).toEqual([1, 2]);
    const after = table.placeOfProduct(2, 'name');
    table.put(make(9, 'a'), NOW);
    table.remove(2);
    expect(table.find({}, { ...way, limit: 2, after }).ids).toEqual([3, 4]);
    table.forget();
    table.fill(() => [], NOW);
    expect(table.find({}, { ...way, limit: 2 })).toEqual({
      ids: [],
      totalCount: 0,
      hasMore: false,
    });
  });
});

describe('a place', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1 }), (value, id) => {
        expect(readPlace(writePlace('name', { value, id }), 'name', 'after')).toEqual({
          value,
          id,
        });
      }),
    );
  });

  it.each([
    ['not one', 'id'],
    [Buffer.from('{}').toString('base64url'), 'id'],
    [writePlace('id', { value: 1, id: 1 }), 'price'],
    [writePlace('name', { value: 1, id: 1 }), 'name'],
    [writePlace('stock', { value: 1, id: 1.5 }), 'stock'],
  ] as const)('is refused: %s for %s', (cursor, key) => {
    expect(() => readPlace(cursor, key, 'after')).toThrow(
      expect.objectContaining({ code: 'VALIDATION', fields: { after: expect.any(String) } }),
    );
  });
});
