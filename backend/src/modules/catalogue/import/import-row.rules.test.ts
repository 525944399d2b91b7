import fc from 'fast-check';
import { ImportCells } from './import-map.rules';
import { CellProblem, pictureUrl } from '../products/product-cells.rules';
import { ImportRow, RowSettings, readImportRow } from './import-row.rules';

const knownSlugs = new Set(['fruits', 'frozen-foods', 'general']);
const knownPaths = new Map([['fruits/exotic fruits', 'exotic-fruits']]);
const settings: RowSettings = {
  map: { categories: { 'Fresh/Fruit': 'fruits' } },
  ...{ knownSlugs, knownPaths },
};
const good: ImportCells = { sku: 'A1', name: 'Rice', mrp: '389.50' };

function fieldsOfProblems(cells: ImportCells, how = settings): unknown[] {
  const read = readImportRow({ ...good, ...cells }, how);
  return Array.isArray(read) ? read.map((problem) => problem.field) : [];
}

function rowOf(cells: ImportCells, how = settings): ImportRow {
  const read = readImportRow({ ...good, ...cells }, how);
  if (Array.isArray(read)) throw new Error(JSON.stringify(read));
  return read;
}

describe('readImportRow', () => {
  it('leaves absent what the file does not say', () => {
    expect(rowOf({})).toEqual({ sku: 'A1', name: 'Rice', mrpPaise: 38950 });
  });

  it('reads every field', () => {
    const cells = {
      category: 'Frozen Foods',
      description: 'Long grains',
      unit: '5 kg',
      stock: '17',
    };
    expect(rowOf({ ...cells, picture: '1f35a', aliases: 'chawal;चावल' })).toEqual({
      sku: 'A1',
      name: 'Rice',
      mrpPaise: 38950,
      categorySlug: 'frozen-foods',
      description: 'Long grains',
      unit: '5 kg',
      stockQuantity: 17,
      imageUrl: '/media/food/1f35a.webp',
      aliases: 'chawal;चावल',
    });
  });

  it('takes an empty unit or alias as none, and other empty values as not said', () => {
    const row = rowOf({ unit: '', aliases: '', category: '', stock: '', picture: '' });
    expect(row).toMatchObject({ unit: null, aliases: null });
    expect([row.categorySlug, row.stockQuantity, row.imageUrl]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(['', '0', '0.00', '-5', '1e3', '12.345', '12,99,9', '10 ₹', 'ten', '1000000.01', 'NaN'])(
    'refuses the price %p',
    (mrp) => expect(fieldsOfProblems({ mrp })).toEqual(['mrp']),
  );

  it.each(['0.01', '1000000', '1000000.00', '58', '389.5', '₹ 10', 'Rs. 45/-', '1,299'])(
    'takes the price %p',
    (mrp) => expect(fieldsOfProblems({ mrp })).toEqual([]),
  );

  it.each(['-1', '1.5', '1000001', '2x', '9999999999999'])('refuses the stock %p', (stock) =>
    expect(fieldsOfProblems({ stock })).toEqual(['stock']),
  );

  it('goes by the map first, then by slug or name, then by the default category', () => {
    expect(rowOf({ category: 'Fresh/Fruit/Mango' }).categorySlug).toBe('fruits');
    expect(rowOf({ category: 'FRUITS' }).categorySlug).toBe('fruits');
    expect(fieldsOfProblems({ category: 'Toys' })).toEqual(['category']);
    expect(rowOf({ category: 'Fruits > Exotic Fruits > Dragon' }).categorySlug).toBe(
      'exotic-fruits',
    );
    expect(fieldsOfProblems({ category: 'Fruits > Apples' })).toEqual(['category']);
    const map = { categories: {}, defaultCategory: 'general' };
    expect(rowOf({ category: 'Toys' }, { map, knownSlugs, knownPaths }).categorySlug).toBe(
      'general',
    );
  });

  it('bounds every length', () => {
    const long = (length: number) => 'x'.repeat(length);
    expect(fieldsOfProblems({ sku: long(64), name: long(200), description: long(2000) })).toEqual(
      [],
    );
    expect(fieldsOfProblems({ unit: long(40), aliases: long(500) })).toEqual([]);
    const cells = { sku: long(65), name: long(201), description: long(2001), unit: long(41) };
    expect(fieldsOfProblems({ ...cells, aliases: long(501) })).toEqual([
      'sku',
      'name',
      'description',
      'unit',
      'aliases',
    ]);
  });

  it('names everything that is wrong with a row', () => {
    const cells = { sku: '', name: '', mrp: 'x', stock: 'x', category: 'x', picture: 'x' };
    expect(fieldsOfProblems(cells)).toEqual(['sku', 'name', 'mrp', 'stock', 'category', 'picture']);
  });

  it('refuses text that is not UTF-8 and characters that cannot be printed', () => {
    expect(fieldsOfProblems({ name: 'Cr\uFFFDme' })).toEqual(['name']);
    expect(fieldsOfProblems({ name: 'Rice\u0000' })).toEqual(['name']);
    expect(fieldsOfProblems({ description: 'two\nlines' })).toEqual([]);
    expect(fieldsOfProblems({ name: 'चावल 🍚' })).toEqual([]);
  });

  it('keeps its promises for any texts at all', () => {
    const text = fc.option(fc.string({ unit: 'binary', maxLength: 70 }), { nil: undefined });
    const texts = fc.record({
      sku: text,
      name: text,
      mrp: text,
      stock: text,
      unit: text,
      picture: text,
    });
    fc.assert(
      fc.property(texts, (cells) => {
        const read = readImportRow(cells, settings);
        if (Array.isArray(read)) return read.length > 0;
        expect(read.sku).not.toBe('');
        expect(read.name).not.toBe('');
        expect(read.sku.length).toBeLessThanOrEqual(64);
        expect(Number.isInteger(read.mrpPaise) && read.mrpPaise > 0).toBe(true);
        return Number.isInteger(read.stockQuantity ?? 0);
      }),
    );
  });

  it('reads every price in range back from its rupees', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (paise) => {
        expect(rowOf({ mrp: (paise / 100).toFixed(2) }).mrpPaise).toBe(paise);
      }),
    );
  });
});

describe('pictureUrl', () => {
  it.each([
    ['1f345', '/media/food/1f345.webp'],
    ['1f336-fe0f', '/media/food/1f336-fe0f.webp'],
    ['/media/rice.webp', '/media/rice.webp'],
    ['https://shop.example/rice.jpg', 'https://shop.example/rice.jpg'],
  ])('makes %p an address', (picture, url) => {
    expect(pictureUrl(picture)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//evil.example/x',
    '/\\evil',
    'rice.webp',
    'http://',
  ])('refuses %p', (picture) => expect(pictureUrl(picture)).toBeInstanceOf(CellProblem));
});
