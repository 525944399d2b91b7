import fc from 'fast-check';
import {
  CategoryRow,
  findCategory,
  inTreeOrder,
  linked,
  pathKey,
  placedAmong,
  slugFor,
  slugsByPath,
} from './category-tree.rules';

const row = (id: number, about: Partial<CategoryRow> = {}): CategoryRow => ({
  ...{ id, slug: `slug-${id}`, name: `Name ${id}`, nameHi: null, nameMr: null, imageUrl: '' },
  ...{ position: id, parentId: null, version: 1 },
  ...about,
});

/** A tree of two levels: some categories at the top, the others in one of them. */
const rows = fc
  .array(fc.tuple(fc.nat(5), fc.option(fc.nat(4), { nil: null })), { maxLength: 20 })
  .map((all) =>
    all.map(([position, into], index) => {
      const id = index + 1;
      const isTop = into === null || into >= index || all[into]?.[1] !== null;
      return row(id, { position, parentId: isTop ? null : into + 1 });
    }),
  )
  // Parents are at the top level.
  .map((all) => {
    const tops = new Set(all.filter(({ parentId }) => parentId === null).map(({ id }) => id));
    return all.filter(({ parentId }) => parentId === null || tops.has(parentId));
  });

describe('the order of the tree', () => {
  it('has each category once, and behind each top what is in it', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const ordered = inTreeOrder(all);
        expect(new Set(ordered.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
        let top: CategoryRow | undefined;
        for (const each of ordered)
          if (each.parentId === null) top = each;
          else expect(each.parentId).toBe(top?.id);
      }),
    );
  });

  it('begins with the eight, whatever the places of others', () => {
    const eight = row(1, { slug: 'general', position: 8 });
    const own = row(2, { position: 1 });
    expect(inTreeOrder([own, eight])).toEqual([eight, own]);
  });
});

describe('linked categories', () => {
  it('stay the same objects where nothing of them changed', () => {
    fc.assert(
      fc.property(rows, fc.nat(20), (all, changedId) => {
        const before = linked(all, []);
        expect(linked(all, before)).toEqual(before);
        const changed = all.map((each) =>
          each.id === changedId ? { ...each, name: 'Another', version: 2 } : each,
        );
        const after = linked(changed, before);
        for (const category of after) {
          const isOutdated = [category.id, category.parentId].includes(changedId);
          expect(before.includes(category)).toBe(!isOutdated);
          expect(category.parent ?? null).toBe(
            after.find(({ id }) => id === category.parentId) ?? null,
          );
        }
      }),
    );
  });
});

describe('a path', () => {
  const tree = linked(
    [
      row(1, { slug: 'fruits', name: 'Fruits' }),
      row(2, { slug: 'exotic-fruits', name: 'Exotic fruits', parentId: 1 }),
    ],
    [],
  );

  it.each([
    ['fruits', 'fruits'],
    ['FRUITS', 'fruits'],
    ['exotic-fruits', 'exotic-fruits'],
    ['Fruits > Exotic fruits', 'exotic-fruits'],
    ['fruits/exotic-fruits', 'exotic-fruits'],
    [' Fruits /  exotic   FRUITS ', 'exotic-fruits'],
  ])('%p names %p', (text, slug) => expect(findCategory(tree, text)?.slug).toBe(slug));

  it.each(['', '>', 'Exotic fruits', 'Fruits > Apples', 'Exotic fruits > Fruits'])(
    '%p names none',
    (text) => expect(findCategory(tree, text)).toBeUndefined(),
  );

  it('leads to the slug that it names', () => {
    for (const [key, slug] of slugsByPath(tree)) expect(findCategory(tree, key)?.slug).toBe(slug);
    expect(slugsByPath(tree).get(pathKey('Fruits > Exotic fruits'))).toBe('exotic-fruits');
  });
});

describe('a slug', () => {
  it.each([
    ['Exotic fruits', 'exotic-fruits'],
    ['Crème & Café!', 'creme-cafe'],
    ['  7 Up  ', '7-up'],
  ])('of %p is %p', (name, slug) => expect(slugFor(name, new Set())).toBe(slug));

  it('is new, fits its column, and has no sign that an address would write otherwise', () => {
    const name = fc.tuple(
      fc.string(),
      fc.constantFrom('a', 'Z', '0'),
      fc.string({ maxLength: 80 }),
    );
    fc.assert(
      fc.property(name, (parts) => {
        const taken = new Set<string>();
        for (let count = 0; count < 12; count++) {
          const slug = slugFor(parts.join(''), taken);
          expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
          expect(slug.length).toBeLessThanOrEqual(40);
          expect(taken.has(slug)).toBe(false);
          taken.add(slug);
        }
      }),
    );
  });
});

describe('a place among siblings', () => {
  it('is the one that is wanted, and the others keep their order', () => {
    const place = fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined });
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { maxLength: 8 }), place, (siblings, wanted) => {
        const placed = placedAmong(siblings, -1, wanted);
        expect(placed.map(({ position }) => position)).toEqual(placed.map((_, at) => at + 1));
        expect(placed.map(({ sibling }) => sibling).filter((each) => each !== -1)).toEqual(
          siblings,
        );
        const last = siblings.length + 1;
        expect(placed.findIndex(({ sibling }) => sibling === -1) + 1).toBe(
          Math.min(wanted ?? last, last),
        );
      }),
    );
  });
});
