import fc from 'fast-check';
import {
  ImportMap,
  ImportMapError,
  emptyImportMap,
  importFields,
  mappedCategory,
  readColumnPair,
  readHeader,
  readImportMap,
} from './import-map.rules';

const withColumns = (columns: ImportMap['columns']): ImportMap => ({ columns, categories: {} });

describe('readHeader', () => {
  it('knows the usual headers whatever their case', () => {
    const cellsOf = readHeader(['SKU', ' ProductName', 'mrpPrice', 'quantity'], emptyImportMap);
    expect(cellsOf(['A1', ' Rice ', '10', '5'])).toEqual({
      sku: 'A1',
      name: 'Rice',
      mrp: '10',
      stock: '5',
    });
  });

  it('takes the first of several usual headers', () => {
    const cellsOf = readHeader(['sku', 'name', 'price', 'mrp'], emptyImportMap);
    expect(cellsOf(['A1', 'Rice', '9', '10']).mrp).toBe('10');
  });

  it('joins several columns, and leaves empty ones out', () => {
    const map = withColumns({ category: ['main', 'sub'], description: ['brand', 'type'] });
    const cellsOf = readHeader(['sku', 'name', 'mrp', 'main', 'sub', 'brand', 'type'], map);
    expect(cellsOf(['A1', 'Rice', '10', 'Food', 'Rice', 'Own', 'Raw'])).toMatchObject({
      category: 'Food/Rice',
      description: 'Own · Raw',
    });
    expect(cellsOf(['A1', 'Rice', '10', 'Food', '', '', ''])).toMatchObject({
      category: 'Food',
      description: '',
    });
  });

  it('names the needed columns that are missing', () => {
    expect(() => readHeader(['id', 'name'], emptyImportMap)).toThrow(
      /no column for sku, mrp among/,
    );
  });

  it.each([
    ['mrp', ['sku', 'name', 'mrp', 'MRP '], emptyImportMap],
    ['pack', ['sku', 'name', 'mrp', 'pack', 'pack'], withColumns({ unit: 'pack' })],
  ])('names a column that is there twice: %s', (name, header, map) => {
    expect(() => readHeader(header, map)).toThrow(`The file has two columns “${name}”`);
  });

  it('takes no notice of a column that is there twice and not read', () => {
    const cellsOf = readHeader(['sku', 'name', 'mrp', 'note', 'note'], emptyImportMap);
    expect(cellsOf(['A1', 'Rice', '10', 'x', 'y'])).toEqual({ sku: 'A1', name: 'Rice', mrp: '10' });
  });

  it('names a mapped column that is missing', () => {
    expect(() => readHeader(['sku', 'name', 'mrp'], withColumns({ unit: 'pack' }))).toThrow(
      'The file has no column “pack”',
    );
  });

  it('finds every field in its own column, in whatever order the columns are', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...importFields], { minLength: importFields.length }),
        (header) => {
          const cells = readHeader(header, emptyImportMap)(header.map((field) => `the ${field}`));
          for (const field of importFields) expect(cells[field]).toBe(`the ${field}`);
        },
      ),
    );
  });
});

describe('mappedCategory', () => {
  const categories = { Food: 'cereals', 'Food/Oil': 'general', 'Food/Oil/Frozen': 'frozen-foods' };

  it.each([
    ['Food', 'cereals'],
    ['Food/Rice', 'cereals'],
    ['Food/Oil', 'general'],
    ['Food/Oil/Olive', 'general'],
    ['Food/Oil/Frozen', 'frozen-foods'],
    ['Foods', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('takes the longest part of %p that has an entry', (path, slug) => {
    expect(mappedCategory(path, categories)).toBe(slug);
  });
});

describe('readImportMap', () => {
  it('takes a whole map', () => {
    const map = {
      columns: { sku: 'Item', category: ['A', 'B'] },
      categories: { A: 'fruits' },
      defaultCategory: 'general',
      defaultStock: 50,
    };
    expect(readImportMap(map)).toEqual(map);
  });

  it.each([
    [[], 'map should be a JSON object'],
    [{ column: {} }, '“column” is none of these'],
    [{ columns: { colour: 'Colour' } }, '“colour” is none of these'],
    [{ columns: { sku: 1 } }, '“sku” should name a column'],
    [{ columns: { sku: [] } }, '“sku” should name a column'],
    [{ categories: { A: 1 } }, '“A” should be given a slug'],
    [{ defaultCategory: 1 }, 'defaultCategory should be a slug'],
    [{ defaultStock: -1 }, 'defaultStock should be a whole number'],
  ])('refuses %j', (json, message) => {
    expect(() => readImportMap(json)).toThrow(ImportMapError);
    expect(() => readImportMap(json)).toThrow(message);
  });
});

describe('readColumnPair', () => {
  it('reads a field and its header', () => {
    expect(readColumnPair('mrp=Retail price = MRP')).toEqual({ mrp: 'Retail price = MRP' });
  });

  it.each(['colour=Colour', 'mrp=', '=Price'])('refuses %p', (pair) => {
    expect(() => readColumnPair(pair)).toThrow(ImportMapError);
  });
});
