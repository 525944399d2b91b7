import { CellProblem } from './product-cells.rules';
import { INPUT_FIELDS, PRODUCT_FIELDS, ProductField } from './product-fields.rules';

/** A cell of a file for each kind of value of a field. */
const CELLS = [
  'Rice',
  '12.5',
  '7',
  '18',
  '0713',
  '/media/rice.webp',
  '2026-12-31',
  'yes',
  'no',
  '',
];

describe.each(INPUT_FIELDS)('the field %s', (name) => {
  const field: ProductField<unknown> = PRODUCT_FIELDS[name];
  const write = (value: unknown) => (field.write ? field.write(value) : value);

  it('is read back from an export as it was', () => {
    const values = CELLS.map((cell) => field.read(cell)).filter(
      (value) => value !== undefined && !(value instanceof CellProblem),
    );
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(field.read(String(write(value) ?? ''))).toEqual(value);
  });

  it('has columns that no other field has', () => {
    const headersOf = (of: typeof name) =>
      [PRODUCT_FIELDS[of].column, ...(PRODUCT_FIELDS[of].otherHeaders ?? [])].map((header) =>
        header.toLowerCase(),
      );
    const others = INPUT_FIELDS.filter((other) => other !== name).flatMap(headersOf);
    expect(headersOf(name).filter((header) => others.includes(header))).toEqual([]);
  });
});
